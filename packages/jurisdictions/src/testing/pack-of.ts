import type { Pack, Rule } from "../schema.ts";

type OwnParts = Rule extends infer One
  ? One extends Rule
    ? Omit<One, "id" | "requires" | "keptBy" | "source" | "verified" | "doubt">
    : never
  : never;

/** A pack of rules that no market has, to see what a rule does. */
export const packOf = (...rules: OwnParts[]): Pack => ({
  id: "neutral",
  version: 1,
  effectiveFrom: "2000-01-01",
  open: [],
  rules: rules.map(
    (rule) =>
      ({
        id: `neutral.${rule.kind}`,
        requires: "It is required by a test.",
        keptBy: ["app"],
        source: null,
        verified: false,
        doubt: "It is no law of any country.",
        ...rule,
      }) as Rule,
  ),
});
