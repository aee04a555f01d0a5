import type { EventNames, FullMarket } from "../../data/event/full-event.ts";
import { outcomeLabel } from "../../entities/price-button/outcome-label.ts";
import { PriceButton } from "../../entities/price-button/price-button.tsx";
import type { OddsForm } from "../../ui/odds-button.tsx";
import { useBuilder } from "./builder-context.ts";

interface BuilderPlateProps {
  readonly event: EventNames;
  readonly market: FullMarket;
  readonly index: number;
  readonly form: OddsForm;
}

/** A price that is added to the bet builder, or a dash with the reason why it cannot be. */
export const BuilderPlate = ({ event, market, index, form }: BuilderPlateProps) => {
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
      {...(form !== "compact" && { label: outcomeLabel(event, market, index) })}
      onPick={() => pick(market, index)}
      builder
      conflict={picked ? undefined : reasonOf(market, index)}
    />
  );
};
