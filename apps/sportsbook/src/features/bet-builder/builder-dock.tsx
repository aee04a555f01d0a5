import { useId, useState } from "react";
import { usePicked } from "../../data/betslip/betslips-context.ts";
import type { BuilderLeg } from "../../data/event/builder-legs.ts";
import type { BuilderPrice, BuilderRefusal } from "../../data/event/builder-price.ts";
import { usePresentation } from "../../data/preferences/preferences-context.ts";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { priceWords } from "../../i18n/price-words.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { MoveArrow } from "../../ui/move-arrow.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import styles from "./bet-builder.module.css";

const REFUSALS: Readonly<Record<BuilderRefusal, "unavailable" | "notPriced">> = {
  UNKNOWN_EVENT: "unavailable",
  UNAVAILABLE: "unavailable",
  NOT_COMBINABLE: "notPriced",
};

/** Why there is no price, or what to do to get one; null if there is a price. */
const priceNote = (price: BuilderPrice): string | null => {
  switch (price.status) {
    case "none":
      return message("betBuilder.onePick");
    case "refused":
      return message(`betBuilder.${REFUSALS[price.reason]}`);
    case "failed":
      return message("betBuilder.failed");
    default:
      return null;
  }
};

/** The joint price. Its space is reserved, so that nothing moves when it arrives. */
const JointPrice = ({ price }: { readonly price: BuilderPrice }) => {
  const { oddsFormat } = usePresentation();
  switch (price.status) {
    case "none":
    case "failed":
      return <span className={styles.price} aria-hidden="true" />;
    case "asking":
      return (
        <span className={styles.price} role="status" aria-label={message("betBuilder.asking")}>
          <Skeleton width={52} height={24} shape="box" />
        </span>
      );
    case "refused":
      return (
        <span className={styles.price}>
          <Icon name="lock" size={18} />
        </span>
      );
    default: {
      const move = price.move === 0 ? undefined : price.move > 0 ? "up" : "down";
      return (
        <span className={styles.price} data-move={move}>
          <b>{priceWords(oddsFormat, 1).format(price.price)}</b>
          {move && <MoveArrow move={move} />}
        </span>
      );
    }
  }
};

interface BuilderDockProps {
  readonly legs: readonly BuilderLeg[];
  readonly price: BuilderPrice;
  /** True if the slip has exactly these picks. */
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

/** Floats over the markets while something is picked. */
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
