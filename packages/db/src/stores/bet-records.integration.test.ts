import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "../database.ts";
import { betOf, depositOf, judgeAll, orderOf, termsOn } from "../testing/ledger-samples.ts";
import { startDatabase, type TestDatabase } from "../testing/start-database.ts";
import { readRecord } from "./bet-records.ts";
import { depositMoney } from "./ledger/deposit-money.ts";
import { type Ledger, openLedger } from "./ledger/open-ledger.ts";
import { placeBets } from "./ledger/place-bets.ts";
import type { BetTerms } from "./ledger/terms.ts";

const TENANT = "touchline";
const PUNTER = "attempts";

let server: TestDatabase;
let ledger: Ledger;
let db: Database;
beforeAll(async () => {
  server = await startDatabase();
  ledger = openLedger(server.urlOf("touchline_bets"), { onError: () => undefined });
  db = openDatabase(server.urlOf("touchline_api"), () => undefined);
});
afterAll(async () => {
  await db?.destroy();
  await ledger?.close();
  await server?.remove();
});

const termsOnAll = (...parts: readonly (readonly [eventId: number, slots: readonly number[]])[]): BetTerms => ({
  ...termsOn(0, []),
  legs: parts.flatMap(([eventId, slots]) => termsOn(eventId, slots).legs),
});

test("AHEAD-1 earlier attempts of a record are the rejected bets of the slip with the same legs", async () => {
  await depositMoney(ledger, TENANT, [depositOf(PUNTER, 10_000n)]);
  const betslipId = randomUUID();
  let at = Date.now() - 60_000;
  const place = async (terms: BetTerms, status: "PLACED" | "REJECTED", slip = betslipId): Promise<string> => {
    at += 1_000;
    const order = orderOf(PUNTER, [100n], { betslipId: slip, at, acceptAt: at, bets: [betOf(100n, { terms })] });
    await placeBets(ledger, TENANT, [order], judgeAll(status));
    return order.bets[0]?.id as string;
  };
  const double = termsOnAll([7, [0]], [8, [1, 2]]);
  const first = await place(double, "REJECTED");
  await place(termsOn(7, [0]), "REJECTED");
  await place(termsOnAll([7, [0]], [8, [1]]), "REJECTED");
  await place(termsOnAll([7, [0]], [8, [1, 2]], [9, [0]]), "REJECTED");
  await place(double, "REJECTED", randomUUID());
  const reordered = await place(termsOnAll([8, [2, 1]], [7, [0]]), "REJECTED");
  const placed = await place(double, "PLACED");
  const record = await readRecord(db, { tenant: TENANT, punter: PUNTER }, placed);
  expect(record?.attempts.map(({ betId }) => betId)).toEqual([reordered, first]);
});
