import type * as z from "zod/mini";

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

const NAMES: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  object: "an object",
  record: "an object",
  array: "a list",
  tuple: "a list",
  null: "null",
  undefined: "nothing",
};

const kindOf = (value: unknown): string => {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return NAMES[typeof value] ?? typeof value;
};

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((held: unknown, key) => (held as Record<PropertyKey, unknown> | null | undefined)?.[key], value);

const formatPath = (path: Path): string =>
  path.reduce(
    (text: string, key) =>
      typeof key === "number" ? `${text}[${key}]` : `${text}${text === "" ? "" : "."}${String(key)}`,
    "",
  );

const LONGEST_VALUE = 60;

/** Shortened to fit a line. */
export const quote = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
};

const depthOf = (issues: readonly Issue[]): number => Math.max(0, ...issues.map(({ path }) => path.length));

/** The branch of a union that was probably meant: the one with the fewest and deepest issues. */
const nearest = (branches: readonly (readonly Issue[])[]): readonly Issue[] =>
  branches.toSorted((one, other) => one.length - other.length || depthOf(other) - depthOf(one))[0] ?? [];

const problemOf = (issue: Issue, value: unknown): string => {
  if (value === undefined) return "is missing";
  switch (issue.code) {
    case "invalid_type":
      return `is ${kindOf(value)} (${quote(value)}), where ${NAMES[issue.expected] ?? issue.expected} was due`;
    case "invalid_value":
      return `is ${quote(value)}, where one of ${issue.values.map(quote).join(", ")} was due`;
    case "invalid_format":
      return `is ${quote(value)}, which is not of the form ${issue.pattern ?? issue.format}`;
    case "too_small":
      return `is ${quote(value)}, below the minimum (${issue.minimum})`;
    case "too_big":
      return `is ${quote(value)}, above the maximum (${issue.maximum})`;
    case "unrecognized_keys":
      return `has unknown fields: ${issue.keys.join(", ")}`;
    default:
      return `is ${quote(value)}, which the contract does not know`;
  }
};

const sentencesOf = (issue: Issue, root: unknown, before: Path): string[] => {
  const path = [...before, ...issue.path];
  const value = valueAt(root, path);
  const branch = issue.code === "invalid_union" && value !== undefined ? nearest(issue.errors) : [];
  if (branch.length > 0) return branch.flatMap((inner) => sentencesOf(inner, root, path));
  return [`${formatPath(path) || "the whole of it"} ${problemOf(issue, value)}`];
};

const MOST_SENTENCES = 3;

/** Describes what is wrong with a value, with the path: `events[3].prices is missing`. */
export const describeIssues = (issues: readonly Issue[], value: unknown): string => {
  const sentences = issues.flatMap((issue) => sentencesOf(issue, value, []));
  const more = sentences.length - MOST_SENTENCES;
  return [...sentences.slice(0, MOST_SENTENCES), ...(more > 0 ? [`and ${more} more`] : [])].join("; ");
};
