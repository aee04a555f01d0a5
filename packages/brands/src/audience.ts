import type { AUDIENCES } from "./allowed.ts";

export type Audience = (typeof AUDIENCES)[number];

/** Who looks. Type and tag are the operator's own words for a punter; a visitor has neither. */
export interface Viewer {
  readonly audience: Audience;
  readonly type?: string | null | undefined;
  readonly tag?: string | null | undefined;
}

/** What a rule may ask of a punter. */
export const RULE_KINDS = ["type", "tag"] as const;
type RuleKind = (typeof RULE_KINDS)[number];

/** `type:retail` or `tag:vip`. */
export const RULE = /^(?:type|tag):\S(?:.{0,38}\S)?$/;

const wordsOf = (rules: readonly string[], kind: RuleKind): readonly string[] =>
  rules.filter((rule) => rule.startsWith(`${kind}:`)).map((rule) => rule.slice(kind.length + 1));

/** The words that rules ask for, by kind. */
export const ruleWords = (rules: readonly string[]): Readonly<Record<RuleKind, readonly string[]>> => ({
  type: wordsOf(rules, "type"),
  tag: wordsOf(rules, "tag"),
});

/** Of several words of a kind one must fit, and each kind that is asked for. A rule of an unknown kind fits nobody. */
const fitsRules = (rules: readonly string[], viewer: Viewer): boolean =>
  rules.every((rule) => RULE.test(rule)) &&
  RULE_KINDS.every((kind) => {
    const words = wordsOf(rules, kind);
    return words.length === 0 || words.includes(viewer[kind] ?? "");
  });

export interface Target {
  /** Empty or missing: everyone. */
  readonly audience?: readonly Audience[] | undefined;
  readonly rules?: readonly string[] | undefined;
}

/** Whether something is meant for this viewer. */
export const isMeantFor = ({ audience = [], rules = [] }: Target, viewer: Viewer): boolean =>
  (audience.length === 0 || audience.includes(viewer.audience)) && fitsRules(rules, viewer);

/** Whether there may be somebody whom both are meant for. */
export const shareViewers = (one: Target, other: Target): boolean => {
  const meet = (left: readonly string[] = [], right: readonly string[] = []): boolean =>
    left.length === 0 || right.length === 0 || left.some((each) => right.includes(each));
  const [words, others] = [ruleWords(one.rules ?? []), ruleWords(other.rules ?? [])];
  return meet(one.audience, other.audience) && RULE_KINDS.every((kind) => meet(words[kind], others[kind]));
};
