import { oddsText } from "../../../entities/ticket/odds.ts";
import { message } from "../../../i18n/message.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./record.module.css";
import { moveOf } from "./record-facts.ts";
import { answerLabel, payoutText } from "./record-text.ts";
import type { WordsOf } from "./record-words.ts";
import { ShownPrice } from "./shown-price.tsx";
import { StepChart } from "./step-chart.tsx";

const Prices = ({ record, oddsFormat }: WordsOf) => {
  const { tappedOdds, decidedOdds } = record;
  if (tappedOdds === null) return null;
  return (
    <>
      <div className={styles.figure}>
        <span>{message("record.atTap")}</span>
        <b>{oddsText(tappedOdds, oddsFormat)}</b>
      </div>
      {decidedOdds !== null && (
        <>
          <span className={styles.arrow}>
            <Icon name="arrow" />
          </span>
          <div className={styles.figure}>
            <span>{answerLabel({ record })}</span>
            <b>
              <ShownPrice text={oddsText(decidedOdds, oddsFormat)} move={moveOf(tappedOdds, decidedOdds)} />
            </b>
          </div>
        </>
      )}
    </>
  );
};

/** The price at the tap and at the answer, and what the bet paid at either. */
export const PriceSummary = (of: WordsOf) => {
  const payout = payoutText(of);
  if (of.record.tappedOdds === null && payout === null) return null;
  return (
    <section className={styles.price} aria-label={message("record.chart.title")}>
      <div className={styles.figures}>
        <Prices {...of} />
        {payout !== null && (
          <div className={classNames(styles.figure, styles.payout)}>
            <span>{message("record.payout")}</span>
            <b>{payout}</b>
          </div>
        )}
      </div>
      <StepChart {...of} />
    </section>
  );
};
