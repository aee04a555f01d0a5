import { formatLine } from "../../data/offer/fill-name.ts";
import type { EventState } from "../../data/offer/offer-model.ts";
import { NoOdds } from "../../ui/odds-button.tsx";
import type { MarketColumn } from "./columns.ts";
import styles from "./event-row.module.css";
import { OutcomeButton } from "./outcome-button.tsx";
import { type BoardShape, SHAPES } from "./shapes.ts";

interface MarketPlatesProps {
  readonly event: EventState;
  readonly column: MarketColumn;
  readonly pickedSlot: number | undefined;
  readonly shape: BoardShape;
}

/** The prices of one market in a row, in the places its column has for them. */
export const MarketPlates = ({ event, column, pickedSlot, shape }: MarketPlatesProps) => {
  const { metaMarket, hasLine, template } = column;
  const market = event.markets.find(({ metaMarketId }) => metaMarketId === metaMarket.id);
  return (
    <div className={styles.plates} style={{ gridTemplateColumns: template }}>
      {hasLine && <span className={styles.line}>{market?.line ? formatLine(market.line) : ""}</span>}
      {metaMarket.outcomes.map(({ id }, index) =>
        market && index < market.size ? (
          <OutcomeButton
            key={`${market.slot}/${id}`}
            event={event}
            market={market}
            metaMarket={metaMarket}
            index={index}
            picked={pickedSlot === market.slot + index}
            form={SHAPES[shape].form}
            label={SHAPES[shape].label}
          />
        ) : (
          <NoOdds key={id} />
        ),
      )}
    </div>
  );
};
