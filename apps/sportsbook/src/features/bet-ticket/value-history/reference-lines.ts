import { type Amount, parseAmount } from "@touchline/betting";
import type { Bet, RuleKind, ValueHistory } from "@touchline/protocol";

/** An amount that the value is seen against. */
export interface ReferenceLine {
  readonly id: string;
  readonly kind: "stake" | "target" | "stop";
  readonly amount: Amount;
}

const KINDS: Readonly<Record<RuleKind, ReferenceLine["kind"]>> = { target: "target", minute: "target", stop: "stop" };

/** The stake, and the rules of the bet. */
export const referenceLines = ({ rules }: Bet, { stake, currency }: ValueHistory): ReferenceLine[] => [
  { id: "stake", kind: "stake", amount: parseAmount(stake, currency) ?? 0n },
  ...rules.map(({ id, kind, amount }) => ({ id, kind: KINDS[kind], amount: parseAmount(amount, currency) ?? 0n })),
];

export const highestOf = (amounts: readonly Amount[]): Amount =>
  amounts.toSorted((one, other) => (one < other ? 1 : -1))[0] ?? 0n;
