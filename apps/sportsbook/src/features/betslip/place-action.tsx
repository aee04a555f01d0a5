import type { Amount, SlipError, SlipSummary } from "@touchline/betting";
import type { PlacementState } from "../../data/betslip/betslip-model.ts";
import { useBetslips, useSlip } from "../../data/betslip/betslips-context.ts";
import type { Gate } from "../../data/betslip/placement/gate.ts";
import { selectErrors } from "../../data/betslip/selectors.ts";
import { useSecondsUntil } from "../../data/use-now.ts";
import { useIsSignedIn, useSeemsSignedIn } from "../../entities/session/session-context.ts";
import { slipErrorText } from "../../i18n/betting-texts.ts";
import { message } from "../../i18n/message.ts";
import { PlaceButton } from "../../ui/place-button.tsx";
import { useMoney } from "./slip-hooks.ts";
import { useKeypad } from "./slip-keypad.tsx";

type PlaceStep =
  | { readonly does: "log in" | "deposit" | "place" | "accept and place"; readonly text: string }
  /** The button is disabled; the text gives the reason. */
  | { readonly does: "nothing"; readonly text: string };

interface PlaceFacts {
  readonly signedIn: boolean;
  /** It is not known yet whether who was signed in still is. */
  readonly isAwaited: boolean;
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

/** The order is that of the steps to a bet. A changed price is accepted by the same tap that places the bet. */
const placeStepOf = (facts: PlaceFacts): PlaceStep => {
  const { signedIn, isAwaited, gate, errors, summary, format } = facts;
  if (gate === "preview") return { does: "nothing", text: message("slip.gate.preview") };
  if (isAwaited) return { does: "nothing", text: message("slip.gate.stale") };
  if (!signedIn) return { does: "log in", text: message("slip.logIn") };
  if (gate) return { does: "nothing", text: message(`slip.gate.${gate}`) };
  const [other] = errors.filter(({ key }) => key !== "odds_changed");
  if (other?.key === "balance_insufficient")
    return { does: "deposit", text: message("slip.depositToBet", { amount: format(other.missing) }) };
  if (other) return { does: "nothing", text: slipErrorText(other, format) };
  if (errors.length === 0) return { does: "place", text: placeText(facts) };
  return { does: "accept and place", text: message("slip.acceptAndBet", { amount: format(summary.stake) }) };
};

const ignore = (): void => undefined;

const Counting = ({ since, decidedAt }: { readonly since: number; readonly decidedAt: number }) => {
  const seconds = useSecondsUntil(decidedAt);
  const total = Math.max(1, (decidedAt - since) / 1000);
  return (
    <PlaceButton
      text={seconds > 0 ? message("placement.wait", { seconds }) : message("placement.placing")}
      waiting={Math.min(1, seconds / total)}
      onPlace={ignore}
    />
  );
};

/** The button while a bet is being placed. */
export const WaitingButton = ({ placement }: { readonly placement: PlacementState }) => {
  if (placement.status === "prepared") return <Counting {...placement} />;
  const text = message(placement.status === "unknown" ? "placement.checking" : "placement.sending");
  return <PlaceButton text={text} waiting onPlace={ignore} />;
};

/** The button that places the bet, or leads to sign-in or deposit. */
export const PlaceAction = ({ summary }: { readonly summary: SlipSummary }) => {
  const betslips = useBetslips();
  const errors = useSlip(selectErrors);
  const signedIn = useIsSignedIn();
  const isAwaited = useSeemsSignedIn() && !signedIn;
  const gate = useSlip((state) => state.gate);
  const { format } = useMoney();
  const { isOpen } = useKeypad();
  const step = placeStepOf({ signedIn, isAwaited, gate, errors, summary, format });
  const place = (): void => {
    betslips.dismissPlacement();
    betslips.place();
  };
  const acts: Readonly<Record<PlaceStep["does"], () => void>> = {
    "log in": betslips.askToSignIn,
    deposit: betslips.askToDeposit,
    place,
    "accept and place": () => {
      betslips.dispatch({ type: "odds accepted" });
      place();
    },
    nothing: ignore,
  };
  const { total } = summary.maxWinnings;
  const spends = step.does === "place" || step.does === "accept and place";
  return (
    <PlaceButton
      text={step.text}
      {...(step.does === "log in" && { icon: "user" })}
      {...(spends && isOpen && total > 0n && { note: message("slip.returns", { amount: format(total) }) })}
      disabled={step.does === "nothing"}
      onPlace={acts[step.does]}
    />
  );
};
