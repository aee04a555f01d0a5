import { type Betslip, oddsOf, type Selection, type SelectionMarket } from "@touchline/betting";
import type { AssembledSelection } from "@touchline/protocol";
import { eventName } from "../../../i18n/event-words.ts";
import type { LoadedChange } from "../betslip-model.ts";

const marketOf = ({ slot: _slot, ...market }: AssembledSelection["markets"][number]): SelectionMarket => market;

/** The price the bettor agreed to, while the one now is another. */
const remember = (agreed: number | null, now: number): number | null => (agreed === now ? null : agreed);

/** What is offered no more keeps the names it was picked by. */
const renewMarkets = (selection: Selection, { markets }: AssembledSelection): Selection["markets"] => ({
  ...selection.markets,
  ...Object.fromEntries(markets.map((market) => [market.marketId, marketOf(market)])),
});

type AssembledEvent = NonNullable<AssembledSelection["event"]>;

/** A match is called as it is called on the rest of the page; an outright has a name of its own. */
const nameOf = (event: AssembledEvent): string => {
  const competitors = event.competitors.map((name) => ({ name }));
  const name = competitors.length < 2 ? event.eventName : null;
  return eventName({ name, competitors, reversed: event.reversed ?? false });
};

const factsOf = ({ supplementalNames: _unused, reversed = false, ...event }: AssembledEvent) => ({
  ...event,
  reversed,
  eventName: nameOf({ ...event, reversed }),
});

/** One selection as today's offer has it. A bet builder has no price until its joint one has been asked for. */
export const renewSelection = (slip: Betslip, assembled: AssembledSelection, id: string): Betslip => {
  const selection = slip.selectionsData[id];
  if (!selection) return slip;
  const agreed = selection.previousOdds ?? oddsOf(slip, selection);
  const { availability, event } = assembled;
  const isBuilder = selection.type === "bet_builder";
  // A price that cannot be had is no offer: the last one stays to compare with.
  const isPriced = availability === "open" && !isBuilder;
  const markets = availability === "open" ? renewMarkets(selection, assembled) : selection.markets;
  const now = Object.values(markets)[0]?.odds ?? 0;
  const renewed: Selection = {
    ...selection,
    ...(event && factsOf(event)),
    availability,
    markets,
    previousOdds: isPriced ? remember(agreed, now) : isBuilder ? agreed : selection.previousOdds,
  };
  return {
    ...slip,
    selectionsData: { ...slip.selectionsData, [id]: renewed },
    betBuilderSelections: isBuilder
      ? { ...slip.betBuilderSelections, [selection.eventId]: { odds: null } }
      : slip.betBuilderSelections,
  };
};

/** What has become of a selection since it was kept; null where it is as it was. */
export const changeOf = (slip: Betslip, id: string): LoadedChange | null => {
  const selection = slip.selectionsData[id];
  if (!selection) return null;
  if (selection.availability !== "open") return { selectionId: id, kind: selection.availability };
  return selection.type === "regular" && selection.previousOdds !== null ? { selectionId: id, kind: "odds" } : null;
};
