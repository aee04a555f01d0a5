import { useId, useState } from "react";
import { usePicked } from "../../data/betslip/betslips-context.ts";
import type { BuilderLeg } from "../../data/event/builder-legs.ts";
import type { BuilderPrice } from "../../data/event/builder-price.ts";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import styles from "./bet-builder.module.css";
import { JointPrice, priceNote } from "./joint-price.tsx";

interface BuilderDockProps {
  readonly legs: readonly BuilderLeg[];
  readonly price: BuilderPrice;
  /** The slip holds exactly these picks. */
  readonly isInSlip: boolean;
  readonly onAdd: () => void;
  readonly onRetry: () => void;
  readonly onRemove: (slot: number) => void;
  readonly onClear: () => void;
}

const Legs = ({ legs, onRemove, onClear }: Pick<BuilderDockProps, "legs" | "onRemove" | "onClear">) => (
  <>
    <ul className={styles.legs}>
      {legs.map(({ slot, outcomeName, marketName }) => (
        <li key={slot} className={styles.leg}>
          <span className={styles.legWords}>
            <b dir="auto">{outcomeName}</b>
            <span dir="auto">{marketName}</span>
          </span>
          <IconButton
            icon="x"
            size={18}
            label={message("slip.remove", { name: `${outcomeName}, ${marketName}` })}
            onClick={() => onRemove(slot)}
          />
        </li>
      ))}
    </ul>
    <Button kind="ghost" small block onClick={onClear}>
      {message("betBuilder.clear")}
    </Button>
  </>
);

/** Floats over the markets while something is picked: the picks, and one price for all of them. */
export const BuilderDock = ({ legs, price, isInSlip, onAdd, onRetry, onRemove, onClear }: BuilderDockProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const isAboveSlip = usePicked().size > 0;
  const listId = useId();
  if (legs.length === 0) return null;
  const note = priceNote(price);
  return (
    <section className={styles.dock} data-above-slip={isAboveSlip} aria-label={message("betBuilder.picks")}>
      <div id={listId} hidden={!isOpen}>
        {isOpen && <Legs legs={legs} onRemove={onRemove} onClear={onClear} />}
      </div>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles.count}>{formatCount(legs.length)}</span>
          <span className={styles.summary}>
            <b>{message("betBuilder.title")}</b>
            <span className={styles.names} data-note={price.status === "refused" || price.status === "failed"}>
              {note ?? legs.map(({ outcomeName }) => outcomeName).join(", ")}
            </span>
          </span>
          <JointPrice price={price} />
          <Icon name={isOpen ? "down" : "up"} size={20} />
        </button>
        {price.status === "failed" && (
          <Button small onClick={onRetry}>
            {message("failure.action")}
          </Button>
        )}
        {price.status === "priced" && (
          <Button small onClick={onAdd} disabled={isInSlip}>
            {isInSlip && <Icon name="check" size={16} />}
            {message(isInSlip ? "recommended.added" : "recommended.add")}
          </Button>
        )}
      </div>
    </section>
  );
};
