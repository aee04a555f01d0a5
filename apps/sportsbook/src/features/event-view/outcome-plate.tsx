import { outcomeId, SUPPLEMENTAL_NAME_TYPES } from "@touchline/protocol";
import { memo, useCallback } from "react";
import { useSelectionStore } from "../../data/betslip/selection-context.ts";
import type { FullEvent, FullMarket } from "../../data/event/full-event.ts";
import { useOfferStore } from "../../data/offer/offer-context.ts";
import { usePresentation } from "../../data/preferences/presentation-context.ts";
import { priceWords } from "../../i18n/price-words.ts";
import { OddsButton, type OddsForm } from "../../ui/odds-button.tsx";
import type { PricePainter } from "../../ui/price-view.ts";
import { eventName } from "./event-name.ts";

interface OutcomePlateProps {
  readonly event: FullEvent;
  readonly market: FullMarket;
  /** Position of the outcome in its market. */
  readonly index: number;
  readonly picked: boolean;
  readonly form: OddsForm;
}

/** A plate has room for a team's short name; for what is made of several names, such as a double chance, for a sign only. */
const labelOf = ({ competitors }: FullEvent, { outcomes, line }: FullMarket, index: number): string => {
  const { name = "", label = "" } = outcomes[index] ?? {};
  const team = competitors.find((competitor) => name.includes(competitor.name));
  if (!team || line !== null) return name;
  return team.name === name ? (team.supplementalNames[SUPPLEMENTAL_NAME_TYPES.short] ?? name) : label;
};

const isSamePlate = (before: OutcomePlateProps, after: OutcomePlateProps): boolean =>
  before.market === after.market &&
  before.index === after.index &&
  before.picked === after.picked &&
  before.form === after.form;

/** A price of the event. Its number and state are painted by the store. */
export const OutcomePlate = memo(({ event, market, index, picked, form }: OutcomePlateProps) => {
  const store = useOfferStore();
  const selections = useSelectionStore();
  const { oddsFormat } = usePresentation();
  const cell = market.cell + index;
  const slot = market.slot + index;
  const name = market.outcomes[index]?.name ?? "";

  const bind = useCallback((painter: PricePainter) => store.bindCell(cell, painter), [store, cell]);
  const pick = (): void => {
    if (!picked && store.shownPrice(cell) <= 0) return;
    selections.pick({
      eventId: event.id,
      slot,
      outcomeName: name,
      marketName: market.name,
      eventName: eventName(event),
    });
  };

  return (
    <OddsButton
      outcome={outcomeId(event.id, slot)}
      name={`${name}, ${market.name}`}
      picked={picked}
      form={form}
      {...(form !== "compact" && { label: labelOf(event, market, index) })}
      words={priceWords(oddsFormat)}
      bind={bind}
      onPick={pick}
    />
  );
}, isSamePlate);
