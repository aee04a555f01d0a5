import { useState } from "react";
import type { FullMarket } from "../../data/event/full-event.ts";
import { useOfferStore } from "../../data/offer/offer-context.ts";
import { usePresentation } from "../../data/preferences/presentation-context.ts";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { priceWords } from "../../i18n/price-words.ts";
import { Icon } from "../../ui/icon.tsx";
import { OddsButton } from "../../ui/odds-button.tsx";
import type { PricePainter } from "../../ui/price-view.ts";
import styles from "./outrights.module.css";
import type { RenderPlate } from "./outrights-props.ts";
import { orderByPrice } from "./runner-order.ts";

interface RunnerListProps {
  readonly market: FullMarket;
  readonly closed: boolean;
  /** How many stand there before all of them are asked for. */
  readonly first: number;
  readonly renderPlate: RenderPlate;
}

/** Any price, as long as it is suspended. */
const lock = (painter: PricePainter): (() => void) => {
  painter.paint(-1, 0);
  return () => undefined;
};

const LockedPlate = ({ name }: { readonly name: string }) => (
  <OddsButton
    outcome=""
    name={name}
    picked={false}
    words={priceWords(usePresentation().oddsFormat, 1)}
    bind={lock}
    onPick={() => undefined}
  />
);

/** The runners as they ranked when the list was opened: no row moves under the finger. */
export const RunnerList = ({ market, closed, first, renderPlate }: RunnerListProps) => {
  const store = useOfferStore();
  const [isWhole, setIsWhole] = useState(false);
  const [order] = useState(() =>
    orderByPrice(Array.from({ length: market.size }, (_, index) => store.shownPrice(market.cell + index))),
  );
  return (
    <>
      <ol className={styles.runners}>
        {order.slice(0, isWhole ? undefined : first).map((index, position) => {
          const name = market.outcomes[index]?.name ?? "";
          return (
            <li key={index} className={styles.runner}>
              <span className={styles.rank}>{formatCount(position + 1)}</span>
              <span className={styles.name} dir="auto">
                {name}
              </span>
              <span className={styles.plate}>
                {closed ? <LockedPlate name={name} /> : renderPlate(market, index, "compact")}
              </span>
            </li>
          );
        })}
      </ol>
      {order.length > first && (
        <button type="button" className={styles.all} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? message("outrights.showFewer") : message("outrights.showAll", { count: order.length })}
          <Icon name={isWhole ? "up" : "down"} size={16} />
        </button>
      )}
    </>
  );
};
