import { type FavouritesChange, favouritesChangeSchema, MOST_FAVOURITES } from "@touchline/protocol";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Database, inTenant, openDatabase } from "../database.ts";
import { migrate } from "../migrate.ts";
import { startDatabase, type TestDatabase } from "../testing/start-database.ts";
import { changeFavourites, readFavourites, TooManyFavourites } from "./favourites.ts";
import { changePreferences, readPreferences } from "./preferences.ts";

let server: TestDatabase;
let db: Database;

beforeAll(async () => {
  server = await startDatabase();
  db = openDatabase(server.urlOf("touchline_api"), () => undefined);
});
afterAll(async () => {
  await db?.destroy();
  await server?.remove();
});

const change = (fields: Partial<FavouritesChange>): FavouritesChange => favouritesChangeSchema.parse(fields);
const ana = { tenant: "touchline", punter: "ana" };

test("FAV-2 adds and removes favourites without duplicates", async () => {
  await changeFavourites(db, ana, change({ events: [7, 8], tournaments: [3], markets: [201] }));
  const after = await changeFavourites(
    db,
    ana,
    change({ events: [8, 9], eventsForRemoval: [7], tournamentsForRemoval: [4] }),
  );
  expect(after).toEqual({ events: [8, 9], tournaments: [3], markets: [201] });
  expect(await readFavourites(db, ana)).toEqual(after);
});

test("FAV-2 refuses more than the maximum, and stores nothing of the change", async () => {
  const owner = { ...ana, punter: "collector" };
  const many = Array.from({ length: MOST_FAVOURITES }, (_, index) => index + 1);
  await changeFavourites(db, owner, change({ events: many }));
  await expect(changeFavourites(db, owner, change({ events: [9_999], markets: [1] }))).rejects.toThrow(
    TooManyFavourites,
  );
  expect((await readFavourites(db, owner)).markets).toEqual([]);
});

test("PREF-1 stores preferences by name: the last choice counts, and null is a choice", async () => {
  await changePreferences(db, ana, { theme: "light", oddsFormat: "american" });
  expect(await changePreferences(db, ana, { theme: "dark", defaultPayment: null })).toEqual({
    theme: "dark",
    oddsFormat: "american",
    defaultPayment: null,
  });
  expect(await readPreferences(db, ana)).toMatchObject({ theme: "dark" });
});

describe("R11 stored data of a punter", () => {
  test("is not visible to other punters, nor to another tenant with the same punter id", async () => {
    await changeFavourites(db, ana, change({ events: [1] }));
    for (const other of [
      { ...ana, punter: "bo" },
      { ...ana, tenant: "bethog" },
    ]) {
      expect(await readFavourites(db, other)).toEqual({ events: [], tournaments: [], markets: [] });
      expect(await readPreferences(db, other)).toEqual({});
    }
  });

  test("is not visible without a tenant, whatever the query", async () => {
    for (const table of ["punter_favourites", "punter_preferences"]) {
      const { rows } = await sql`select * from ${sql.ref(table)}`.execute(db);
      expect(rows, table).toEqual([]);
    }
  });

  test("cannot be written for another tenant", async () => {
    const forge = db.transaction().execute(async (transaction) => {
      await sql`select set_config('touchline.tenant', 'bethog', true)`.execute(transaction);
      await sql`insert into punter_favourites values ('touchline', 'ana', 'events', 5)`.execute(transaction);
    });
    await expect(forge).rejects.toThrow(/row-level security/);
  });

  test("is accessed by a role that owns nothing and cannot change policies", async () => {
    await expect(sql`alter table punter_favourites disable row level security`.execute(db)).rejects.toThrow(/owner/);
    await expect(sql`create table mine (id int)`.execute(db)).rejects.toThrow(/permission denied/);
  });
});

test("leaves existing tables unchanged", async () => {
  expect(await migrate(server.ownerUrl)).toEqual([]);
});

test("R3 a database that dies between two statements does not end the process", async () => {
  const heard: Error[] = [];
  const own = openDatabase(server.urlOf("touchline_api"), (error) => heard.push(error));
  const caught = inTenant(own, ana.tenant, async (transaction) => {
    await server.kill();
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    await sql`select 1`.execute(transaction);
  });
  await expect(caught).rejects.toThrow();
  await server.start();
  await expect
    .poll(() =>
      readFavourites(own, ana).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await own.destroy();
});
