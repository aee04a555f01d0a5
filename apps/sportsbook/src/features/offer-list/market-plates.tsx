import { formatLine, oppositeLine } from "../../data/offer/fill-name.ts";
import type { EventState } from "../../data/offer/offer-model.ts";
import { outcomeOrder, sideOfTemplate } from "../../data/offer/outcome-order.ts";
import { NoOdds } from "../../ui/odds-button.tsx";
import type { MarketColumn } from "./columns.ts";
import styles from "./event-row.module.css";
import { OutcomeButton } from "./outcome-button.tsx";
import { type BoardShape, SHAPES } from "./shapes.ts";

interface MarketPlatesProps {
  readonly event: EventState;
  readonly column: MarketColumn;
  readonly shape: BoardShape;
}

/** A handicap is told from the side that stands first. */
const shownLine = (line: string, isSwapped: boolean): string => formatLine(isSwapped ? oppositeLine(line) : line);

/** The prices of one market in a row, in the places its column has for them. */
export const MarketPlates = ({ event, column, shape }: MarketPlatesProps) => {
  const { metaMarket, hasLine, template } = column;
  const market = event.markets.find(({ metaMarketId }) => metaMarketId === metaMarket.id);
  const sides = metaMarket.outcomes.map(({ name }) => sideOfTemplate(name));
  const order = outcomeOrder(sides, event.reversed);
  return (
    <div className={styles.plates} style={{ gridTemplateColumns: template }}>
      {hasLine && <span className={styles.line}>{market?.line ? shownLine(market.line, order[0] !== 0) : ""}</span>}
      {order.map((index, position) =>
        market && index < market.size ? (
          <OutcomeButton
            key={`${market.slot}/${index}`}
            eventId={event.id}
            eventName={event.name}
            competitors={event.competitors}
            market={market}
            metaMarket={metaMarket}
            index={index}
            position={position}
            form={SHAPES[shape].form}
            label={SHAPES[shape].label}
          />
        ) : (
          <NoOdds key={index} />
        ),
      )}
    </div>
  );
};
