import { createContext, useContext } from "react";
import type { EventNames, FullMarket } from "../../data/event/full-event.ts";
import { outcomeLabel, PriceButton } from "../../entities/price-button/price-button.tsx";
import type { OddsForm } from "../../ui/odds-button.tsx";

/** State shared by the tiles of the tab. */
export interface Builder {
  readonly hasPicks: boolean;
  readonly isPicked: (slot: number) => boolean;
  /** Why an outcome cannot be combined with the picks; undefined where it can. */
  readonly reasonOf: (market: FullMarket, index: number) => string | undefined;
  /** Picks an outcome, or shows why it cannot be picked. */
  readonly pick: (market: FullMarket, index: number) => void;
}

export const BuilderContext = createContext<Builder | null>(null);

export const useBuilder = (): Builder => {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error("no bet builder above this component");
  return builder;
};

interface BuilderTileProps {
  readonly event: EventNames;
  readonly market: FullMarket;
  readonly index: number;
  readonly form: OddsForm;
  /** Text of the tile, instead of the outcome's own. */
  readonly label?: string;
}

/** A price that is added to the bet builder, or a dash with the reason why it cannot be combined. */
export const BuilderTile = ({ event, market, index, form, label }: BuilderTileProps) => {
  const { isPicked, reasonOf, pick } = useBuilder();
  const slot = market.slot + index;
  const picked = isPicked(slot);
  return (
    <PriceButton
      eventId={event.id}
      slot={slot}
      cell={market.cell + index}
      outcomes={market.size}
      name={`${market.outcomes[index]?.name ?? ""}, ${market.name}`}
      picked={picked}
      form={form}
      {...(form !== "compact" && { label: label ?? outcomeLabel(event, market, index) })}
      onPick={() => pick(market, index)}
      builder
      conflict={picked ? undefined : reasonOf(market, index)}
    />
  );
};
