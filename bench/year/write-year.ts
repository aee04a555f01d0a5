/** A year of settled bets of the punters `api-1`, `api-2` and so on, written month by month. */
import type pg from "pg";
import { monthAfter } from "../../packages/db/src/partitions.ts";
import { forgetMonths } from "../../packages/db/src/retention.ts";
import { inTenant, sqlOf, writeCopies, writeWallets } from "../ledger/write-rows.ts";
import { yearAgo } from "./start-books.ts";
import { writeLinks } from "./write-links.ts";

/** Bets that one transaction writes, and the events that they are on. */
const STEP = 20_000;
const EVENTS = 77;
const FIRST_EVENT = 500_000_000;
/** As `pnpm maintain` keeps them where nothing else is set. */
const KEPT = { messages: 3, course: 3, results: 0 };

const [MADE, RESULTS] = ["bets-of-year.sql", "results-of-events.sql"].map((name) => sqlOf(name, import.meta.url)) as [
  string,
  string,
];

const BOOKED_BETS = "select n, punter, id as ref, at from made";
const BOOKED_DEPOSITS =
  "select 1 as n, punter, ref, at from entries where kind = 'deposit' and punter like 'api-%' and account = 'wallet'";

/** Wallets with a deposit. */
export const writePunters = (client: pg.Client, punters: number, at: Date): Promise<void> =>
  inTenant(client, async () => {
    await writeWallets(client, "api", punters, at);
    await writeLinks(client, BOOKED_DEPOSITS);
  });

/** Copies of settled bets, with the results of their events. */
export const writeSettled = (
  client: pg.Client,
  templates: readonly string[],
  made: string,
  ...values: readonly (string | number | Date)[]
): Promise<void> =>
  inTenant(client, async () => {
    await writeCopies(client, templates, made, ...values);
    await client.query(RESULTS, [templates[0]]);
    await writeLinks(client, BOOKED_BETS);
  });

export const forgetOldMonths = async (ownerUrl: string, now = new Date()): Promise<void> => {
  await forgetMonths(ownerUrl, KEPT, now);
};

/** The punter with the fewest bets. The one with the most is the first. */
export const lastPunter = (punters: number): string => `api-${1 + (((punters - 1) * 7919) % punters)}`;

export interface YearOptions {
  readonly ownerUrl: string;
  readonly bets: number;
  readonly punters: number;
  /** Settled bets on one event, of which the first was won and the second lost. */
  readonly templates: readonly string[];
  /** Whether messages of all months are kept, which the audit needs. */
  readonly keepsMessages: boolean;
}

/** A month is followed by what `pnpm maintain` does then. */
export const writeYear = async (client: pg.Client, options: YearOptions): Promise<void> => {
  const { ownerUrl, bets, punters, templates, keepsMessages } = options;
  const [from, to] = [yearAgo(), new Date()];
  const every = (to.getTime() - from.getTime()) / bets;
  await writePunters(client, punters, from);
  let [first, event] = [1, FIRST_EVENT];
  for (let end = new Date(monthAfter(from, 1)); first <= bets; end = new Date(monthAfter(end, 1))) {
    const last = Math.min(bets, Math.floor((end.getTime() - from.getTime()) / every));
    for (; first <= last; first += STEP) {
      const until = Math.min(first + STEP - 1, last);
      await writeSettled(client, templates, MADE, first, until, from, every, punters, event, EVENTS);
      event += EVENTS;
    }
    first = last + 1;
    if (!keepsMessages) await forgetOldMonths(ownerUrl, end);
    console.log(`YEAR  ${last} of ${bets} bets are written`);
  }
};
