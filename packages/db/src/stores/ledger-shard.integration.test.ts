import { ONE_SHARD, type Shard } from "@touchline/protocol";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "../database.ts";
import { MIGRATIONS, migrate } from "../migrate.ts";
import { startDatabase, type TestDatabase } from "../testing/start-database.ts";
import { checkShard, claimShard, OtherShard } from "./ledger-shard.ts";

const [FIRST, SECOND]: readonly Shard[] = [
  { number: 0, of: 2 },
  { number: 1, of: 2 },
] as const;

let server: TestDatabase;
let owner: pg.Client;
let bets: Database;
let api: Database;
beforeAll(async () => {
  server = await startDatabase();
  owner = new pg.Client(server.ownerUrl);
  await owner.connect();
  bets = openDatabase(server.urlOf("touchline_bets"), () => undefined);
  api = openDatabase(server.urlOf("touchline_api"), () => undefined);
});
afterEach(() => owner.query("delete from ledger_shard"));
afterAll(async () => {
  await owner?.end();
  await bets?.destroy();
  await api?.destroy();
  await server?.remove();
});

const outcomeOf = (work: Promise<void>): Promise<string> =>
  work.then(
    () => "taken",
    (error: unknown) => (error instanceof OtherShard ? "refused" : `${error}`),
  );

describe("the shard of a database", () => {
  test("is that of the first node; nodes of another number or count are refused", async () => {
    await checkShard(api, SECOND);
    await claimShard(bets, SECOND);
    await claimShard(bets, SECOND);
    await checkShard(api, SECOND);
    for (const other of [FIRST, ONE_SHARD, { number: 1, of: 3 }]) {
      await expect(claimShard(bets, other)).rejects.toThrow(OtherShard);
      await expect(checkShard(api, other)).rejects.toThrow("The database has shard 1/2 of the ledger");
    }
  });

  test("is that of one of two nodes that start at once", async () => {
    const [one, other] = await Promise.all([FIRST, SECOND].map((shard) => outcomeOf(claimShard(bets, shard))));
    expect([one, other].toSorted()).toEqual(["refused", "taken"]);
  });

  test("is not changed by a service, and not written by the API", async () => {
    await expect(claimShard(api, FIRST)).rejects.toThrow("permission denied");
    await claimShard(bets, FIRST);
    const client = new pg.Client(server.urlOf("touchline_bets"));
    await client.connect();
    for (const change of ["update ledger_shard set number = 1", "delete from ledger_shard"])
      await expect(client.query(change)).rejects.toThrow("permission denied");
    await client.end();
  });

  test("is the whole ledger where punters had wallets before there were shards", async () => {
    await owner.query("insert into wallets (tenant, punter, currency, digits) values ('touchline', 'ana', 'EUR', 2)");
    await owner.query("drop table ledger_shard; delete from kysely_migration where name >= '0027-ledger-shard'");
    const until = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name <= "0027-ledger-shard"));
    expect(await migrate(server.ownerUrl, until)).toEqual(["0027-ledger-shard"]);
    await expect(claimShard(bets, FIRST)).rejects.toThrow("The database has shard 0/1 of the ledger");
    await claimShard(bets, ONE_SHARD);
  });
});
