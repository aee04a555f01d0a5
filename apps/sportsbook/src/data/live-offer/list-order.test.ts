import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleEvent, sampleList } from "../../test-support/sample-offer.ts";
import { boardOfList, countEvents } from "../offer/board.ts";
import { orderByTime } from "./list-order.ts";

const HOUR = 3_600_000;
/** Noon, so that an hour more or less is the same day in any zone. */
const NOON = new Date(2026, 2, 14, 12).getTime();

interface Planned {
  readonly id: number;
  readonly tournamentId: number;
  readonly hours: number;
  readonly live?: boolean;
}

const order = (planned: readonly Planned[]) => {
  const events = planned.map(({ id, tournamentId, hours, live = false }) =>
    sampleEvent(id, { tournamentId, startsAt: NOON + hours * HOUR, live }),
  );
  const { board } = boardOfList(sampleList(events));
  return orderByTime(board, {
    eventOf: (id) => events.find((event) => event.id === id),
    sportOf: (tournamentId) => Math.trunc(tournamentId / 10),
    liveTitle: "Live now",
    dayTitle: (day) => new Date(day).toDateString(),
  });
};

const shown = (planned: readonly Planned[]) =>
  order(planned).sections.map(({ title, groups }) => [title, ...groups.map(({ eventIds }) => eventIds.join())]);

test("what is live comes first, then day after day, each by the start of its events", () => {
  expect(
    shown([
      { id: 1, tournamentId: 10, hours: 3 },
      { id: 2, tournamentId: 10, hours: 24 },
      { id: 3, tournamentId: 11, hours: 1 },
      { id: 4, tournamentId: 11, hours: -1, live: true },
    ]),
  ).toEqual([
    ["Live now", "4"],
    [new Date(NOON).toDateString(), "3", "1"],
    [new Date(NOON + 24 * HOUR).toDateString(), "2"],
  ]);
});

test("events of a league that follow one another share its head, and sports stay together", () => {
  expect(
    shown([
      { id: 1, tournamentId: 10, hours: 1 },
      { id: 2, tournamentId: 10, hours: 2 },
      { id: 3, tournamentId: 11, hours: 3 },
      { id: 4, tournamentId: 10, hours: 4 },
      { id: 5, tournamentId: 20, hours: 0 },
    ]),
  ).toEqual([[new Date(NOON).toDateString(), "1,2", "3", "4", "5"]]);
});

test("no event is lost or shown twice", () => {
  const plans = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 500 }),
      tournamentId: fc.integer({ min: 10, max: 39 }),
      hours: fc.integer({ min: -5, max: 200 }),
      live: fc.boolean(),
    }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(plans, (planned) => {
      expect(countEvents(order(planned))).toBe(planned.length);
    }),
  );
});
