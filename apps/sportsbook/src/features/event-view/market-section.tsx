import { type ComponentType, memo, useCallback, useSyncExternalStore } from "react";
import type { EventNames, FullMarket } from "../../data/event/full-event.ts";
import { useOfferStore } from "../../data/offer/offer-context.ts";
import { message } from "../../i18n/message.ts";
import { AccordionItem } from "../../ui/accordion.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Star } from "../../ui/star.tsx";
import type { MarketBlock } from "./market-blocks.ts";
import { MarketBody, type TileComponent } from "./market-body.tsx";

const cellsOf = (markets: readonly FullMarket[]): number[] =>
  markets.flatMap(({ cell, size }) => Array.from({ length: size }, (_, index) => cell + index));

/** Whether all offered prices of these markets are suspended. Renders only when that changes. */
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
  const isSuspended = (): boolean => {
    const prices = cellsOf(markets).map(store.shownPrice);
    return prices.some((price) => price < 0) && !prices.some((price) => price > 0);
  };
  return useSyncExternalStore(subscribe, isSuspended, isSuspended);
};

/** Component of the prices of a tab, and an optional tag beside a market's name. */
export interface MarketLook {
  readonly Tile: TileComponent;
  readonly Tag?: ComponentType<{ readonly markets: readonly FullMarket[] }>;
}

interface MarketSectionProps extends MarketLook {
  readonly event: EventNames;
  readonly block: MarketBlock;
  readonly favourite: boolean;
  readonly onPin: (metaMarketId: number) => void;
}

/** One market: head with state and star, and prices. Memoised, because an event has many. */
export const MarketSection = memo((props: MarketSectionProps) => {
  const { event, block, favourite, onPin, Tile, Tag } = props;
  const isSuspended = useSuspended(block.markets);
  const { key, name, metaMarketId } = block;
  return (
    <AccordionItem
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
      <MarketBody event={event} block={block} Tile={Tile} />
    </AccordionItem>
  );
});
