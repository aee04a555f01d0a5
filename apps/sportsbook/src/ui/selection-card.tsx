import type { MouseEvent, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import styles from "./selection-card.module.css";

export interface BuilderLeg {
  readonly id: string;
  readonly outcome: string;
  readonly market: string;
  readonly remove?: { readonly label: string; readonly onRemove: () => void };
}

interface SelectionCardProps {
  /** What is bet on; for a bet builder the event. */
  readonly outcome: string;
  /** Market; for a bet builder the time. */
  readonly market: ReactNode;
  /** Clock and score while the match is on, else its time; followed by the event. */
  readonly when?: ReactNode;
  readonly live?: boolean;
  readonly event?: string;
  readonly price: ReactNode;
  readonly remove?: { readonly label: string; readonly onRemove: () => void };
  /** The tag above, for a bet builder. */
  readonly tag?: ReactNode;
  readonly legs?: readonly BuilderLeg[];
  /** Why this one keeps the slip from being placed. */
  readonly reason?: string | undefined;
  /** Sent and waiting for the answer. */
  readonly waiting?: boolean;
  /** Beside the event: the fix toggle of a system. */
  readonly aside?: ReactNode;
  /** Below: a stake of its own. */
  readonly children?: ReactNode;
}

/** The focus goes on to a neighbour: with the card that had it, it would be lost. */
const removeAndMoveOn = ({ currentTarget }: MouseEvent<HTMLButtonElement>, onRemove: () => void): void => {
  const card = currentTarget.closest("li");
  const neighbour = card?.nextElementSibling ?? card?.previousElementSibling;
  onRemove();
  neighbour?.querySelector<HTMLElement>("[data-remove]")?.focus();
};

const Legs = ({ legs }: { readonly legs: readonly BuilderLeg[] }) => (
  <ul className={styles.legs}>
    {legs.map(({ id, outcome, market, remove }) => (
      <li key={id} className={styles.leg}>
        <span className={styles.legOutcome}>{outcome}</span>
        {market}
        {remove && (
          <button
            type="button"
            className={styles.removeLeg}
            aria-label={remove.label}
            data-tooltip="top"
            onClick={remove.onRemove}
          >
            <Icon name="x" size={16} />
          </button>
        )}
      </li>
    ))}
  </ul>
);

/** One selection of the slip. */
export const SelectionCard = (props: SelectionCardProps) => {
  const { outcome, market, when, live, event, price, remove, tag, legs, reason, waiting, aside, children } = props;
  return (
    <li
      className={classNames(styles.card, reason !== undefined && styles.refused, waiting && styles.waiting)}
      data-aside={Boolean(aside)}
    >
      <div className={styles.words}>
        {tag}
        <div className={styles.outcome}>{outcome}</div>
        <div className={styles.market}>{market}</div>
      </div>
      <div className={styles.end}>
        <div className={styles.price}>{price}</div>
        {aside}
      </div>
      {remove && (
        <button
          type="button"
          className={styles.remove}
          data-remove
          aria-label={remove.label}
          onClick={(event) => removeAndMoveOn(event, remove.onRemove)}
        >
          <Icon name="x" />
        </button>
      )}
      {legs && <Legs legs={legs} />}
      {(when || event) && (
        <div className={styles.event}>
          {/* In the direction of their own letters: a date with an Arabic weekday is not turned around, a Latin name is cut at its end. */}
          {when && <bdi className={classNames(styles.when, live && styles.live)}>{when}</bdi>}
          <span className={styles.eventName} dir="auto">
            {event}
          </span>
        </div>
      )}
      {reason !== undefined && (
        <div className={styles.reason}>
          <Icon name="warn" size={14} />
          {reason}
        </div>
      )}
      {children && <div className={styles.below}>{children}</div>}
    </li>
  );
};

/** The selections of a slip, parted by hairlines. */
export const SelectionCards = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.cards}>{children}</ul>
);
