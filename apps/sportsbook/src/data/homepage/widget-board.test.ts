import type { OfferList } from "@touchline/protocol";
import { expect, test } from "vitest";
import { sampleEvent, sampleList } from "../../test-support/sample-offer.ts";
import { eventIdsOf } from "../offer/board.ts";
import { widgetBoard } from "./widget-board.ts";

/** Three sports, of which the first has the events 1 to 7, the second 8 and 9, and the third 10. */
const list: OfferList = {
  ...sampleList([
    ...[1, 2, 3, 4, 5, 6, 7].map((id) => sampleEvent(id, { tournamentId: id < 4 ? 31 : 32 })),
    ...[8, 9].map((id) => sampleEvent(id, { tournamentId: 33 })),
    sampleEvent(10, { tournamentId: 34 }),
  ]),
  sports: ["soccer", "tennis", "darts"].map((key, index) => ({ id: index + 1, key, name: key, listMarkets: [] })),
  tournaments: [1, 1, 2, 3].map((sportId, index) => ({ id: 31 + index, categoryId: 21, sportId, name: "League" })),
};

const LIMITS = { numberOfEvents: 5, numberOfSports: 2 };

test("HOME-3 so many events of so many sports, by league", () => {
  const { board } = widgetBoard(list, LIMITS);
  expect(board.sections.map(({ key, groups }) => [key, groups])).toEqual([
    [
      "1",
      [
        { tournamentId: 31, eventIds: [1, 2, 3] },
        { tournamentId: 32, eventIds: [4, 5] },
      ],
    ],
    ["2", [{ tournamentId: 33, eventIds: [8, 9] }]],
  ]);
});

test("counts are of all events, and the store is given only those shown", () => {
  const { counts, lists, board } = widgetBoard(list, LIMITS);
  expect(counts.total).toBe(10);
  expect(counts.sports.map(({ key, count }) => [key, count])).toEqual([
    ["soccer", 7],
    ["tennis", 2],
  ]);
  expect(lists.flatMap(({ events }) => events.map(({ id }) => id))).toEqual([...eventIdsOf(board)]);
});

test("a sport without events has no place", () => {
  const { counts } = widgetBoard({ ...list, events: list.events.slice(7) }, LIMITS);
  expect(counts.sports.map(({ key }) => key)).toEqual(["tennis", "darts"]);
});
