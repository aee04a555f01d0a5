import { outcomeId } from "@touchline/protocol";
import { memo, useCallback } from "react";
import { useBetslips, useIsPicked } from "../../data/betslip/betslips-context.ts";
import type { EventNames, FullMarket } from "../../data/event/full-event.ts";
import { plateLabel } from "../../data/event/plate-label.ts";
import { useOfferStore } from "../../data/offer/offer-context.ts";
import { usePresentation } from "../../data/preferences/presentation-context.ts";
import { priceWords } from "../../i18n/price-words.ts";
import { OddsButton, type OddsForm } from "../../ui/odds-button.tsx";
import type { PricePainter } from "../../ui/price-view.ts";
import { eventName } from "./event-name.ts";

interface OutcomePlateProps {
  readonly event: EventNames;
  readonly market: FullMarket;
  /** Position of the outcome in its market. */
  readonly index: number;
  readonly form: OddsForm;
}

/** A price of the event. Its number and state are painted by the store. */
export const OutcomePlate = memo(({ event, market, index, form }: OutcomePlateProps) => {
  const store = useOfferStore();
  const { pick } = useBetslips();
  const { oddsFormat } = usePresentation();
  const cell = market.cell + index;
  const slot = market.slot + index;
  const { name = "", metaOutcomeId = 0 } = market.outcomes[index] ?? {};
  const picked = useIsPicked(event.id, slot);

  const bind = useCallback((painter: PricePainter) => store.bindCell(cell, painter), [store, cell]);
  const handlePick = (): void => {
    if (!picked && store.shownPrice(cell) <= 0) return;
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
  };

  return (
    <OddsButton
      outcome={outcomeId(event.id, slot)}
      name={`${name}, ${market.name}`}
      picked={picked}
      form={form}
      {...(form !== "compact" && { label: plateLabel(event, market, index) })}
      words={priceWords(oddsFormat, market.size)}
      bind={bind}
      onPick={handlePick}
    />
  );
});
