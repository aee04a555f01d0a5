/** Open bets on one match, written straight into the database, and their settlement by one statement. */
import { readFileSync } from "node:fs";
import pg from "pg";
import type { OwnMatches } from "../../faults/own-matches.ts";
import { TENANTS } from "../../faults/platform.ts";
import { waitUntil } from "../../stack/process.ts";

const [TENANT] = TENANTS;
const BETS_OF_A_WALLET = 5;
/** Bets that one statement writes. */
const STEP = 5_000;
const PRICE = 200;
const TEMPLATE_PUNTER = "template";
const PATIENCE_MS = 600_000;

const sqlOf = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");

export interface OpenBets {
  readonly event: number;
  /** First and last id. */
  readonly ids: readonly [string, string];
}

export const createOpenBets = async (databaseUrl: (role: string) => string, matches: OwnMatches, bets: number) => {
  const [client, owner] = ["touchline_bets", "postgres"].map((role) => new pg.Client(databaseUrl(role))) as [
    pg.Client,
    pg.Client,
  ];
  await Promise.all([client.connect(), owner.connect()]);
  const wallets = Math.ceil(bets / BETS_OF_A_WALLET);
  let batches = 0;

  /** With the role of the bets service, so that the chain of hashes has what is written. */
  const write = async (name: string, ...values: readonly (string | number)[]): Promise<void> => {
    await client.query("begin");
    await client.query("select set_config('touchline.tenant', $1, true)", [TENANT]);
    await client.query(sqlOf(name), [...values]);
    await client.query("commit");
  };

  const isOne = async (text: string, ...values: readonly (string | number)[]): Promise<boolean> =>
    (await owner.query(`${text} limit 1`, [...values])).rows.length > 0;

  await write("wallets.sql", wallets);

  return {
    make: async (): Promise<OpenBets> => {
      batches += 1;
      const event = await matches.open(PRICE);
      const template = await matches.placed([event], { tenant: TENANT, punter: TEMPLATE_PUNTER, odds: PRICE });
      // The template is settled with the others.
      const prefix = `01990000-${batches.toString(16).padStart(4, "0")}-7000-8000-`;
      for (let first = 1; first < bets; first += STEP)
        await write("open-bets.sql", template, prefix, wallets, first, Math.min(first + STEP, bets) - 1);
      // As the server does by itself where bets arrive one after another.
      await owner.query("analyze");
      const idOf = (bet: number): string => prefix + bet.toString(16).padStart(12, "0");
      return { event, ids: [idOf(1), idOf(bets - 1)] };
    },
    settleBare: ({ event }: OpenBets): Promise<void> => write("settle-bare.sql", event),
    untilSettled: ({ ids: [first, last] }: OpenBets): Promise<void> =>
      waitUntil(
        "every bet is settled",
        async () =>
          !(await isOne(
            "select from bets where phase = 'PLACED' and tenant = $1 and id between $2 and $3",
            TENANT,
            first,
            last,
          )),
        { timeout: PATIENCE_MS },
      ),
    untilSent: (): Promise<void> =>
      waitUntil("every message is sent", async () => !(await isOne("select from outbox where sent_at is null")), {
        timeout: PATIENCE_MS,
      }),
    /** The audit that follows needs plans for tables of this size. */
    stop: async (): Promise<void> => {
      await owner.query("analyze");
      await Promise.all([client.end(), owner.end()]);
    },
  };
};
