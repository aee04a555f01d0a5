import { addTexts, type Catalogue, pageLocale } from "./language.ts";
import { localeChain } from "./locale.ts";

const catalogues: Readonly<Record<string, () => Promise<Catalogue>>> = import.meta.glob<Catalogue>(
  "./catalogues/*.json",
  { import: "default", query: "?late" },
);

/** The closest first, English at last. */
const chainOf = (locale: string): readonly string[] => [...new Set([...localeChain(locale), "en"])];

const loadLateTexts = async (): Promise<void> => {
  const loading = chainOf(pageLocale()).map((name) => catalogues[`./catalogues/${name}.json`]?.());
  for (const texts of await Promise.all(loading)) if (texts) addTexts(texts);
};

let loading: Promise<void> | undefined;

/** Once for all parts; what failed may be asked for again. */
const haveLateTexts = (): Promise<void> =>
  (loading ??= loadLateTexts().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

/** A part of the app together with the texts that are not in the first script: it draws nothing before it can say it. */
export const withLateTexts =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([load(), haveLateTexts()]);
    return module;
  };
