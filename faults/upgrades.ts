import { setTimeout as sleep } from "node:timers/promises";
import { MIGRATIONS, type Migrations, migrate } from "@touchline/db/migrate";
import pg from "pg";
import { checkBooks } from "./check.ts";
import { startLoad } from "./load.ts";
import type { Mode } from "./mode.ts";
import { withPlatform } from "./platform.ts";

const BET_EVERY_MS = 150;
const DECIDED_WITHIN_MS = 10_000;
/** A migration holds its lock for this long, so that there is a middle in which it can be killed. */
const MIGRATION_MS = 300;
const MIDDLE_MS = 20;
/** In the order in which they are replaced. */
const UPGRADED = ["one of bets", "other bets", "api", "push", "feed"] as const;

/** What a version adds to the ledger: a column that the services of the version before do not know. */
const migrationOf = (roll: number): Migrations => ({
  [`9${String(roll).padStart(4, "0")}-roll`]: {
    up: async (db) => {
      await db.schema.alterTable("bets").addColumn(`roll_${roll}`, "integer").execute();
      await sleep(MIGRATION_MS);
    },
  },
});

/** Ends the connection of a migration that holds its lock, as the death of its process would. */
const KILL_MIGRATION = `select pg_terminate_backend(pid) from pg_stat_activity
  where state = 'idle in transaction' and query like 'alter table "bets" add column "roll_%'`;

/** Returns how often the migration was killed before it was made. */
const migrateWith = async (owner: pg.Pool, ownerUrl: string, migrations: Migrations, isKilled: boolean) => {
  let kills = 0;
  const migrated = migrate(ownerUrl, migrations);
  if (!isKilled) {
    await migrated;
    return kills;
  }
  const failed = migrated.then(
    () => false,
    () => true,
  );
  while (kills === 0) {
    await sleep(MIDDLE_MS);
    kills += (await owner.query(KILL_MIGRATION)).rowCount ?? 0;
    if (await Promise.race([failed.then(() => true), sleep(0, false)])) break;
  }
  if (await failed) await migrate(ownerUrl, migrations);
  return kills;
};

/** R20: each roll migrates the database and restarts every service, node by node, while bets are placed. */
export const upgrades: Mode = ({ upgrades: given, seed, plant }) =>
  withPlatform({ plant }, async (platform) => {
    const count = Number(given);
    const ownerUrl = platform.stack.databaseUrl("postgres");
    const owner = new pg.Pool({ connectionString: ownerUrl });
    const load = await startLoad({ platform, name: "upgrade", seed: Number(seed), every: BET_EVERY_MS });
    const { bettors } = load;
    let migrations = MIGRATIONS;
    let kills = 0;
    for (let roll = 1; roll <= count; roll += 1) {
      const isKilled = roll % 2 === 0;
      migrations = { ...migrations, ...migrationOf(roll) };
      // Every second time the migration and a node die in the middle of it.
      const migrated = migrateWith(owner, ownerUrl, migrations, isKilled);
      if (isKilled) await platform.kill("one of bets");
      kills += await migrated;
      await platform.revive("one of bets");
      for (const part of UPGRADED) await platform.upgrade(part);
    }
    await load.stop();
    await platform.untilWhole();
    const whole = Date.now();
    await Promise.all(bettors.map((bettor) => bettor.settle(() => Date.now() - whole > DECIDED_WITHIN_MS)));
    const recovery = Date.now() - whole;
    const findings = await checkBooks(ownerUrl, bettors);
    for (const bettor of bettors) bettor.close();
    await owner.end();
    const requests = bettors.flatMap(({ attempts }) => attempts).length;
    console.log(`${requests} requests, ${kills} migrations killed, all decided ${recovery} ms after the last roll`);
    return { done: count, what: "rolling upgrades", findings };
  });
