import { isDeepStrictEqual } from "node:util";
import { formatPath } from "./finding.ts";
import { isRecord } from "./record.ts";

/** One step of a path: a key, or an index of a list with its item. */
export interface Step {
  readonly key: string | number;
  readonly item?: unknown;
}

export interface Difference {
  readonly path: string;
  /** The path as steps. For items that moved in a list the indexes are those of the newer version. */
  readonly steps: readonly Step[];
  /** Undefined where it was added. */
  readonly before: unknown;
  /** Undefined where it was removed. */
  readonly after: unknown;
}

type Compare = (before: unknown, after: unknown, steps: readonly Step[]) => Difference[];

const difference = (before: unknown, after: unknown, steps: readonly Step[]): Difference => ({
  path: formatPath(steps.map(({ key }) => key)),
  steps,
  before,
  after,
});

/** Identifies an item of a list wherever it is: a banner by its id, a block by its type and tag. */
const identityOf = (item: unknown): string | null => {
  if (!isRecord(item)) return null;
  if (typeof item.id === "string") return item.id;
  return item.blockType === undefined ? null : JSON.stringify([item.blockType, item.tag]);
};

/** Null where items have no identity or the same one. */
const byIdentity = (list: readonly unknown[]): ReadonlyMap<string, Required<Step>> | null => {
  const items = new Map(list.map((item, key) => [identityOf(item), { key, item }]));
  return items.size < list.length || items.has(null) ? null : (items as ReadonlyMap<string, Required<Step>>);
};

const nameOf = (item: unknown): unknown => (isRecord(item) ? (item.name ?? item.tag ?? item.id) : item);

type Items = ReadonlyMap<string, Required<Step>>;

/** The items that both have, in the order of the first. */
const commonOf = (items: Items, others: Items): [identity: string, name: unknown][] =>
  [...items]
    .filter(([identity]) => others.has(identity))
    .map(([identity, { item }]): [string, unknown] => [identity, nameOf(item)]);

const identitiesOf = (items: readonly [identity: string, name: unknown][]): string[] =>
  items.map(([identity]) => identity);
const namesOf = (items: readonly [identity: string, name: unknown][]): unknown[] => items.map(([, name]) => name);

/** Added, removed and changed items, and the order of the rest if it changed. */
const compareItems = (before: Items, after: Items, steps: readonly Step[]): Difference[] => {
  const removed = [...before].filter(([identity]) => !after.has(identity));
  const [old, now] = [commonOf(before, after), commonOf(after, before)];
  const isSameOrder = isDeepStrictEqual(identitiesOf(old), identitiesOf(now));
  return [
    ...(isSameOrder ? [] : [difference(namesOf(old), namesOf(now), [...steps, { key: "order" }])]),
    ...removed.map(([, step]) => difference(step.item, undefined, [...steps, step])),
    ...[...after].flatMap(([identity, step]) => compareValues(before.get(identity)?.item, step.item, [...steps, step])),
  ];
};

const compareInPlace = (before: readonly unknown[], after: readonly unknown[], steps: readonly Step[]): Difference[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, key) =>
    compareValues(before[key], after[key], [...steps, { key, item: after[key] ?? before[key] }]),
  ).flat();

/** Null for lists of plain values, which are compared as a whole. */
const compareLists = (
  before: readonly unknown[],
  after: readonly unknown[],
  steps: readonly Step[],
): Difference[] | null => {
  if (![...before, ...after].some(isRecord)) return null;
  const [old, now] = [byIdentity(before), byIdentity(after)];
  return old && now ? compareItems(old, now, steps) : compareInPlace(before, after, steps);
};

const compareParts = (before: unknown, after: unknown, steps: readonly Step[]): Difference[] | null => {
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, steps);
  if (!isRecord(before) || !isRecord(after)) return null;
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    compareValues(before[key], after[key], [...steps, { key }]),
  );
};

const compareValues: Compare = (before, after, steps) =>
  isDeepStrictEqual(before, after) ? [] : (compareParts(before, after, steps) ?? [difference(before, after, steps)]);

/** All differences between two versions, each at the deepest possible path. */
export const diffValues = (before: unknown, after: unknown): Difference[] => compareValues(before, after, []);

const show = (value: unknown): string => (value === undefined ? "nothing" : JSON.stringify(value));

export const formatDifference = ({ path, before, after }: Pick<Difference, "path" | "before" | "after">): string =>
  `${path} · ${show(before)} → ${show(after)}`;
