import { isHandicap, ownHandicap, writeLine } from "@touchline/betting";
import { type FunctionComponent, useState } from "react";
import type { EventNames, FullMarket, FullOutcome } from "../../data/event/full-event.ts";
import { useOfferStore } from "../../data/offer/offer-context.ts";
import { outcomeOrder } from "../../data/offer/outcome-order.ts";
import { useIsNarrow } from "../../entities/viewport/use-is-narrow.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import type { OddsForm } from "../../ui/odds-button.tsx";
import { FIRST_ROWS, type MarketBlock } from "./market-blocks.ts";
import styles from "./markets.module.css";

export type TileComponent = FunctionComponent<{
  readonly event: EventNames;
  readonly market: FullMarket;
  readonly index: number;
  readonly form: OddsForm;
  /** Text of the tile, instead of the outcome's own. */
  readonly label?: string;
}>;

interface BodyProps {
  readonly event: EventNames;
  readonly block: MarketBlock;
  readonly Tile: TileComponent;
}

/** The side whose name the outcome begins with. */
const sideOf = ({ competitors: [home, away] }: EventNames, { name }: FullOutcome): "home" | "away" | null => {
  const isOf = (team: string | undefined): boolean =>
    team !== undefined && (name === team || name.startsWith(`${team} `));
  if (isOf(home?.name)) return "home";
  return isOf(away?.name) ? "away" : null;
};

const orderOf = (event: EventNames, { outcomes }: FullMarket): readonly number[] =>
  outcomeOrder(
    outcomes.map((outcome) => sideOf(event, outcome)),
    event.reversed,
  );

const Tiles = ({ event, block, Tile }: BodyProps) => {
  const isNarrow = useIsNarrow();
  const [market] = block.markets;
  if (!market) return null;
  const form = !isNarrow && market.size === 2 ? "labelled" : "stacked";
  return (
    <div className={styles.tiles}>
      {orderOf(event, market).map((index) => (
        <Tile key={index} event={event} market={market} index={index} form={form} />
      ))}
    </div>
  );
};

const teamOf = ({ competitors }: EventNames, outcome: FullOutcome | undefined): string | undefined =>
  competitors.find(({ name }) => outcome?.name.startsWith(`${name} `))?.name;

const hasHandicaps = ({ specifiers }: FullMarket): boolean => Object.keys(specifiers).some(isHandicap);

/** The line before the plates; handicaps are on the plates, since each side has its own. */
const LineCells = ({ event, market, Tile }: Omit<BodyProps, "block"> & { readonly market: FullMarket }) => {
  const { line, outcomes } = market;
  if (line !== null && hasHandicaps(market))
    return outcomes.map((outcome, index) => (
      <Tile
        key={outcome.slot}
        event={event}
        market={market}
        index={index}
        form="labelled"
        label={ownHandicap(line, sideOf(event, outcome))}
      />
    ));
  return (
    <>
      <span className={styles.line}>
        <bdi dir="ltr">{writeLine(line ?? "")}</bdi>
      </span>
      {outcomes.map(({ slot }, index) => (
        <Tile key={slot} event={event} market={market} index={index} form="compact" />
      ))}
    </>
  );
};

const Lines = ({ event, block, Tile }: BodyProps) => {
  const [first] = block.markets;
  if (!first) return null;
  return (
    <div
      className={styles.lines}
      style={{ "--columns": first.size } as React.CSSProperties}
      data-handicaps={hasHandicaps(first)}
    >
      {!hasHandicaps(first) && <span />}
      {first.outcomes.map(({ slot }, index) => (
        <span key={slot} className={styles.columnHead} dir="auto">
          {teamOf(event, first.outcomes[index]) ?? first.outcomes[index]?.label}
        </span>
      ))}
      {block.markets.map((market) => (
        <LineCells key={market.slot} event={event} market={market} Tile={Tile} />
      ))}
    </div>
  );
};

/** By the prices of when the list was opened, so that no row moves under a finger; outcomes without a price last. */
const useOrder = ({ cell, size }: FullMarket): readonly number[] => {
  const store = useOfferStore();
  const rank = (index: number): number => Math.abs(store.shownPrice(cell + index)) || Number.POSITIVE_INFINITY;
  const [order] = useState(() => Array.from({ length: size }, (_, index) => index).sort((a, b) => rank(a) - rank(b)));
  return order;
};

const LongList = ({ event, market, Tile }: Omit<BodyProps, "block"> & { readonly market: FullMarket }) => {
  const order = useOrder(market);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? order : order.slice(0, FIRST_ROWS);
  return (
    <>
      <ul className={styles.list}>
        {shown.map((index) => (
          <li key={index} className={styles.row}>
            <span className={styles.outcome} aria-hidden="true" dir="auto">
              {market.outcomes[index]?.name}
            </span>
            <Tile event={event} market={market} index={index} form="compact" />
          </li>
        ))}
      </ul>
      {order.length > FIRST_ROWS && (
        <Button kind="ghost" small block onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? message("eventView.showFewer") : message("eventView.showAll", { count: order.length })}
        </Button>
      )}
    </>
  );
};

export const MarketBody = (props: BodyProps) => {
  const { block } = props;
  if (block.form === "tiles") return <Tiles {...props} />;
  if (block.form === "lines") return <Lines {...props} />;
  const [market] = block.markets;
  // Keyed by market: another market has other outcomes, and its own order.
  return market ? <LongList key={market.slot} {...props} market={market} /> : null;
};
