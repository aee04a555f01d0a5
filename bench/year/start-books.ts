/** A platform on a database of its own, with two settled bets to copy. */
import { startDatabase } from "@touchline/db/testing";
import pg from "pg";
import { type OwnMatches, startOwnMatches } from "../../faults/own-matches.ts";
import { type Platform, startPlatform } from "../../faults/platform.ts";
import { workAsOwner } from "../../packages/db/src/owner-work.ts";
import { makeMonths, monthAfter, readPartitions } from "../../packages/db/src/partitions.ts";
import { waitUntil } from "../../stack/process.ts";
import { TENANT } from "../ledger/write-rows.ts";

const PRICE = 200;
const TEMPLATE_PUNTER = "template";
const MONEY = "9000000.00";

/** The first day of the month a year ago. */
export const yearAgo = (): Date => new Date(monthAfter(new Date(), -12));

/** The first partitions of a new database end in the future. Those of one that is used for a year ended a year ago. */
const endFirstMonths = async (ownerUrl: string): Promise<void> => {
  const partitions = await workAsOwner(ownerUrl, readPartitions);
  const client = new pg.Client(ownerUrl);
  await client.connect();
  for (const { table, name } of partitions.filter(({ table, name }) => name === `${table}_first`)) {
    await client.query(`alter table ${table} detach partition ${name}`);
    await client.query(
      `alter table ${table} attach partition ${name} for values from ('2000-01-01') to ('${monthAfter(yearAgo(), 0)}')`,
    );
  }
  await client.end();
};

/** Two bets on one event, of which the first was won and the second lost. */
const settleTemplates = async (
  platform: Platform,
  matches: OwnMatches,
  owner: pg.Client,
): Promise<readonly string[]> => {
  const isNone = async (text: string): Promise<boolean> => (await owner.query(`${text} limit 1`)).rows.length === 0;
  await platform.deposit(TENANT, TEMPLATE_PUNTER, MONEY, crypto.randomUUID());
  const event = await matches.open(PRICE);
  const place = (slot: number) =>
    matches.placed([event], { tenant: TENANT, punter: TEMPLATE_PUNTER, odds: PRICE, slot });
  const templates = [await place(0), await place(1)];
  await matches.end(event, "won");
  await waitUntil("the templates are settled", () => isNone("select from bets where phase = 'PLACED'"));
  await waitUntil("their messages are sent", () => isNone("select from outbox where sent_at is null"));
  return templates;
};

export type Stops = (() => Promise<void>)[];

/** Whatever it has started is stopped by `stops`, in that order, also where it fails. */
export const startBooks = async (isOfAYear: boolean, stops: Stops) => {
  const database = await startDatabase();
  stops.unshift(database.remove);
  if (isOfAYear) await endFirstMonths(database.ownerUrl);
  await makeMonths(database.ownerUrl);
  const platform = await startPlatform({ database: { url: database.ownerUrl, postgres: database } });
  stops.unshift(platform.stop);
  const matches = await startOwnMatches(platform.stack.natsUrl);
  stops.unshift(matches.stop);
  const owner = new pg.Client(database.ownerUrl);
  await owner.connect();
  stops.unshift(() => owner.end());
  const templates = await settleTemplates(platform, matches, owner);
  return { platform, matches, owner, ownerUrl: database.ownerUrl, templates };
};

export type Books = Awaited<ReturnType<typeof startBooks>>;
