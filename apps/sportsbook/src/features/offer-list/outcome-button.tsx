import { type ListMetaMarket, outcomeId, SUPPLEMENTAL_NAME_TYPES } from "@touchline/protocol";
import { memo, useCallback } from "react";
import { useSelectionStore } from "../../data/betslip/selection-context.ts";
import type { Selection } from "../../data/betslip/selection-store.ts";
import { fillName } from "../../data/offer/fill-name.ts";
import { useOfferStore } from "../../data/offer/offer-context.ts";
import type { BoardMarket, EventState } from "../../data/offer/offer-model.ts";
import { usePresentation } from "../../data/preferences/presentation-context.ts";
import { message } from "../../i18n/message.ts";
import { priceWords } from "../../i18n/price-words.ts";
import { OddsButton, type OddsForm } from "../../ui/odds-button.tsx";
import type { PricePainter } from "../../ui/price-view.ts";

interface OutcomeButtonProps {
  readonly event: EventState;
  readonly market: BoardMarket;
  readonly metaMarket: ListMetaMarket;
  /** Position of the outcome in its market. */
  readonly index: number;
  readonly picked: boolean;
  readonly form: OddsForm;
  readonly label: PlateLabel;
}

const selectionOf = ({ event, market, metaMarket, index }: OutcomeButtonProps): Selection => {
  const [home = "", away = ""] = event.competitors.map(({ name }) => name);
  const parts = { home, away, line: market.line };
  return {
    eventId: event.id,
    slot: market.slot + index,
    outcomeName: fillName(metaMarket.outcomes[index]?.name ?? "", parts),
    marketName: fillName(metaMarket.name, parts),
    eventName: event.name ?? message("event.versus", { home, away }),
  };
};

/** A plate that names its outcome has room for a team's short name. */
const shortName = ({ event }: OutcomeButtonProps, outcomeName: string): string => {
  const team = event.competitors.find(({ name }) => name === outcomeName);
  return team?.supplementalNames[SUPPLEMENTAL_NAME_TYPES.short] ?? outcomeName;
};

/** How plates are named: by the team, or as the head of a column would name them. */
type PlateLabel = "none" | "team" | "outcome";

const LABELS = {
  team: shortName,
  outcome: ({ metaMarket, index }: OutcomeButtonProps): string => metaMarket.outcomes[index]?.label ?? "",
};

const isSameButton = (before: OutcomeButtonProps, after: OutcomeButtonProps): boolean =>
  before.market === after.market &&
  before.picked === after.picked &&
  before.metaMarket === after.metaMarket &&
  before.form === after.form &&
  before.label === after.label;

/** A price of a row. Its number and state are painted by the store; React draws it anew only when it becomes another outcome. */
export const OutcomeButton = memo((props: OutcomeButtonProps) => {
  const store = useOfferStore();
  const selections = useSelectionStore();
  const { oddsFormat } = usePresentation();
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
      form={props.form}
      {...(props.label !== "none" && { label: LABELS[props.label](props, selection.outcomeName) })}
      words={priceWords(oddsFormat)}
      bind={bind}
      onPick={pick}
    />
  );
}, isSameButton);
