import { type ReactNode, useState } from "react";
import type { FullEvent, FullMarket } from "../../data/event/full-event.ts";
import { useOfferStore } from "../../data/offer/offer-context.ts";
import { usePresentation } from "../../data/preferences/preferences-context.ts";
import { useEventTime } from "../../data/preferences/use-event-time.ts";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { priceWords } from "../../i18n/price-words.ts";
import { Icon } from "../../ui/icon.tsx";
import { OddsButton, type OddsForm } from "../../ui/odds-button.tsx";
import type { PricePainter } from "../../ui/price-view.ts";
import type { Competition } from "./competitions.ts";
import styles from "./outrights.module.css";
import { orderByPrice } from "./runner-order.ts";

/** Until when bets are taken. */
export const ClosingNote = ({ at }: { readonly at: number }) => {
  const { text } = useEventTime(at);
  return message("outrights.closes", { time: text });
};

type RenderTile = (market: FullMarket, index: number, form: OddsForm) => ReactNode;

export interface OutrightsProps {
  readonly competitions: readonly Competition[];
  /** The competition whose prices are shown; null where all are closed. */
  readonly open: Competition | null;
  readonly onOpen: (id: number | null) => void;
  /** The open competition with its markets, once they are loaded. */
  readonly event: FullEvent | undefined;
  /** Shown until the prices are loaded. */
  readonly waiting: ReactNode;
  readonly renderTile: RenderTile;
  readonly renderStar: (competition: Competition) => ReactNode;
}

interface RunnerListProps {
  readonly market: FullMarket;
  readonly closed: boolean;
  /** Runners shown until the list is expanded. */
  readonly first: number;
  readonly renderTile: RenderTile;
}

const lock = (painter: PricePainter): (() => void) => {
  painter.paint(-1, 0);
  return () => undefined;
};

const LockedTile = ({ name }: { readonly name: string }) => (
  <OddsButton
    outcome=""
    name={name}
    picked={false}
    words={priceWords(usePresentation().oddsFormat, 1)}
    bind={lock}
    onPick={() => undefined}
  />
);

/** The runners in the order of when the list was opened, so that no row moves under a finger. */
export const RunnerList = ({ market, closed, first, renderTile }: RunnerListProps) => {
  const store = useOfferStore();
  const [isExpanded, setIsExpanded] = useState(false);
  const [order] = useState(() =>
    orderByPrice(Array.from({ length: market.size }, (_, index) => store.shownPrice(market.cell + index))),
  );
  return (
    <>
      <ol className={styles.runners}>
        {order.slice(0, isExpanded ? undefined : first).map((index, position) => {
          const name = market.outcomes[index]?.name ?? "";
          return (
            <li key={index} className={styles.runner}>
              <span className={styles.rank}>{formatCount(position + 1)}</span>
              <span className={styles.name} dir="auto">
                {name}
              </span>
              <span className={styles.tile}>
                {closed ? <LockedTile name={name} /> : renderTile(market, index, "compact")}
              </span>
            </li>
          );
        })}
      </ol>
      {order.length > first && (
        <button
          type="button"
          className={styles.all}
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? message("outrights.showFewer") : message("outrights.showAll", { count: order.length })}
          <Icon name={isExpanded ? "up" : "down"} size={16} />
        </button>
      )}
    </>
  );
};
