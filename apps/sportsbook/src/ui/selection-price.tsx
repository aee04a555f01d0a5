import { Icon } from "./icon.tsx";
import { MoveArrow } from "./move-arrow.tsx";
import styles from "./selection-price.module.css";
import { Spinner } from "./spinner.tsx";

interface SelectionPriceProps {
  readonly price: string;
  /** True for negative prices, in formats that highlight them. */
  readonly negative?: boolean;
  /** The price before the change that is not yet accepted. */
  readonly change?: { readonly from: string; readonly move: "up" | "down"; readonly words: string } | undefined;
  /** Text for a suspended price. */
  readonly suspended?: string | undefined;
  /** Text while a price is requested. */
  readonly pending?: string | undefined;
}

/** The price of a selection: as it stands, as it changed, or locked. */
export const SelectionPrice = ({ price, negative = false, change, suspended, pending }: SelectionPriceProps) => {
  if (pending !== undefined)
    return (
      <span className={styles.pending} role="img" aria-label={pending}>
        <Spinner />
      </span>
    );
  if (suspended !== undefined)
    return (
      <span className={styles.locked} role="img" aria-label={suspended}>
        <Icon name="lock" size={16} />
      </span>
    );
  return (
    <span className={styles.price}>
      {change && (
        <>
          <span className={styles.hidden}>{change.words}</span>
          <s className={styles.old}>{change.from}</s>
        </>
      )}
      <b className={styles.now} data-negative={negative} data-move={change?.move}>
        {price}
      </b>
      {change && (
        <span className={styles.arrow} data-move={change.move}>
          <MoveArrow move={change.move} />
        </span>
      )}
    </span>
  );
};
