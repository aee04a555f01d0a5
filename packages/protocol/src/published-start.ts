/**
 * What a page must know of a published brand before its first paint. It is sent as a style sheet: of what a script may add to a page, only
 * that holds back the first paint and needs no Trusted Types policy. The values are custom properties of the root.
 */
export interface PublishedStart {
  readonly theme: { readonly default: string; readonly options: readonly string[] };
  readonly languages: readonly string[];
}

const NAMES = {
  theme: "--published-theme",
  options: "--published-themes",
  languages: "--published-languages",
} as const;

/** Names of themes and languages; nothing that could end a string of CSS. */
const WORD = /^[\w-]{1,40}$/;

const words = (text: string): readonly string[] => text.split(" ").filter((word) => WORD.test(word));

export const formatPublishedStart = ({ theme, languages }: PublishedStart): string => {
  const values = { [NAMES.theme]: [theme.default], [NAMES.options]: theme.options, [NAMES.languages]: languages };
  const properties = Object.entries(values).map(([name, list]) => `${name}:"${words(list.join(" ")).join(" ")}"`);
  return `:root{${properties.join(";")}}`;
};

/** Null where nothing was published, or it did not come. `read` gives the value of a custom property. */
export const parsePublishedStart = (read: (name: string) => string): PublishedStart | null => {
  const list = (name: string): readonly string[] => words(read(name).trim().replaceAll('"', ""));
  const [fallback] = list(NAMES.theme);
  const [options, languages] = [list(NAMES.options), list(NAMES.languages)];
  if (!fallback || options.length === 0 || languages.length === 0) return null;
  return { theme: { default: fallback, options }, languages };
};
