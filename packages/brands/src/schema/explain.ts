import type * as z from "zod/mini";
import { error, type Finding, formatPath } from "../finding.ts";
import { isRecord } from "../record.ts";

type Issue = z.core.$ZodIssue;
type IssueOf<Code extends Issue["code"]> = Extract<Issue, { code: Code }>;

const KINDS: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};

const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? String(values[0]) : `one of ${values.map(String).join(", ")}`;

const UNITS: Readonly<Record<string, string>> = { array: " entries", string: " characters" };
const rangeOf = (issue: IssueOf<"too_small"> | IssueOf<"too_big">): string => {
  const unit = UNITS[issue.origin] ?? "";
  if (issue.code === "too_big") return `at most ${issue.maximum}${unit}`;
  return issue.inclusive === false ? `more than ${issue.minimum}` : `at least ${issue.minimum}${unit}`;
};

const refusesKind = ({ code, path, input }: Issue): boolean =>
  path.length === 0 && (code === "invalid_type" || (code === "invalid_value" && isRecord(input)));

/** Branches of a union that the input could have been meant for. */
const meantBranches = ({ errors }: IssueOf<"invalid_union">): (readonly Issue[])[] =>
  errors.filter((branch) => !branch.some(refusesKind));

const unionOf = (issue: IssueOf<"invalid_union">): string => {
  if ("options" in issue && Array.isArray(issue.options)) return oneOf(issue.options);
  return issue.errors.map((branch) => branch.map(allowedBy).join(" and ")).join(", or ");
};

/** The allowed values, in words. */
const allowedBy = (issue: Issue): string => {
  switch (issue.code) {
    case "invalid_value":
      return oneOf(issue.values);
    case "too_small":
    case "too_big":
      return rangeOf(issue);
    case "invalid_type":
      return KINDS[issue.expected] ?? issue.expected;
    case "invalid_union":
      return unionOf(issue);
    case "invalid_key":
      return issue.issues.map(allowedBy).join(" and ");
    default:
      return issue.message;
  }
};

/** For an object with an unknown discriminator, the discriminator's value. */
const shownInput = (issue: Issue): unknown => {
  const discriminator = "discriminator" in issue ? issue.discriminator : undefined;
  return typeof discriminator === "string" && isRecord(issue.input) ? issue.input[discriminator] : issue.input;
};

const problemOf = (input: unknown): string =>
  input === undefined ? "is missing" : `${JSON.stringify(input)} is not allowed`;

const explain = (issue: Issue, under: readonly PropertyKey[]): Finding[] => {
  const path = [...under, ...issue.path];
  if (issue.code === "unrecognized_keys") {
    const remedy = "remove it or correct its name";
    return issue.keys.map((key) => error(formatPath([...path, key]), "there is no such setting", remedy));
  }
  if (issue.code === "custom") return [error(formatPath(path), issue.message, String(issue.params?.remedy ?? ""))];
  if (issue.code === "invalid_union") {
    const [branch, ...others] = meantBranches(issue);
    if (branch && others.length === 0) return branch.flatMap((inner) => explain(inner, path));
  }
  return [error(formatPath(path), problemOf(shownInput(issue)), `use ${allowedBy(issue)}`)];
};

/** Turns schema issues (parsed with `reportInput`) into findings that a person can act on. */
export const explainIssues = (issues: readonly Issue[], under: readonly PropertyKey[] = []): Finding[] =>
  issues.flatMap((issue) => explain(issue, under));
