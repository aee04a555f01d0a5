import type { ReadableDifference } from "../../publishing/answers.ts";

/** Differences of one part of a brand. */
export interface DifferenceGroup {
  /** Key of words, or what the forms call the part. */
  readonly place: string;
  readonly differences: readonly (ReadableDifference & { readonly what: string })[];
}

const THEME = /^(accents|shape|logo|widgetColors|look)\b/;
const TEXTS = /^(texts|settings\.texts)\b/;

const HOMEPAGE = "homepage";

/** Places are told from the outside in: “Homepage, block 2 (hero), shown from”. */
const groupOf = ({ path, place }: ReadableDifference): string => {
  if (path.startsWith("settings.homepage")) return HOMEPAGE;
  if (THEME.test(path)) return "theme";
  if (TEXTS.test(path)) return "texts";
  return path.startsWith("settings.") ? (place.split(", ")[0] ?? place) : "brand";
};

const isPartOfSettings = ({ path }: ReadableDifference): boolean => path.startsWith("settings.");

const whatOf = (difference: ReadableDifference): string => {
  const { place } = difference;
  const rest = isPartOfSettings(difference) ? place.split(", ").slice(1).join(", ") : place;
  return rest ? rest.charAt(0).toUpperCase() + rest.slice(1) : place;
};

/** By the part of the brand where an editor would look for them, the page first. */
export const groupDifferences = (differences: readonly ReadableDifference[]): DifferenceGroup[] =>
  [...Map.groupBy(differences, groupOf)]
    .map(([place, those]) => ({ place, differences: those.map((each) => ({ ...each, what: whatOf(each) })) }))
    .toSorted((one, other) => Number(other.place === HOMEPAGE) - Number(one.place === HOMEPAGE));
