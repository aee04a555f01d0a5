import { type ListMetaMarket, SUPPLEMENTAL_NAME_TYPES } from "@touchline/protocol";
import { memo } from "react";
import type { PickedOutcome } from "../../data/betslip/betslip-model.ts";
import { useBetslips, useIsPicked } from "../../data/betslip/betslips-context.ts";
import { fillListName } from "../../data/offer/fill-name.ts";
import type { BoardMarket, EventState } from "../../data/offer/offer-model.ts";
import { PriceButton } from "../../entities/price-button/price-button.tsx";
import type { OddsForm } from "../../ui/odds-button.tsx";

interface OutcomeButtonProps {
  readonly eventId: number;
  readonly eventName: string;
  readonly competitors: EventState["competitors"];
  readonly market: BoardMarket;
  readonly metaMarket: ListMetaMarket;
  /** Position of the outcome in its market. */
  readonly index: number;
  /** The displayed position, if it differs: competitors may be swapped. */
  readonly position?: number;
  readonly form: OddsForm;
  readonly label: TileLabel;
  /** Text of the tile, instead of the outcome's own. */
  readonly text?: string;
}

const outcomeOf = ({
  eventId,
  competitors,
  market,
  metaMarket,
  index,
  ...props
}: OutcomeButtonProps): PickedOutcome => {
  const [home = "", away = ""] = competitors.map(({ name }) => name);
  const parts = { home, away, line: market.line };
  return {
    eventId,
    slot: market.slot + index,
    marketSlot: market.slot,
    metaMarketId: metaMarket.id,
    metaOutcomeId: metaMarket.outcomes[index]?.id ?? 0,
    outcomeName: fillListName(metaMarket.outcomes[index]?.name ?? "", parts),
    marketName: fillListName(metaMarket.name, parts),
    outcomes: metaMarket.outcomes.length,
    eventName: props.eventName,
  };
};

/** Tiles with outcome names show a team's short name. */
const shortName = ({ competitors }: OutcomeButtonProps, outcomeName: string): string => {
  const team = competitors.find(({ name }) => name === outcomeName);
  return team?.supplementalNames[SUPPLEMENTAL_NAME_TYPES.short] ?? outcomeName;
};

/** Label of tiles: the team's name, or the column's label. */
type TileLabel = "none" | "team" | "outcome";

const LABELS = {
  team: shortName,
  /** `1` is the side that is shown first. */
  outcome: ({ metaMarket, index, position = index }: OutcomeButtonProps): string =>
    metaMarket.outcomes[position]?.label ?? "",
};

const labelOf = (props: OutcomeButtonProps, outcomeName: string): { readonly label?: string } => {
  if (props.text !== undefined) return { label: props.text };
  return props.label === "none" ? {} : { label: LABELS[props.label](props, outcomeName) };
};

/** A price of a row. React renders it again only when it becomes another outcome. */
export const OutcomeButton = memo((props: OutcomeButtonProps) => {
  const { pick } = useBetslips();
  const outcome = outcomeOf(props);
  const { eventId, slot, outcomeName, marketName, outcomes } = outcome;
  return (
    <PriceButton
      eventId={eventId}
      slot={slot}
      cell={props.market.cell + props.index}
      outcomes={outcomes}
      name={`${outcomeName}, ${marketName}`}
      picked={useIsPicked(eventId, slot)}
      form={props.form}
      {...labelOf(props, outcomeName)}
      onPick={() => pick(outcome)}
    />
  );
});
