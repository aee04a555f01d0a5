import { outcomeId } from "@touchline/protocol";
import { useCallback } from "react";
import type { EventNames, FullMarket } from "../../data/event/full-event.ts";
import { plateLabel } from "../../data/event/plate-label.ts";
import { useOfferStore } from "../../data/offer/offer-context.ts";
import { usePresentation } from "../../data/preferences/presentation-context.ts";
import { priceWords } from "../../i18n/price-words.ts";
import { OddsButton, type OddsForm } from "../../ui/odds-button.tsx";
import type { PricePainter } from "../../ui/price-view.ts";
import { useBuilder } from "./builder-context.ts";

interface BuilderPlateProps {
  readonly event: EventNames;
  readonly market: FullMarket;
  readonly index: number;
  readonly form: OddsForm;
}

/** A price that adds to the builder, or a dash that tells why it does not. */
export const BuilderPlate = ({ event, market, index, form }: BuilderPlateProps) => {
  const store = useOfferStore();
  const { oddsFormat } = usePresentation();
  const { isPicked, reasonOf, pick } = useBuilder();
  const cell = market.cell + index;
  const slot = market.slot + index;
  const picked = isPicked(slot);
  const bind = useCallback((painter: PricePainter) => store.bindCell(cell, painter), [store, cell]);

  const handlePick = (): void => {
    if (picked || store.shownPrice(cell) > 0) pick(market, index);
  };

  return (
    <OddsButton
      outcome={outcomeId(event.id, slot)}
      name={`${market.outcomes[index]?.name ?? ""}, ${market.name}`}
      picked={picked}
      form={form}
      {...(form !== "compact" && { label: plateLabel(event, market, index) })}
      words={priceWords(oddsFormat, market.size)}
      bind={bind}
      onPick={handlePick}
      builder
      conflict={picked ? undefined : reasonOf(market, index)}
    />
  );
};
