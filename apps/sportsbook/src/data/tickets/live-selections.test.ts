import { expect, test } from "vitest";
import { sampleMetadata } from "../../test-support/sample-offer.ts";
import { sampleBet, sampleBetSelection } from "../../test-support/sample-ticket.ts";
import {
  followedEventsOf,
  type TicketEvent,
  undecidedEventsOf,
  withAvailability,
  withLiveEvents,
} from "./live-selections.ts";

const event: TicketEvent = {
  detailedPlayStatus: 1,
  metadata: { ...sampleMetadata, eventStatus: "S2" },
  competitors: [],
  ended: false,
};
const settled = { resolutionStatuses: [{ state: "SETTLE", status: "WON" }] } as const;

test("BET-16 whether an undecided event is offered is what was answered last, else what the bet says", () => {
  const selections = [
    sampleBetSelection(7),
    sampleBetSelection(8, { available: false }),
    sampleBetSelection(9),
    sampleBetSelection(10, { resolutionStatuses: [...settled.resolutionStatuses] }),
  ];
  const bet = sampleBet({ selections });
  expect(undecidedEventsOf(bet)).toEqual([7, 8, 9]);
  const answered = new Map([
    [7, false],
    [8, true],
    [10, false],
  ]);
  const { selections: now } = withAvailability(bet, (id) => answered.get(id) ?? null);
  expect(now.map(({ available }) => available)).toEqual([false, true, true, true]);
  expect(withAvailability(bet, () => null)).toBe(bet);
});

test("BET-16 REBET-3 an event that has ended is no longer available", () => {
  const bet = sampleBet({ selections: [sampleBetSelection(7)] });
  expect(withLiveEvents(bet, () => ({ ...event, ended: true })).selections[0]?.available).toBe(false);
});

test("BET-16 events that are offered and not decided are followed, each once", () => {
  const selections = [
    sampleBetSelection(7),
    sampleBetSelection(7),
    sampleBetSelection(8, { available: false }),
    sampleBetSelection(9, { resolutionStatuses: [...settled.resolutionStatuses] }),
  ];
  expect(followedEventsOf(sampleBet({ selections }))).toEqual([7]);
});

test("BET-16 what is in play is copied with the part of the match in words; an outright keeps its names", () => {
  const [selection] = withLiveEvents(sampleBet(), () => event).selections;
  expect(selection).toMatchObject({
    playStatus: "RUNNING",
    detailedPlayStatus: 1,
    metadata: { eventStatus: "S2", displayEventStatus: "Set 2" },
    competitors: sampleBetSelection().competitors,
  });
});

test("BET-16 a bet of which nothing is known stays the one it was", () => {
  const bet = sampleBet();
  expect(withLiveEvents(bet, () => undefined)).toBe(bet);
});
