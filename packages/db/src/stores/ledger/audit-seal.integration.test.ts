import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { depositOf, judgeAll, orderOf } from "../../testing/ledger-samples.ts";
import { startDatabase, type TestDatabase } from "../../testing/start-database.ts";
import { auditSeal } from "./audit-seal.ts";
import { depositMoney } from "./deposit-money.ts";
import { type Ledger, openLedger } from "./open-ledger.ts";
import { placeBets } from "./place-bets.ts";
import { readBacklog } from "./read-backlog.ts";
import { relayOutbox } from "./relay-outbox.ts";
import { sealLedger } from "./seal-ledger.ts";

const TENANT = "touchline";

let server: TestDatabase;
let ledger: Ledger;
const waits: number[] = [];
beforeAll(async () => {
  server = await startDatabase();
  ledger = openLedger(server.urlOf("touchline_bets"), {
    onError: () => undefined,
    onWait: (seconds) => waits.push(seconds),
  });
});
afterAll(async () => {
  await ledger?.close();
  await server?.remove();
});

const asOwner = async (text: string): Promise<void> => {
  const client = new pg.Client(server.ownerUrl);
  await client.connect();
  await client.query(text).finally(() => client.end());
};

const audit = async (most = 10) => {
  for (const punter of ["ana", "ben", "cas"]) await depositMoney(ledger, TENANT, [depositOf(punter, 100n)]);
  const seal = await sealLedger(ledger, TENANT);
  return auditSeal(ledger, TENANT, seal?.number as string, most);
};

test("finds wallets of a seal that do not add up", async () => {
  expect(await audit()).toEqual({ wallets: 3, drifted: 0 });
  await asOwner("update wallets set balance = balance + 1 where punter = 'ben'");
  expect(await audit()).toEqual({ wallets: 3, drifted: 1 });
  await asOwner(
    "update entries set amount = amount + 1 where punter in ('ben', 'cas') and account = 'cash' and kind = 'deposit'",
  );
  expect(await audit()).toEqual({ wallets: 3, drifted: 2 });
  expect((await audit(1)).wallets).toBe(1);
});

const NOTHING = { unsent: 0, unsentSince: null, undecidedSince: null, callsSince: null, claims: 0 };

test("reads what waits: messages that were not sent, and requests that were not decided", async () => {
  await relayOutbox(ledger, TENANT, async () => true);
  expect(await readBacklog(ledger, TENANT)).toEqual(NOTHING);
  const begun = Date.now();
  await depositMoney(ledger, TENANT, [depositOf("dan", 10_000n)]);
  const acceptAt = begun + 7_000;
  await placeBets(ledger, TENANT, [orderOf("dan", [100n], { acceptAt })], judgeAll("wait"));
  const backlog = await readBacklog(ledger, TENANT);
  expect(backlog).toMatchObject({ unsent: 1, undecidedSince: acceptAt });
  expect(backlog.unsentSince).toBeGreaterThanOrEqual(begun - 1_000);
  // Other tenants have their own.
  expect(await readBacklog(ledger, "bethog")).toEqual(NOTHING);
  expect(waits.length).toBeGreaterThan(0);
});
