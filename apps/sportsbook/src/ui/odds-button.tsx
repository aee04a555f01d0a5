import { memo, useCallback } from "react";
import styles from "./odds-button.module.css";
import { createPriceView, type PricePainter, type PriceWords } from "./price-view.ts";

interface OddsButtonProps {
  /** Id of the outcome. */
  readonly outcome: string;
  /** What the price is for: outcome and market. */
  readonly name: string;
  readonly picked: boolean;
  readonly words: PriceWords;
  /** Hands the price's painter to whoever knows the price; returns how to take it back. */
  readonly bind: (painter: PricePainter) => () => void;
  readonly onPick: () => void;
}

export const OddsButton = memo(({ outcome, name, picked, words, bind, onPick }: OddsButtonProps) => {
  const attach = useCallback((button: HTMLButtonElement) => bind(createPriceView(button, words)), [bind, words]);
  return (
    <button
      ref={attach}
      type="button"
      className={styles.odds}
      data-outcome={outcome}
      aria-pressed={picked}
      onClick={onPick}
    >
      <span className={styles.name}>{`${name}, `}</span>
      <b className={styles.price} />
    </button>
  );
});

/** Keeps the place of an outcome that an event does not offer. */
export const NoOdds = () => <span className={styles.none} aria-hidden="true" />;
