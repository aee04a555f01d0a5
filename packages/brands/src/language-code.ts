/** Norwegian has two codes in use: a brand may say `no`, the texts of the app are `nb`. */
const OTHER_CODES: Readonly<Record<string, string>> = { no: "nb", nb: "no" };

/** A language, its other code, and both without their region: `pt-BR`, `pt`. */
export const languageCodes = (locale: string): readonly string[] => {
  const language = locale.split("-")[0] as string;
  return [...new Set([locale, language].flatMap((code) => [code, OTHER_CODES[code] ?? code]))];
};
