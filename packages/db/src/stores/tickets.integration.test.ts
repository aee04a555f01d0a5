import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "../database.ts";
import { depositOf, judgeAll, orderOf } from "../testing/ledger-samples.ts";
import { startDatabase, type TestDatabase } from "../testing/start-database.ts";
import { depositMoney } from "./ledger/deposit-money.ts";
import { type Ledger, openLedger } from "./ledger/open-ledger.ts";
import { placeBets } from "./ledger/place-bets.ts";
import { readBets } from "./tickets.ts";

const OWNER = { tenant: "touchline", punter: "crowded" };
const SETTLED = 5_000;

let server: TestDatabase;
let ledger: Ledger;
let db: Database;
let admin: pg.Client;
beforeAll(async () => {
  server = await startDatabase();
  ledger = openLedger(server.urlOf("touchline_bets"), { onError: () => undefined });
  db = openDatabase(server.urlOf("touchline_api"), () => undefined);
  admin = new pg.Client(server.ownerUrl);
  await admin.connect();
});
afterAll(async () => {
  await admin?.end();
  await db?.destroy();
  await ledger?.close();
  await server?.remove();
});

/** Statements that read bets, and the rows that they fetched, since the counters were reset. */
const countReads = async (): Promise<{ scans: number; rows: number }> => {
  const { rows } = await admin.query(
    `select (seq_scan + idx_scan)::integer as scans, (seq_tup_read + idx_tup_fetch)::integer as rows
      from pg_stat_user_tables where relname = 'bets'`,
  );
  return rows[0];
};

test("PEER-8 open bets are read by an index of their own, however many a punter had", async () => {
  await depositMoney(ledger, OWNER.tenant, [depositOf(OWNER.punter, 100n)]);
  const order = orderOf(OWNER.punter, [100n]);
  await placeBets(ledger, OWNER.tenant, [order], judgeAll("PLACED"));
  await admin.query(
    `insert into bets select (jsonb_populate_record(b,
        jsonb_build_object('id', gen_random_uuid(), 'position', n, 'phase', 'SETTLED'))).*
      from bets b cross join generate_series(1, $1::integer) n`,
    [SETTLED],
  );
  await admin.query("vacuum analyze bets");
  await admin.query("select pg_stat_reset_single_table_counters('bets'::regclass)");
  const query = { filter: "open", before: null, most: 20, since: new Date(0) } as const;
  const { bets, open } = await readBets(db, OWNER, query);
  expect([bets.map(({ id }) => id), open]).toEqual([[order.bets[0]?.id], 1]);
  await expect.poll(async () => (await countReads()).scans).toBeGreaterThan(0);
  expect((await countReads()).rows).toBeLessThan(10);
});
