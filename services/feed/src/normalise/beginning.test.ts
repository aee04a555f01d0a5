import type { OpenEvent } from "@touchline/protocol";
import { offerEvent } from "@touchline/protocol/testing";
import { expect, test } from "vitest";
import type { SourceEvent } from "../source.ts";
import { type Beginning, beginEvent, FROM_ZERO, unusedNumber } from "./beginning.ts";

const { version: _version, producer: _producer, ...fields } = offerEvent({ id: 7 });
const SOURCE: SourceEvent = { ...fields, markets: [] };
const OUTCOME = {
  ...{ slot: 6, marketSlot: 5, outcomes: 3, metaMarketId: 1, metaOutcomeId: 2, specifiers: {}, outcomeName: "Draw" },
};
const OPEN: OpenEvent = {
  ...{ eventId: 7, tournamentId: fields.tournamentId, version: 500, outcomes: [OUTCOME] },
  competitors: fields.competitors.map(({ name }) => name),
};
const after = (event: OpenEvent, first = 0): Beginning => ({ first, open: new Map([[event.eventId, event]]) });

test("an event of a new platform begins with slot 0 and version 1", () => {
  expect(beginEvent(FROM_ZERO, SOURCE)).toEqual({ version: 1, slots: { next: 0, markets: [] } });
});

test("R4 after a loss every event begins with unused numbers", () => {
  const first = unusedNumber(Date.UTC(2026, 0, 2));
  expect(first).toBe(86_400);
  expect(beginEvent({ first, open: new Map() }, SOURCE)).toEqual({
    ...{ version: 86_402, slots: { next: 86_400, markets: [] } },
  });
  expect(unusedNumber(0)).toBe(0);
});

test("R4 an event with open bets begins above them and keeps their slots; no node has the version before", () => {
  expect(beginEvent(after(OPEN), SOURCE)).toEqual({
    ...{ version: 502, slots: { next: 8, markets: [], reserved: [OUTCOME] } },
  });
  expect(beginEvent(after(OPEN, 1_000), SOURCE)).toMatchObject({ version: 1_002, slots: { next: 1_000 } });
});

test("R4 another match under the id of one with bets gets none of its slots", () => {
  const [home = "", away = ""] = OPEN.competitors;
  for (const other of [{ tournamentId: 99 }, { competitors: [away, home] }, { competitors: [home] }])
    expect(beginEvent(after({ ...OPEN, ...other }), SOURCE)).toEqual({
      ...{ version: 502, slots: { next: 8, markets: [] } },
    });
});
