import { type LocalizedText, languageCodes } from "@touchline/brands";
import { perLanguage } from "./language.ts";

const chain = perLanguage(({ locale }) => [...languageCodes(locale), "default"]);

/** A text of a brand's own: in the page's language, else in what the brand named as its default. */
export const selectText = (text: LocalizedText): string => {
  const language = chain().find((name) => text[name] !== undefined && text[name] !== "");
  return (language && text[language]) || text.default;
};
