import type { Env } from "../env/env.ts";
import { type Catalogue, ENGLISH, type Language } from "./language.ts";
import { type InterfaceLocale, localeChain } from "./locale.ts";

type Loaders = Readonly<Record<string, () => Promise<Catalogue>>>;

const catalogues: Loaders = import.meta.glob<Catalogue>(["./catalogues/*.json", "!./catalogues/en.json"], {
  import: "default",
});

const tenantTexts: Loaders = import.meta.glob<Catalogue>("../../../../packages/brands/texts/*/*.json", {
  import: "default",
});

interface LanguageRequest extends Pick<Env, "report"> {
  readonly locale: InterfaceLocale;
  readonly tenant: string;
}

/** From the closest to the farthest: whatever the tenant says about the language comes before what everybody gets. */
const loadersOf = ({ locale, tenant }: LanguageRequest) => {
  const chain = localeChain(locale);
  return [
    ...chain.map((name) => tenantTexts[`../../../../packages/brands/texts/${tenant}/${name}.json`]),
    ...chain.map((name) => catalogues[`./catalogues/${name}.json`]),
  ].filter((load) => load !== undefined);
};

/** All texts of a language as far as they can be had, over English. Never rejects. */
export const loadLanguage = async (request: LanguageRequest): Promise<Language> => {
  const loading = loadersOf(request).map((load) =>
    load().catch((error: unknown): Catalogue => {
      request.report(error);
      return {};
    }),
  );
  const nearestFirst = await Promise.all(loading);
  return {
    locale: request.locale,
    catalogue: Object.assign({}, ENGLISH.catalogue, ...nearestFirst.toReversed()),
  };
};
