import { expect, test } from "vitest";
import type { BoardGroup } from "../../data/offer/board.ts";
import type { OfferTables } from "../../data/offer/offer-model.ts";
import { boardBlocks } from "./board-blocks.ts";

const tournament = (id: number) => [id, { id, sportId: 1 }] as const;
const tables = { tournaments: new Map([tournament(10), tournament(20)]) } as unknown as OfferTables;

const leaguesOf = (groups: readonly BoardGroup[]) =>
  boardBlocks(
    { sections: [{ key: "live", title: null, groups }] },
    { tables, captions: false, collapsed: new Set() },
  ).map((block) => block.kind === "league" && [block.group.tournamentId, ...block.group.eventIds]);

test("OFFER-4 a league whose next match begins has one head for both", () => {
  const groups = [
    { tournamentId: 10, eventIds: [1] },
    { tournamentId: 10, eventIds: [2, 3] },
    { tournamentId: 20, eventIds: [4] },
  ];
  expect(leaguesOf(groups)).toEqual([
    [10, 1, 2, 3],
    [20, 4],
  ]);
});

test("by time, a league that comes again after another has a head again", () => {
  const groups = [
    { tournamentId: 10, eventIds: [1] },
    { tournamentId: 20, eventIds: [2] },
    { tournamentId: 10, eventIds: [3] },
  ];
  expect(leaguesOf(groups)).toEqual([
    [10, 1],
    [20, 2],
    [10, 3],
  ]);
});
