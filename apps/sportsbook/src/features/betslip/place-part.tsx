import type { SlipSummary } from "@touchline/betting";
import type { PlacementState } from "../../data/betslip/betslip-model.ts";
import { useBetslips, useSlip } from "../../data/betslip/betslips-context.ts";
import { selectErrors } from "../../data/betslip/selectors.ts";
import { useSecondsUntil } from "../../data/use-seconds-until.ts";
import { message } from "../../i18n/message.ts";
import { PlaceButton } from "../../ui/place-button.tsx";
import { useKeypad } from "./keypad-context.ts";
import { type PlaceStep, placeStepOf } from "./place-step.ts";
import { useMoney, useSurroundings } from "./slip-context.ts";

const ignore = (): void => undefined;

const Counting = ({ since, decidedAt }: { readonly since: number; readonly decidedAt: number }) => {
  const seconds = useSecondsUntil(decidedAt);
  const whole = Math.max(1, (decidedAt - since) / 1000);
  return (
    <PlaceButton
      text={seconds > 0 ? message("placement.wait", { seconds }) : message("placement.placing")}
      waiting={Math.min(1, seconds / whole)}
      onPlace={ignore}
    />
  );
};

/** The button of a bet that is on its way. */
export const WaitingButton = ({ placement }: { readonly placement: PlacementState }) => {
  if (placement.status === "prepared") return <Counting {...placement} />;
  const text = message(placement.status === "unknown" ? "placement.checking" : "placement.sending");
  return <PlaceButton text={text} waiting onPlace={ignore} />;
};

/** The one button that spends money, or leads to where it can be spent. */
export const PlacePart = ({ summary }: { readonly summary: SlipSummary }) => {
  const betslips = useBetslips();
  const errors = useSlip(selectErrors);
  const { signedIn } = useSurroundings();
  const gate = useSlip((state) => state.gate);
  const { format } = useMoney();
  const { isOpen } = useKeypad();
  const step = placeStepOf({ signedIn, gate, errors, summary, format });
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
