import { outcomeId } from "@touchline/protocol";
import { type ComponentProps, useCallback } from "react";
import { useOfferStore } from "../../data/offer/offer-context.ts";
import { usePresentation } from "../../data/preferences/presentation-context.ts";
import { priceWords } from "../../i18n/price-words.ts";
import { OddsButton } from "../../ui/odds-button.tsx";
import type { PricePainter } from "../../ui/price-view.ts";

interface PriceButtonProps extends Omit<ComponentProps<typeof OddsButton>, "outcome" | "words" | "bind"> {
  readonly eventId: number;
  readonly slot: number;
  /** Where the price is in the price columns. */
  readonly cell: number;
  /** How many outcomes the market has, which decides how its price is written. */
  readonly outcomes: number;
}

/** A price that can be picked. The store paints its number and state without a render; a price that is not open takes no tap. */
export const PriceButton = ({ eventId, slot, cell, outcomes, onPick, ...props }: PriceButtonProps) => {
  const store = useOfferStore();
  const { oddsFormat } = usePresentation();
  const bind = useCallback((painter: PricePainter) => store.bindCell(cell, painter), [store, cell]);
  const handlePick = (): void => {
    if (props.picked || store.shownPrice(cell) > 0) onPick();
  };
  return (
    <OddsButton
      {...props}
      outcome={outcomeId(eventId, slot)}
      words={priceWords(oddsFormat, outcomes)}
      bind={bind}
      onPick={handlePick}
    />
  );
};
