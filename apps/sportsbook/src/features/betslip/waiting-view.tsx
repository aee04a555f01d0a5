import { type Betslip, oddsOf, selectionsOf } from "@touchline/betting";
import type { PlacementState } from "../../data/betslip/betslip-model.ts";
import { useSecondsUntil } from "../../data/use-now.ts";
import { message } from "../../i18n/message.ts";
import { SelectionCards } from "../../ui/selection-card.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import foot from "./foot.module.css";
import { PickCard } from "./pick-card.tsx";
import { WaitingButton } from "./place-action.tsx";
import styles from "./result.module.css";
import slipStyles from "./slip.module.css";
import { useMoney } from "./slip-hooks.ts";
import { useHeading } from "./use-heading.ts";

export type WaitingState = Extract<PlacementState, { status: "submitting" | "prepared" | "unknown" }>;

export const isWaiting = (placement: PlacementState): placement is WaitingState =>
  placement.status === "submitting" || placement.status === "prepared" || placement.status === "unknown";

const AROUND = 2 * Math.PI * 34;

/** Seconds left of the live delay, as a number and a ring. */
const Countdown = ({ since, decidedAt }: { readonly since: number; readonly decidedAt: number }) => {
  const seconds = useSecondsUntil(decidedAt);
  const share = Math.min(1, (seconds * 1000) / Math.max(1000, decidedAt - since));
  return (
    <span className={styles.ring}>
      <svg width="76" height="76" viewBox="0 0 76 76" aria-hidden="true">
        <circle className={styles.track} cx="38" cy="38" r="34" />
        <circle
          className={styles.left}
          cx="38"
          cy="38"
          r="34"
          strokeDasharray={AROUND}
          strokeDashoffset={AROUND * (1 - share)}
        />
      </svg>
      <b>{seconds > 0 ? seconds : <Spinner />}</b>
    </span>
  );
};

const TITLES = {
  submitting: "placement.sending",
  prepared: "placement.placing",
  unknown: "placement.checking",
} as const;

/** Shown while a bet is being placed. The result is unknown, so nothing here may suggest one. */
export const WaitingView = ({ placement, slip }: { readonly placement: WaitingState; readonly slip: Betslip }) => {
  const money = useMoney();
  const heading = useHeading();
  const { status, stake } = placement;
  return (
    <>
      <div className={slipStyles.body}>
        <div className={styles.centre}>
          {status === "prepared" ? (
            <Countdown {...placement} />
          ) : (
            <span className={styles.ring}>
              <Spinner />
            </span>
          )}
          <div role="status">
            <h3 ref={heading} tabIndex={-1} className={styles.title}>
              {message(TITLES[status])}
            </h3>
          </div>
          {status === "prepared" && <p className={styles.text}>{message("placement.delay")}</p>}
          {status === "unknown" && <p className={styles.text}>{message("placement.checkingText")}</p>}
        </div>
        <SelectionCards>
          {selectionsOf(slip).map((selection) => (
            <PickCard key={selection.id} selection={selection} odds={oddsOf(slip, selection)} move={null} />
          ))}
        </SelectionCards>
      </div>
      <footer className={foot.foot}>
        <dl className={foot.rows}>
          <div className={foot.pair}>
            <dt>{message("slip.stake")}</dt>
            <dd>{money.format(stake)}</dd>
          </div>
        </dl>
        <WaitingButton placement={placement} />
      </footer>
    </>
  );
};
