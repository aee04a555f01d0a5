import type { Check } from "./checks.ts";

/** Checks of one kind and gravity. */
export interface CheckGroup extends Pick<Check, "kind" | "tone"> {
  readonly count: number;
  readonly first: Check;
}

const TONES: readonly Check["tone"][] = ["danger", "warning", "plain"];

/** The gravest first. */
export const groupChecks = (checks: readonly Check[]): CheckGroup[] =>
  [...Map.groupBy(checks, ({ kind, tone }) => `${kind} ${tone}`).values()]
    .map((group) => {
      const first = group[0] as Check;
      return { kind: first.kind, tone: first.tone, count: group.length, first };
    })
    .toSorted((one, other) => TONES.indexOf(one.tone) - TONES.indexOf(other.tone));
