import { formatMoment, formatMoney } from "./format.ts";
import type { DepositRefusal } from "./limits/own-limits.ts";

export type DepositProblem = DepositRefusal | { readonly error: "NO_ANSWER" } | { readonly error: "INVALID" };

/** Why there was no deposit, for the punter. */
export const problemText = (problem: DepositProblem, currency: string): string => {
  switch (problem.error) {
    case "ON_A_BREAK":
      return `You are on a break until ${formatMoment(problem.until)}. Deposits are off until then.`;
    case "DEPOSIT_LIMIT":
      return `That is more than your deposit limit allows. Left today: ${formatMoney(problem.left, currency)}.`;
    case "NO_ANSWER":
      return "That did not reach the sportsbook. Nothing is lost: try again.";
    case "INVALID":
      return "That amount cannot be deposited.";
  }
};
