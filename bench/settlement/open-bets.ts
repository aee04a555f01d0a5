/** Open bets on one match, written straight into the database, and their settlement by one statement. */
import pg from "pg";
import type { OwnMatches } from "../../faults/own-matches.ts";
import { waitUntil } from "../../stack/process.ts";
import { inTenant, sqlOf, TENANT, writeCopies } from "../ledger/write-rows.ts";

/** Bets that one statement writes. */
const STEP = 5_000;
const PRICE = 200;
const TEMPLATE_PUNTER = "template";
const PATIENCE_MS = 600_000;

export interface OpenBets {
  readonly event: number;
  /** First and last id. */
  readonly ids: readonly [string, string];
}

export interface OpenBetsOptions {
  readonly databaseUrl: (role: string) => string;
  readonly matches: OwnMatches;
  readonly bets: number;
  /** Whose they are: the punters `name-1` to `name-count`, who have wallets. */
  readonly punters: { readonly name: string; readonly count: number };
}

export const createOpenBets = async ({ databaseUrl, matches, bets, punters }: OpenBetsOptions) => {
  const [client, owner] = ["touchline_bets", "postgres"].map((role) => new pg.Client(databaseUrl(role))) as [
    pg.Client,
    pg.Client,
  ];
  await Promise.all([client.connect(), owner.connect()]);
  const [made, bare] = ["open-bets.sql", "settle-bare.sql"].map((name) => sqlOf(name, import.meta.url)) as [
    string,
    string,
  ];
  let batches = 0;

  const isOne = async (text: string, ...values: readonly (string | number)[]): Promise<boolean> =>
    (await owner.query(`${text} limit 1`, [...values])).rows.length > 0;

  return {
    make: async (): Promise<OpenBets> => {
      batches += 1;
      const event = await matches.open(PRICE);
      const place = (slot: number) =>
        matches.placed([event], { tenant: TENANT, punter: TEMPLATE_PUNTER, odds: PRICE, slot });
      // The templates are settled with the others.
      const templates = [await place(0), await place(1)];
      const copies = bets - templates.length;
      const prefix = `01990000-${batches.toString(16).padStart(4, "0")}-7000-8000-`;
      // With the role of the bets service, so that the chain of hashes has what is written.
      for (let first = 1; first <= copies; first += STEP) {
        const last = Math.min(first + STEP - 1, copies);
        await inTenant(client, () =>
          writeCopies(client, templates, made, prefix, punters.count, first, last, event, punters.name),
        );
      }
      // As the server does by itself where bets arrive one after another.
      await owner.query("analyze");
      const idOf = (bet: number): string => prefix + bet.toString(16).padStart(12, "0");
      return { event, ids: [idOf(1), idOf(copies)] };
    },
    settleBare: ({ event }: OpenBets): Promise<void> =>
      inTenant(client, async () => void (await client.query(bare, [event]))),
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
