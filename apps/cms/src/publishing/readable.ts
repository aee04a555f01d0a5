import { DERIVED_PARTS } from "@touchline/brands";
import { type Difference, diffValues, type Step } from "@touchline/brands/schema";
import { type Fields, fieldsIn, isFields } from "../fields/form-value.ts";
import { labelOf } from "../fields/words.ts";
import type { ReadableDifference } from "./answers.ts";

/** Parts of a path that tell an editor nothing. */
const SILENT: ReadonlySet<string> = new Set(["settings", "props", "bannerGroup", "visibility", "blocks"]);

/** What one of a list is called. */
const ONE_OF: Readonly<Record<string, string>> = {
  blocks: "block",
  mobileBanners: "banner on mobile",
  desktopBanners: "banner on desktop",
  options: "option",
  links: "link",
};

/** A banner has a name, a block a tag. */
const nameOf = (value: unknown): string | null => {
  const { name, tag } = fieldsIn(value);
  const called = name ?? tag;
  return typeof called === "string" && called !== "" ? called : null;
};

const itemWords = (list: string, index: number, item: unknown): string => {
  const name = nameOf(item);
  const one = ONE_OF[list] ?? labelOf(list).toLowerCase();
  if (name && list.endsWith("Banners")) return `${one} ${name}`;
  return `${one} ${index + 1}${name ? ` (${name})` : ""}`;
};

/** The part with a brand's own words: by language, then by text. Both are names already. */
const TEXTS = "texts";

/** Where something stands, as an editor says it. */
const placeOf = (steps: readonly Step[]): string => {
  if (steps[0]?.key === TEXTS) return [labelOf(TEXTS), ...steps.slice(1).map(({ key }) => key)].join(", ");
  const words = steps.flatMap(({ key, item }, index) => {
    if (typeof key === "number") return itemWords(String(steps[index - 1]?.key), key, item);
    const isNamedNext = key in ONE_OF && typeof steps[index + 1]?.key === "number";
    return SILENT.has(key) || isNamedNext ? [] : labelOf(key);
  });
  return words.map((word, index) => (index === 0 ? word : word.charAt(0).toLowerCase() + word.slice(1))).join(", ");
};

const textOfFields = (value: Fields): string => nameOf(value) ?? JSON.stringify(value);

/** A value as text; null where there is nothing. */
export const textOf = (value: unknown): string | null => {
  if (value === undefined) return null;
  if (value === null || value === "") return "empty";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.length === 0 ? "empty" : value.map(textOf).join(", ");
  return isFields(value) ? textOfFields(value) : String(value);
};

/** When a picture was saved is no content. */
const TIMES: ReadonlySet<unknown> = new Set(["updatedAt", "createdAt"]);
const DERIVED: ReadonlySet<unknown> = new Set(DERIVED_PARTS);

/** Each text that differs, also where a brand has its first or its last words of its own. */
const eachText = (difference: Difference): Difference[] => {
  const { path, steps, before, after } = difference;
  if (steps[0]?.key !== TEXTS || !(isFields(before) || isFields(after))) return [difference];
  const [older, newer] = [fieldsIn(before), fieldsIn(after)];
  return [...new Set([...Object.keys(older), ...Object.keys(newer)])].flatMap((key) =>
    eachText({ path: `${path}.${key}`, steps: [...steps, { key }], before: older[key], after: newer[key] }),
  );
};

/** What differs between two versions, or a version and the draft, for whoever reads them. */
export const differencesOf = (older: unknown, newer: unknown): Difference[] =>
  diffValues(older, newer)
    .filter(({ steps }) => !TIMES.has(steps.at(-1)?.key) && !DERIVED.has(steps[0]?.key))
    .flatMap(eachText);

export const readableDifferences = (older: unknown, newer: unknown): ReadableDifference[] =>
  differencesOf(older, newer).map(({ path, steps, before, after }) => ({
    path,
    place: placeOf(steps),
    before: textOf(before),
    after: textOf(after),
  }));
