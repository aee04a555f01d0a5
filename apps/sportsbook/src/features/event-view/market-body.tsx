import { type FunctionComponent, useState } from "react";
import type { EventNames, FullMarket, FullOutcome } from "../../data/event/full-event.ts";
import { formatLine } from "../../data/offer/fill-name.ts";
import { useOfferStore } from "../../data/offer/offer-context.ts";
import { outcomeOrder } from "../../data/offer/outcome-order.ts";
import { useIsNarrow } from "../../entities/viewport/use-is-narrow.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import type { OddsForm } from "../../ui/odds-button.tsx";
import { FIRST_ROWS, type MarketBlock } from "./market-blocks.ts";
import styles from "./markets.module.css";

/** What a price of the event is drawn with. */
export type PlateComponent = FunctionComponent<{
  readonly event: EventNames;
  readonly market: FullMarket;
  readonly index: number;
  readonly form: OddsForm;
}>;

interface BodyProps {
  readonly event: EventNames;
  readonly block: MarketBlock;
  readonly Plate: PlateComponent;
}

/** By whose name the outcome begins. */
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

const Plates = ({ event, block, Plate }: BodyProps) => {
  const isNarrow = useIsNarrow();
  const [market] = block.markets;
  if (!market) return null;
  const form = !isNarrow && market.size === 2 ? "labelled" : "stacked";
  return (
    <div className={styles.plates}>
      {orderOf(event, market).map((index) => (
        <Plate key={index} event={event} market={market} index={index} form={form} />
      ))}
    </div>
  );
};

const teamOf = ({ competitors }: EventNames, outcome: FullOutcome | undefined): string | undefined =>
  competitors.find(({ name }) => outcome?.name.startsWith(`${name} `))?.name;

/** A line that is given to a team says in which direction. */
const lineText = (event: EventNames, { line, outcomes }: FullMarket): string => {
  const isGiven = teamOf(event, outcomes[0]) !== undefined && Number(line) > 0;
  return formatLine(`${isGiven ? "+" : ""}${line ?? ""}`);
};

const Lines = ({ event, block, Plate }: BodyProps) => {
  const [first] = block.markets;
  if (!first) return null;
  return (
    <div className={styles.lines} style={{ "--columns": first.size } as React.CSSProperties}>
      <span />
      {first.outcomes.map(({ slot }, index) => (
        <span key={slot} className={styles.columnHead} dir="auto">
          {teamOf(event, first.outcomes[index]) ?? first.outcomes[index]?.label}
        </span>
      ))}
      {block.markets.map((market) => [
        <span key={market.slot} className={styles.line}>
          <bdi dir="ltr">{lineText(event, market)}</bdi>
        </span>,
        ...market.outcomes.map(({ slot }, index) => (
          <Plate key={slot} event={event} market={market} index={index} form="compact" />
        )),
      ])}
    </div>
  );
};

/** By price as it stood when the list was opened, so that no row moves under the finger; what is not offered comes last. */
const useOrder = ({ cell, size }: FullMarket): readonly number[] => {
  const store = useOfferStore();
  const rank = (index: number): number => Math.abs(store.shownPrice(cell + index)) || Number.POSITIVE_INFINITY;
  const [order] = useState(() => Array.from({ length: size }, (_, index) => index).sort((a, b) => rank(a) - rank(b)));
  return order;
};

const LongList = ({ event, market, Plate }: Omit<BodyProps, "block"> & { readonly market: FullMarket }) => {
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
            <Plate event={event} market={market} index={index} form="compact" />
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

/** The prices of a block in the form that suits how many there are. */
export const MarketBody = (props: BodyProps) => {
  const { block } = props;
  if (block.form === "plates") return <Plates {...props} />;
  if (block.form === "lines") return <Lines {...props} />;
  const [market] = block.markets;
  // Another market of this name has other outcomes, and an order of its own.
  return market ? <LongList key={market.slot} {...props} market={market} /> : null;
};
