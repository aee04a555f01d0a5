import type { Betslip } from "@touchline/betting";
import { useBetslips, useSlip } from "../../data/betslip/betslips-context.ts";
import { selectSummary } from "../../data/betslip/selectors.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { BetRow } from "./bet-row.tsx";
import foot from "./foot.module.css";
import { type Decided, holdsOnlyRejected, placedBets, rejectedBets, rejectionsById, sumStakes } from "./outcome.ts";
import { PickCards } from "./pick-cards.tsx";
import { PlacePart } from "./place-part.tsx";
import { Rejection } from "./rejection.tsx";
import styles from "./result.module.css";
import slipStyles from "./slip.module.css";
import { useMoney } from "./slip-context.ts";
import { useHeading } from "./use-heading.ts";

/** Some bets were placed and some were not. What was not can be tried again at once where nothing else is on the slip. */
export const PartlyPlaced = ({ decided, slip }: { readonly decided: Decided; readonly slip: Betslip }) => {
  const { dismissPlacement } = useBetslips();
  const figures = useSlip(selectSummary);
  const money = useMoney();
  const heading = useHeading();
  const [placed, rejected] = [placedBets(decided), rejectedBets(decided)];
  const canRepeat = holdsOnlyRejected(decided, slip);
  return (
    <>
      <div className={slipStyles.body}>
        <div className={styles.centre}>
          <span className={styles.mark} data-tone="warning">
            <Icon name="warn" size={32} />
          </span>
          <h3 ref={heading} tabIndex={-1} className={styles.title}>
            {message("receipt.partly", { placed: placed.length, count: decided.result.bets.length })}
          </h3>
        </div>
        <ul className={styles.bets}>
          {placed.map((bet) => (
            <BetRow key={bet.id} bet={bet} decided={decided} />
          ))}
          {!canRepeat && rejected.map((bet) => <BetRow key={bet.id} bet={bet} decided={decided} />)}
        </ul>
        <Rejection decided={decided} isPart />
        {canRepeat && <PickCards slip={slip} rejections={rejectionsById(decided)} />}
      </div>
      <footer className={foot.foot}>
        <dl className={foot.rows}>
          <div className={foot.pair}>
            <dt>{message("receipt.notTaken")}</dt>
            <dd>{money.format(sumStakes(rejected, decided.currency))}</dd>
          </div>
        </dl>
        {canRepeat && <PlacePart summary={figures} />}
        <Button kind={canRepeat ? "ghost" : "primary"} block onClick={dismissPlacement}>
          {message("receipt.backToSlip")}
        </Button>
      </footer>
    </>
  );
};
