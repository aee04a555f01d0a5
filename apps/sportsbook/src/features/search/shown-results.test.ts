import { expect, test } from "vitest";
import type { FoundPlaces } from "../../data/live-offer/search.ts";
import type { Board } from "../../data/offer/board.ts";
import { shownResults } from "./shown-results.ts";

const board: Board = {
  sections: [
    { key: "live", title: "Live now", groups: [{ tournamentId: 1, eventIds: [1] }] },
    {
      key: "upcoming",
      title: "Upcoming",
      groups: [
        { tournamentId: 1, eventIds: [2, 3] },
        { tournamentId: 2, eventIds: [4, 5] },
      ],
    },
  ],
};
const league = (id: number): FoundPlaces["leagues"][number] => ({
  id,
  name: "Kings Cup",
  sport: "Football",
  category: { id: 1, sportId: 1, name: "Thailand", flag: "tha" },
  count: 2,
});
const places: FoundPlaces = { text: "king", leagues: [1, 2, 3, 4].map(league) };
const idsOf = (kind: "all" | "events" | "leagues") => {
  const { events, leagues } = shownResults(board, places, kind);
  return { events: events.map(({ ids }) => ids), leagues: leagues.map(({ id }) => id) };
};

test("of everything a glimpse: three rows of each group at most", () => {
  expect(idsOf("all")).toEqual({ events: [[1], [2, 3, 4]], leagues: [1, 2, 3] });
});

test("one kind is shown whole, and alone", () => {
  expect(idsOf("events")).toEqual({ events: [[1], [2, 3, 4, 5]], leagues: [] });
  expect(idsOf("leagues")).toEqual({ events: [], leagues: [1, 2, 3, 4] });
});

test("counts are of all that was found, whatever is shown", () => {
  for (const kind of ["all", "events", "leagues"] as const) {
    expect(shownResults(board, places, kind).counts).toEqual({ all: 9, events: 5, leagues: 4 });
  }
  expect(shownResults(board, places, "all").events.map(({ count }) => count)).toEqual([1, 4]);
});
