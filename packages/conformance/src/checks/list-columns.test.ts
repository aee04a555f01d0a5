import { type OfferListWire, packOfferList } from "@touchline/protocol";
import { expect, test } from "vitest";
import { columnFault } from "./list-columns.ts";

const event = (id: number) => ({
  id,
  version: 3,
  tournamentId: 7,
  startsAt: 60_000 * id,
  live: false,
  streamed: false,
  reversed: false,
  suspended: false,
  betBuilder: false,
  competitors: [
    { name: `Home ${id}`, kit: null, supplementalNames: {} },
    { name: `Away ${id}`, kit: null, supplementalNames: {} },
  ],
  name: null,
  marketCount: 1,
  detailedPlayStatus: 0,
  metadata: null,
  markets: [{ metaMarketId: 1, slot: 0, line: null, prices: [185, 210] }],
});

const outcomes = [1, 2].map((id) => ({ id, name: String(id), label: String(id) }));

const wire = (): OfferListWire =>
  packOfferList({
    locale: "en",
    generatedAt: 1,
    sports: [{ id: 1, key: "soccer", name: "Soccer", listMarkets: [1] }],
    categories: [{ id: 2, sportId: 1, name: "England", flag: "gb" }],
    metaMarkets: [{ id: 1, key: "winner", name: "Winner", label: "W", line: null, outcomes }],
    tournaments: [{ id: 7, categoryId: 2, sportId: 1, name: "League" }],
    events: [event(11), event(12)],
  });

test("AHEAD-5 a list with matching columns has no fault", () => {
  expect(columnFault(wire())).toBeNull();
});

test.each<[string, (list: OfferListWire) => void]>([
  ["events.version has 1 entries, where the other columns want 2", ({ events }) => void events.version.pop()],
  [
    "the sum of tournaments.events has 3 entries, where the other columns want 2",
    (list) => void (list.tournaments.events = [3]),
  ],
  ["tournaments.name has 0 entries, where the other columns want 1", (list) => void list.tournaments.name.pop()],
  ["slots has 1 entries, where the other columns want 2", (list) => void list.slots.pop()],
  ["prices has 3 entries, where the other columns want 4", (list) => void list.prices.pop()],
  ["lines has 1 entries, where the other columns want 0", (list) => void list.lines.push("2.5")],
  ["live has 0 entries, where the other columns want 1", (list) => void (list.events.flags = [1, 0])],
  ["events.layout names layout 4, of which there is none", (list) => void (list.events.layout = [0, 4])],
])("AHEAD-5 %s", (fault, spoil) => {
  const list = wire();
  spoil(list);
  expect(columnFault(list)).toBe(fault);
});
