import type { Bet, BetSelection } from "@touchline/protocol";
import { formatPart } from "../../i18n/play.ts";
import { playStatusOf } from "../betslip/slip/pick-of.ts";
import type { EventState } from "../offer/offer-model.ts";

/** What a ticket shows of an event that is offered now. */
export type TicketEvent = Pick<EventState, "detailedPlayStatus" | "metadata" | "competitors" | "ended">;

/** Prefixes and places are the bet's own; the names are today's. */
const competitorsOf = ({ competitors: before }: BetSelection, { competitors }: TicketEvent) =>
  competitors.map(({ name }, index) => ({ teamName: name, prefix: before[index]?.prefix ?? null }));

const withEvent = (selection: BetSelection, event: TicketEvent): BetSelection => ({
  ...selection,
  available: selection.available && !event.ended,
  playStatus: playStatusOf(event.detailedPlayStatus),
  detailedPlayStatus: event.detailedPlayStatus,
  // What has not begun has nothing to say; what was said of it when it was loaded stands.
  metadata: event.metadata
    ? { ...event.metadata, displayEventStatus: formatPart(event.metadata.eventStatus) }
    : selection.metadata,
  competitors: event.competitors.length > 0 ? competitorsOf(selection, event) : selection.competitors,
});

/** Whether a selection is decided: its match is no longer followed, what it ended with stands. */
const isSettled = ({ resolutionStatuses }: BetSelection): boolean =>
  resolutionStatuses.some(({ state }) => state === "SETTLE");

/** The events of a bet that can change while it is looked at. */
export const followedEventsOf = ({ selections }: Bet): number[] => [
  ...new Set(
    selections.filter((selection) => selection.available && !isSettled(selection)).map(({ event }) => event.id),
  ),
];

/** The events of a bet that are not decided: whether they are offered can change. */
export const undecidedEventsOf = ({ selections }: Bet): number[] => [
  ...new Set(selections.filter((selection) => !isSettled(selection)).map(({ event }) => event.id)),
];

/** A bet with what is known by now of which events are offered; null where nothing is. */
export const withAvailability = (bet: Bet, isAvailable: (id: number) => boolean | null): Bet => {
  const undecided = new Set(undecidedEventsOf(bet));
  const selections = bet.selections.map((selection) => {
    const available =
      (undecided.has(selection.event.id) ? isAvailable(selection.event.id) : null) ?? selection.available;
    return available === selection.available ? selection : { ...selection, available };
  });
  return selections.every((selection, index) => selection === bet.selections[index]) ? bet : { ...bet, selections };
};

/** A bet with its matches as they stand. */
export const withLiveEvents = (bet: Bet, eventOf: (id: number) => TicketEvent | undefined): Bet => {
  const followed = new Set(followedEventsOf(bet));
  const selections = bet.selections.map((selection) => {
    const event = followed.has(selection.event.id) ? eventOf(selection.event.id) : undefined;
    return event ? withEvent(selection, event) : selection;
  });
  return selections.every((selection, index) => selection === bet.selections[index]) ? bet : { ...bet, selections };
};
