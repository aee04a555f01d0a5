import type { Decision } from "../accept/decide-bet.ts";
import type { RiskWord } from "./risk-port.ts";

/** A bet that would be placed, as the outside system decides it. What it offers instead is a lower stake that the book takes. */
export const heedRisk = (decision: Decision, word: RiskWord, stake: bigint, minStake: bigint): Decision => {
  if (decision.status !== "PLACED" || word.decision === "accept") return decision;
  const refused = { ...decision, status: "REJECTED", figures: null } as const;
  if (word.decision === "silent") return { ...refused, codes: ["NOT_DECIDED"] };
  const offered = word.decision === "alternative" && word.stake < stake && word.stake >= minStake ? word.stake : null;
  return { ...refused, codes: ["LIABILITY_REACHED"], alternativeStake: offered };
};
