import { type ComponentType, memo, useCallback, useSyncExternalStore } from "react";
import type { EventNames, FullMarket } from "../../data/event/full-event.ts";
import { useOfferStore } from "../../data/offer/offer-context.ts";
import { message } from "../../i18n/message.ts";
import { AccordionPart } from "../../ui/accordion.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Star } from "../../ui/star.tsx";
import type { MarketBlock } from "./market-blocks.ts";
import { MarketBody, type PlateComponent } from "./market-body.tsx";

const cellsOf = (markets: readonly FullMarket[]): number[] =>
  markets.flatMap(({ cell, size }) => Array.from({ length: size }, (_, index) => cell + index));

/** Whether nothing of these markets is open, though something is offered. Drawn anew only when that changes. */
const useSuspended = (markets: readonly FullMarket[]): boolean => {
  const store = useOfferStore();
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = cellsOf(markets).map((cell) => store.bindCell(cell, { paint: listener }));
      return () => {
        for (const each of leave) each();
      };
    },
    [store, markets],
  );
  return useSyncExternalStore(subscribe, () => {
    const prices = cellsOf(markets).map(store.shownPrice);
    return prices.some((price) => price < 0) && !prices.some((price) => price > 0);
  });
};

/** What the prices of a tab are drawn with, and what may stand beside a market's name. */
export interface MarketLook {
  readonly Plate: PlateComponent;
  readonly Tag?: ComponentType<{ readonly markets: readonly FullMarket[] }>;
}

interface MarketPartProps extends MarketLook {
  readonly event: EventNames;
  readonly block: MarketBlock;
  readonly favourite: boolean;
  readonly onPin: (metaMarketId: number) => void;
}

/** One market: its head with state and star, and its prices. Drawn again only when its names, its block or its star change. */
export const MarketPart = memo((props: MarketPartProps) => {
  const { event, block, favourite, onPin, Plate, Tag } = props;
  const isSuspended = useSuspended(block.markets);
  const { key, name, metaMarketId } = block;
  return (
    <AccordionPart
      id={key}
      title={name}
      tag={
        isSuspended ? (
          <Badge tone="warning" icon="lock">
            {message("eventView.suspended")}
          </Badge>
        ) : (
          Tag && <Tag markets={block.markets} />
        )
      }
      control={
        <Star
          pressed={favourite}
          label={message(favourite ? "eventView.unpinMarket" : "eventView.pinMarket", { name })}
          onToggle={() => onPin(metaMarketId)}
        />
      }
    >
      <MarketBody event={event} block={block} Plate={Plate} />
    </AccordionPart>
  );
});
