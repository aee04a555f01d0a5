import type { Bet, BetSelection } from "@touchline/protocol";
import { formatPart } from "../../i18n/play.ts";
import { playStatusOf } from "../betslip/slip/pick-of.ts";
import type { EventState } from "../offer/offer-model.ts";

/** What a ticket shows of an event that is offered now. */
export type TicketEvent = Pick<EventState, "detailedPlayStatus" | "metadata" | "competitors">;

/** Prefixes and places are the bet's own; the names are today's. */
const competitorsOf = ({ competitors: before }: BetSelection, { competitors }: TicketEvent) =>
  competitors.map(({ name }, index) => ({ teamName: name, prefix: before[index]?.prefix ?? null }));

const withEvent = (selection: BetSelection, event: TicketEvent): BetSelection => ({
  ...selection,
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

/** A bet with its matches as they stand. */
export const withLiveEvents = (bet: Bet, eventOf: (id: number) => TicketEvent | undefined): Bet => {
  const followed = new Set(followedEventsOf(bet));
  const selections = bet.selections.map((selection) => {
    const event = followed.has(selection.event.id) ? eventOf(selection.event.id) : undefined;
    return event ? withEvent(selection, event) : selection;
  });
  return selections.every((selection, index) => selection === bet.selections[index]) ? bet : { ...bet, selections };
};
