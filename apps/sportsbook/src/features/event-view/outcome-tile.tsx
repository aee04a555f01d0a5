import { memo } from "react";
import { useBetslips, useIsPicked } from "../../data/betslip/betslips-context.ts";
import type { EventNames, FullMarket } from "../../data/event/full-event.ts";
import { outcomeLabel, PriceButton } from "../../entities/price-button/price-button.tsx";
import { eventName } from "../../i18n/event-words.ts";
import type { OddsForm } from "../../ui/odds-button.tsx";

interface OutcomeTileProps {
  readonly event: EventNames;
  readonly market: FullMarket;
  /** Position of the outcome in its market. */
  readonly index: number;
  readonly form: OddsForm;
  /** Text of the tile, instead of the outcome's own. */
  readonly label?: string;
}

/** A price of the event that can be picked for the slip. */
export const OutcomeTile = memo(({ event, market, index, form, label }: OutcomeTileProps) => {
  const { pick } = useBetslips();
  const slot = market.slot + index;
  const { name = "", metaOutcomeId = 0 } = market.outcomes[index] ?? {};
  const handlePick = (): void =>
    pick({
      eventId: event.id,
      slot,
      marketSlot: market.slot,
      metaMarketId: market.metaMarketId,
      metaOutcomeId,
      outcomeName: name,
      marketName: market.name,
      outcomes: market.size,
      eventName: eventName(event),
    });
  return (
    <PriceButton
      eventId={event.id}
      slot={slot}
      cell={market.cell + index}
      outcomes={market.size}
      name={`${name}, ${market.name}`}
      picked={useIsPicked(event.id, slot)}
      form={form}
      {...(form !== "compact" && { label: label ?? outcomeLabel(event, market, index) })}
      onPick={handlePick}
    />
  );
});
