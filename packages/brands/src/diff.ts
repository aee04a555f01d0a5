import { isDeepStrictEqual } from "node:util";
import { formatPath } from "./finding.ts";
import { isRecord } from "./record.ts";

/** Undefined where there was nothing, or is nothing any more. */
export interface Difference {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

type Entries = readonly (readonly [key: string | number, value: unknown])[];

/** What can be compared part by part: an object, or a list of objects. A list of plain values is read as a whole. */
const entriesOf = (value: unknown): Entries | null => {
  if (isRecord(value)) return Object.entries(value);
  return Array.isArray(value) && value.some(isRecord) ? [...value.entries()] : null;
};

/** Everything that differs between two versions, at the deepest path that says it. */
export const diffValues = (before: unknown, after: unknown, path: readonly PropertyKey[] = []): Difference[] => {
  if (isDeepStrictEqual(before, after)) return [];
  const [old, now] = [entriesOf(before), entriesOf(after)];
  if (!old || !now || Array.isArray(before) !== Array.isArray(after))
    return [{ path: formatPath(path), before, after }];
  const [oldValues, newValues] = [new Map(old), new Map(now)];
  return [...new Set([...oldValues.keys(), ...newValues.keys()])].flatMap((key) =>
    diffValues(oldValues.get(key), newValues.get(key), [...path, key]),
  );
};

const show = (value: unknown): string => (value === undefined ? "nothing" : JSON.stringify(value));

export const formatDifference = ({ path, before, after }: Difference): string =>
  `${path} · ${show(before)} → ${show(after)}`;
