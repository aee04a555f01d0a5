import type { Amount, SlipError, SlipSummary } from "@touchline/betting";
import type { Gate } from "../../data/betslip/gate.ts";
import { slipErrorText } from "../../i18n/betting-texts.ts";
import { message } from "../../i18n/message.ts";

/** What the one button does now. */
export type PlaceStep =
  | { readonly does: "log in" | "deposit" | "place" | "accept and place"; readonly text: string }
  /** Nothing can be done here; the text says what stands in the way. */
  | { readonly does: "nothing"; readonly text: string };

interface PlaceFacts {
  readonly signedIn: boolean;
  readonly gate: Gate | null;
  readonly errors: readonly SlipError[];
  readonly summary: SlipSummary;
  readonly format: (amount: Amount) => string;
}

const placeText = ({ summary, format }: PlaceFacts): string => {
  const amount = format(summary.stake);
  if (summary.bets < 2) return message("slip.bet", { amount });
  return message("slip.placeBets", { bets: message("slip.bets", { count: summary.bets }), amount });
};

/** What stands in the way of all that follows comes first; a moved price is agreed to by the same tap. */
export const placeStepOf = (facts: PlaceFacts): PlaceStep => {
  const { signedIn, gate, errors, summary, format } = facts;
  if (gate === "preview") return { does: "nothing", text: message("slip.gate.preview") };
  if (!signedIn) return { does: "log in", text: message("slip.logIn") };
  if (gate) return { does: "nothing", text: message(`slip.gate.${gate}`) };
  const [other] = errors.filter(({ key }) => key !== "odds_changed");
  if (other?.key === "balance_insufficient")
    return { does: "deposit", text: message("slip.depositToBet", { amount: format(other.missing) }) };
  if (other) return { does: "nothing", text: slipErrorText(other, format) };
  if (errors.length === 0) return { does: "place", text: placeText(facts) };
  return { does: "accept and place", text: message("slip.acceptAndBet", { amount: format(summary.stake) }) };
};
