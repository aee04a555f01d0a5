import type { OpenEvent } from "@touchline/protocol";
import { expect, test } from "vitest";
import { firstPage } from "./known-events.ts";

const OUTCOME = {
  ...{ slot: 0, marketSlot: 0, outcomes: 2, metaMarketId: 1, metaOutcomeId: 1, specifiers: {}, outcomeName: "Over" },
};
const eventWith = (outcomes: number): OpenEvent => ({
  ...{ eventId: 1, tournamentId: 3, competitors: [], version: 1 },
  outcomes: Array.from({ length: outcomes }, () => OUTCOME),
});
const sizes = (events: readonly OpenEvent[]): number[] => firstPage(events).map(({ outcomes }) => outcomes.length);

test("R4 a page of open events has at most 2000 outcomes, and at least one event", () => {
  expect(sizes([])).toEqual([]);
  expect(sizes([eventWith(1_000), eventWith(1_000)])).toEqual([1_000, 1_000]);
  expect(sizes([eventWith(1_000), eventWith(1_000), eventWith(1)])).toEqual([1_000, 1_000]);
  expect(sizes([eventWith(2_001), eventWith(1)])).toEqual([2_001]);
});
