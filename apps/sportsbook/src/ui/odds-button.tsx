import { memo, useCallback } from "react";
import { classNames } from "./class-names.ts";
import styles from "./odds-button.module.css";
import { createPriceView, firstPrice, type PricePainter, type PriceWords } from "./price-view.ts";

export type OddsForm = "compact" | "labelled" | "stacked" | "cell";

interface OddsButtonProps {
  /** Id of the outcome. */
  readonly outcome: string;
  /** What the price is for: outcome and market. */
  readonly name: string;
  readonly picked: boolean;
  readonly words: PriceWords;
  /** Registers the painter of this price; returns how to unregister it. */
  readonly bind: (painter: PricePainter) => () => void;
  readonly onPick: () => void;
  /** The price that a server draws; without one the button is empty until it is painted. */
  readonly first?: number | undefined;
  /** Number only, label beside it, label above it, or the cell without a background of a dense table. */
  readonly form?: OddsForm;
  /** Outcome or line, for every form but the compact one. */
  readonly label?: string;
  /** A pick adds to the bet builder. */
  readonly builder?: boolean;
  /** Why the outcome does not go with the picks of the bet builder; its price is then not offered. */
  readonly conflict?: string | undefined;
}

const classOf = ({ form = "compact", label, builder }: OddsButtonProps): string =>
  classNames(styles.odds, styles[form], label !== undefined && styles.worded, builder && styles.builder);

export const OddsButton = memo((props: OddsButtonProps) => {
  const { outcome, name, picked, words, bind, onPick, label, conflict } = props;
  const first = props.first === undefined ? undefined : firstPrice(words, props.first);
  const attach = useCallback(
    (button: HTMLButtonElement) => {
      if (conflict === undefined) return bind(createPriceView(button, words));
      createPriceView(button, { ...words, unavailable: conflict }).paint(0, 0);
      // Without a clean-up function React would call this again with null.
      return () => undefined;
    },
    [bind, words, conflict],
  );
  return (
    <button
      ref={attach}
      type="button"
      className={classOf(props)}
      data-outcome={outcome}
      aria-pressed={picked}
      {...(first && { "data-state": first.state, "aria-disabled": first.state !== "open" })}
      onClick={onPick}
    >
      {label !== undefined && (
        <span className={styles.label} dir="auto" aria-hidden="true">
          {label}
        </span>
      )}
      <span className={styles.name} data-outcome-name>{`${name}, `}</span>
      <b className={styles.price}>{first?.text}</b>
    </button>
  );
});

/** Placeholder for an outcome that the event does not offer. */
export const NoOdds = () => <span className={styles.none} aria-hidden="true" />;

/** Placeholder for a price that is not loaded yet. */
export const LoadingOdds = () => <span className={styles.loading} aria-hidden="true" />;
