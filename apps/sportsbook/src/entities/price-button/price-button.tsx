import { outcomeId, SUPPLEMENTAL_NAME_TYPES } from "@touchline/protocol";
import { type ComponentProps, useCallback, useState } from "react";
import { useFirstDrawing } from "../../data/drawn-page.ts";
import type { FullEvent, FullMarket } from "../../data/event/full-event.ts";
import { useOfferStore } from "../../data/offer/offer-context.ts";
import { usePresentation } from "../../data/preferences/preferences-context.ts";
import { priceWords } from "../../i18n/price-words.ts";
import { OddsButton } from "../../ui/odds-button.tsx";
import type { PricePainter } from "../../ui/price-view.ts";

/** The text of a tile: a team's short name, or a symbol for outcomes of several names, such as a double chance. */
export const outcomeLabel = (
  { competitors }: Pick<FullEvent, "competitors">,
  { outcomes, line }: FullMarket,
  index: number,
): string => {
  const { name = "", label = "" } = outcomes[index] ?? {};
  const team = competitors.find((competitor) => name.includes(competitor.name));
  if (!team || line !== null) return name;
  return team.name === name ? (team.supplementalNames[SUPPLEMENTAL_NAME_TYPES.short] ?? name) : label;
};

interface PriceButtonProps extends Omit<ComponentProps<typeof OddsButton>, "outcome" | "words" | "bind" | "first"> {
  readonly eventId: number;
  readonly slot: number;
  /** Index of the price in the price columns. */
  readonly cell: number;
  /** How many outcomes the market has, which decides how its price is written. */
  readonly outcomes: number;
}

/** A price that can be picked. The store paints its number and state without a render; a suspended price ignores taps. */
export const PriceButton = ({ eventId, slot, cell, outcomes, onPick, ...props }: PriceButtonProps) => {
  const store = useOfferStore();
  const { oddsFormat } = usePresentation();
  const drawn = useFirstDrawing();
  const [first] = useState(() => (drawn ? store.shownPrice(cell) : undefined));
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
      first={first}
      onPick={handlePick}
    />
  );
};
