import type { EventResult, MarketResult } from "@touchline/protocol";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { legMarkets } from "../../migrations/0024-leg-markets.ts";
import { workAsOwner } from "../../owner-work.ts";
import { betOf, depositOf, judgeAll, orderOf, termsOn } from "../../testing/ledger-samples.ts";
import { startDatabase, type TestDatabase } from "../../testing/start-database.ts";
import { changeBets } from "./change-bets.ts";
import { depositMoney } from "./deposit-money.ts";
import { type Ledger, openLedger } from "./open-ledger.ts";
import { placeBets } from "./place-bets.ts";
import { readForgotten, readUnsettled, recordResult } from "./settlement-rows.ts";
import type { LegOutcomeResult } from "./stored-bet.ts";

const TENANT = "touchline";
const PUNTER = "ana";
const STAKE = 1_000n;
const EVENT = 7;
const [HALF, MATCH] = [{ half: "1" }, {}];

let server: TestDatabase;
let ledger: Ledger;
beforeAll(async () => {
  server = await startDatabase();
  ledger = openLedger(server.urlOf("touchline_bets"), { onError: () => undefined });
});
afterAll(async () => {
  await ledger?.close();
  await server?.remove();
});

/** A bet on markets of one kind, by their specifiers. */
const placeOn = async (...markets: readonly Record<string, string>[]): Promise<string> => {
  const { legs, ...terms } = termsOn(EVENT, [0]);
  const outcomes = markets.map((specifiers) => ({
    ...{ slot: 0, metaMarketId: 1, metaOutcomeId: 1, specifiers, marketName: "", outcomeName: "1" },
  }));
  const bet = betOf(STAKE, { terms: { ...terms, legs: legs.map((leg) => ({ ...leg, outcomes })) } });
  await depositMoney(ledger, TENANT, [depositOf(PUNTER, STAKE)]);
  await placeBets(ledger, TENANT, [orderOf(PUNTER, [], { bets: [bet] })], judgeAll("PLACED"));
  return bet.id;
};

const market = (specifiers: Record<string, string>, version: number): MarketResult => ({
  ...{ slot: 0, metaMarketId: 1, specifiers, outcomes: [1], resolutions: ["WON"], version },
});

const resultWith = (version: number, markets: MarketResult[], final = false): EventResult => ({
  ...{ eventId: EVENT, version, at: 0, playStatus: "RUNNING", facts: null, final, markets },
});

/** Bets that lack the result, in any order. */
const dueBy = async (result: EventResult): Promise<ReadonlySet<string>> =>
  new Set((await readUnsettled(ledger, TENANT, result, 100)).map(({ id }) => id));

const forgotten = async (): Promise<number[]> =>
  (await readForgotten(ledger, TENANT, new Date(0), 100)).results.map(({ version }) => version);

/** The leg takes this version, and is open. */
const take = (id: string, version: number): Promise<unknown> => {
  const result: LegOutcomeResult = { version, resolution: null, outcomes: [null], playStatus: "RUNNING", score: null };
  return changeBets(ledger, TENANT, [{ id, punter: PUNTER }], () => ({ legResults: [{ position: 0, result }] }));
};

test("PEER-17 R4 a result is due for bets on its markets until they have the version of their market, and for no others", async () => {
  const [half, match, both] = [await placeOn(HALF), await placeOn(MATCH), await placeOn(MATCH, HALF)];
  const decided = resultWith(5, [market(HALF, 4)]);
  const check = async (): Promise<void> => {
    expect(await dueBy(decided)).toEqual(new Set([half, both]));
    expect(await dueBy(resultWith(5, [market(HALF, 4)], true))).toEqual(new Set([half, match, both]));
    expect(await dueBy(resultWith(5, []))).toEqual(new Set());
  };
  await check();
  // As services of the version before write them.
  const owner = new pg.Client(server.ownerUrl);
  await owner.connect();
  await owner.query("update bet_legs set markets = null");
  await check();
  await workAsOwner(server.ownerUrl, legMarkets.up);
  expect((await owner.query("select from bet_legs where markets is null")).rowCount).toBe(0);
  await owner.end();
  await check();

  await recordResult(ledger, TENANT, decided);
  expect(await forgotten()).toEqual([5]);
  await take(half, 4);
  expect([await dueBy(decided), await forgotten()]).toEqual([new Set([both]), [5]]);
  await take(both, 4);
  expect([await dueBy(decided), await forgotten()]).toEqual([new Set(), []]);

  const second = resultWith(6, [market(HALF, 4), market(MATCH, 6)]);
  expect(await dueBy(second)).toEqual(new Set([match, both]));
  // A bet that is accepted after the result of its market.
  await recordResult(ledger, TENANT, second);
  for (const id of [match, both]) await take(id, 6);
  expect(await forgotten()).toEqual([]);
  const late = await placeOn(HALF);
  expect([await dueBy(second), await forgotten()]).toEqual([new Set([late]), [6]]);
});
