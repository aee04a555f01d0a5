import type { BuilderPrice, BuilderRefusal } from "../../data/event/builder-price.ts";
import { usePresentation } from "../../data/preferences/presentation-context.ts";
import { message } from "../../i18n/message.ts";
import { priceWords } from "../../i18n/price-words.ts";
import { Icon } from "../../ui/icon.tsx";
import { MoveArrow } from "../../ui/move-arrow.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import styles from "./bet-builder.module.css";

const REFUSALS: Readonly<Record<BuilderRefusal, "unavailable" | "notPriced">> = {
  UNKNOWN_EVENT: "unavailable",
  UNAVAILABLE: "unavailable",
  NOT_COMBINABLE: "notPriced",
};

/** Why there is no price, or what to do for one. Null while there is nothing to say. */
export const priceNote = (price: BuilderPrice): string | null => {
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

/** One price for all picks. Its place is kept whatever stands in it. */
export const JointPrice = ({ price }: { readonly price: BuilderPrice }) => {
  const { oddsFormat } = usePresentation();
  switch (price.status) {
    case "none":
    case "failed":
      return <span className={styles.price} aria-hidden="true" />;
    case "asking":
      return (
        <span className={styles.price} role="status" aria-label={message("betBuilder.asking")}>
          <Skeleton width={52} height={24} shape="plate" />
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
