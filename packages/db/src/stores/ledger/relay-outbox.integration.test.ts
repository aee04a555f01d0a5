import type { PunterMessage } from "@touchline/protocol";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "../../testing/audit.ts";
import { depositOf } from "../../testing/ledger-samples.ts";
import { startDatabase, type TestDatabase } from "../../testing/start-database.ts";
import { depositMoney } from "./deposit-money.ts";
import { type Ledger, openLedger } from "./open-ledger.ts";
import { relayOutbox, type Unsent } from "./relay-outbox.ts";

const TENANT = "touchline";

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

const deposit = (punter: string) => depositMoney(ledger, TENANT, [depositOf(punter, 100n)]);

const name = ({ punter, seq }: Unsent): string => `${punter} ${seq}`;

/** Relays as soon as no other relay does. */
const relay = async (from = ledger): Promise<string[]> => {
  const sent: string[] = [];
  const send = async (unsent: Unsent): Promise<boolean> => {
    sent.push(name(unsent));
    return true;
  };
  await expect.poll(async () => (await relayOutbox(from, TENANT, send)).busy, { interval: 5 }).toBe(false);
  return sent;
};

/** Takes the punter's next number as every writer does; the returned function commits. */
const takeLate = async (punter: string): Promise<() => Promise<void>> => {
  const client = new pg.Client(server.urlOf("touchline_bets"));
  await client.connect();
  await client.query(`begin; select set_config('touchline.tenant', '${TENANT}', true)`);
  const { rows } = await client.query(
    "update wallets set seq = seq + 1 where punter = $1 returning seq, currency, balance",
    [punter],
  );
  const { seq, currency } = rows[0];
  const message: PunterMessage = { kind: "wallet", seq: Number(seq), at: Date.now(), balance: "1.00", currency };
  await client.query("insert into outbox (tenant, punter, seq, at, message) values ($1, $2, $3, now(), $4)", [
    TENANT,
    punter,
    seq,
    message,
  ]);
  return async () => {
    await client.query("commit");
    await client.end();
  };
};

test("R9 sends a message that was numbered early and committed late, in order, after later ones of other punters", async () => {
  await deposit("late");
  await deposit("quick");
  expect((await relay()).toSorted()).toEqual(["late 1", "quick 1"]);
  const commit = await takeLate("late");
  await deposit("quick");
  expect(await relay()).toEqual(["quick 2"]);
  // The wallet is locked, so no message of the same punter can be numbered or sent before it.
  const after = deposit("late");
  await commit();
  await after;
  expect(await relay()).toEqual(["late 2", "late 3"]);
  expect(await relay()).toEqual([]);
  expect(await audit(server.ownerUrl)).toEqual([]);
});

test("R9 a message that the bus refuses stays with all later ones, and they are sent in order afterwards", async () => {
  await deposit("held");
  await deposit("held");
  await deposit("free");
  const tried: string[] = [];
  const first = await relayOutbox(ledger, TENANT, async (unsent) => {
    tried.push(name(unsent));
    return unsent.punter !== "held";
  });
  expect(first.sent).toBe(1);
  expect(tried.toSorted()).toEqual(["free 1", "held 1"]);
  expect(await relay()).toEqual(["held 1", "held 2"]);
});

test("R9 PEER-22 months are left out only when all their messages are sent", async () => {
  await relay();
  await deposit("old");
  const owner = new pg.Client(server.ownerUrl);
  await owner.connect();
  await owner.query("update outbox set month = '2020-01-01' where punter = 'old'");
  await owner.end();
  const sent: string[] = [];
  const relayInto = (isSent: boolean, since?: Date) =>
    relayOutbox(
      ledger,
      TENANT,
      async (unsent) => {
        if (isSent) sent.push(name(unsent));
        return isSent;
      },
      since,
    );
  const refused = await relayInto(false);
  expect(refused.since).toEqual(new Date(0));
  // As if all from before now had been sent.
  expect(await relayInto(true, new Date())).toMatchObject({ sent: 0 });
  const begun = Date.now();
  const { since } = await relayInto(true, refused.since);
  expect(sent).toEqual(["old 1"]);
  expect(since.getTime()).toBeGreaterThanOrEqual(begun);
  await deposit("old");
  await relayInto(true, since);
  expect(sent).toEqual(["old 1", "old 2"]);
});

test("R9 two concurrent relays send nothing twice and nothing out of order", async () => {
  const other = openLedger(server.urlOf("touchline_bets"), { onError: () => undefined });
  for (let round = 0; round < 20; round += 1) await Promise.all(["a", "b", "c"].map(deposit));
  const both = (await Promise.all([relay(), relay(other), relay(), relay(other)])).flat();
  expect(both).toHaveLength(60);
  expect(new Set(both).size).toBe(60);
  for (const punter of ["a", "b", "c"]) {
    const order = both.filter((each) => each.startsWith(punter)).map((each) => Number(each.split(" ")[1]));
    expect(order).toEqual(order.toSorted((left, right) => left - right));
  }
  await other.close();
});

test("R18 while no message of 30 tenants can be sent, money is booked as before, and all are sent afterwards", async () => {
  const tenants = Array.from({ length: 30 }, (_, index) => `tenant-${index}`);
  for (const tenant of tenants) await depositMoney(ledger, tenant, [depositOf("ana", 100n)]);
  const bus = Promise.withResolvers<boolean>();
  let waiting = 0;
  const relays = tenants.map((tenant) =>
    relayOutbox(ledger, tenant, () => {
      waiting += 1;
      return bus.promise;
    }),
  );
  await expect.poll(() => waiting).toBe(tenants.length);
  for (const tenant of tenants) await depositMoney(ledger, tenant, [depositOf("ben", 100n)]);
  bus.resolve(true);
  expect((await Promise.all(relays)).map(({ sent }) => sent)).toEqual(tenants.map(() => 1));
});

test("R9 PEER-22 messages are marked by their keys in the partition of a new month, of which nothing is known yet", async () => {
  const [tenant, sentBefore, unsent] = ["many", 20_000, 500];
  const owner = new pg.Client(server.ownerUrl);
  await owner.connect();
  await owner.query("alter table outbox_first set (autovacuum_enabled = off)");
  await owner.query(
    `insert into outbox (tenant, punter, seq, at, message, sent_at)
      select $1, concat('punter-', n), 1, now(), '{}', case when n <= $2 then now() end from generate_series(1, $3::integer) n`,
    [tenant, sentBefore, sentBefore + unsent],
  );
  const readByKey = async (): Promise<number> => {
    const { rows } = await owner.query(
      "select idx_tup_read::integer as read from pg_stat_user_indexes where relname = 'outbox_first' and indexrelname like '%pkey'",
    );
    return rows[0].read;
  };
  const before = await readByKey();
  const own = openLedger(server.urlOf("touchline_bets"), { onError: () => undefined });
  expect(await relayOutbox(own, tenant, async () => true)).toMatchObject({ sent: unsent });
  // A connection that ends tells what it has read.
  await own.close();
  await expect.poll(readByKey).toBeGreaterThanOrEqual(before + unsent);
  expect(await readByKey()).toBeLessThan(before + sentBefore);
  await owner.end();
});
