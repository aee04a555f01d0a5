import { type ListMetaMarket, outcomeId } from "@touchline/protocol";
import { memo, useCallback } from "react";
import { useSelectionStore } from "../../data/betslip/selection-context.ts";
import type { Selection } from "../../data/betslip/selection-store.ts";
import { fillName } from "../../data/offer/fill-name.ts";
import { useOfferStore } from "../../data/offer/offer-context.ts";
import type { BoardMarket, EventState } from "../../data/offer/offer-model.ts";
import { messages } from "../../i18n/messages.ts";
import { OddsButton } from "../../ui/odds-button.tsx";
import type { PricePainter } from "../../ui/price-view.ts";
import { priceWords } from "./price-words.ts";

interface OutcomeButtonProps {
  readonly event: EventState;
  readonly market: BoardMarket;
  readonly metaMarket: ListMetaMarket;
  /** Position of the outcome in its market. */
  readonly index: number;
  readonly picked: boolean;
}

const selectionOf = ({ event, market, metaMarket, index }: OutcomeButtonProps): Selection => {
  const [home = "", away = ""] = event.competitors.map(({ name }) => name);
  const parts = { home, away, line: market.line };
  return {
    eventId: event.id,
    slot: market.slot + index,
    outcomeName: fillName(metaMarket.outcomes[index]?.name ?? "", parts),
    marketName: fillName(metaMarket.name, parts),
    eventName: event.name ?? messages.versus(home, away),
  };
};

const isSameButton = (before: OutcomeButtonProps, after: OutcomeButtonProps): boolean =>
  before.market === after.market && before.picked === after.picked && before.metaMarket === after.metaMarket;

/** A price of a row. Its number and state are painted by the store; React draws it anew only when it becomes another outcome. */
export const OutcomeButton = memo((props: OutcomeButtonProps) => {
  const store = useOfferStore();
  const selections = useSelectionStore();
  const cell = props.market.cell + props.index;
  const selection = selectionOf(props);

  const bind = useCallback((painter: PricePainter) => store.bindCell(cell, painter), [store, cell]);
  const pick = (): void => {
    if (props.picked || store.shownPrice(cell) > 0) selections.pick(selection);
  };

  return (
    <OddsButton
      outcome={outcomeId(selection.eventId, selection.slot)}
      name={`${selection.outcomeName}, ${selection.marketName}`}
      picked={props.picked}
      words={priceWords}
      bind={bind}
      onPick={pick}
    />
  );
}, isSameButton);
