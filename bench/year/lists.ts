/** What a punter's page reads: tickets and messages, by the functions that the API calls. */
import { type Database, type Owner, openDatabase, readBets, readMessages } from "@touchline/db";
import { BETS_PER_PAGE, type BetFilter } from "@touchline/protocol";
import { monthAfter } from "../../packages/db/src/partitions.ts";
import { median } from "../../testkit/sampling.ts";
import type { Length } from "../figure.ts";
import { sqlOf, TENANT } from "../ledger/write-rows.ts";
import type { Books } from "./start-books.ts";
import { lastPunter, writeSettled } from "./write-year.ts";

const RECENT = sqlOf("recent-bets.sql", import.meta.url);
/** As far back as the API shows tickets. */
const MONTHS_SHOWN = 3;
/** Of one sample. */
const READS = { full: 60, short: 10 } as const;
/** Messages that a page has missed. */
const MISSED = 20;

interface Reader extends Owner {
  readonly seq: number;
}
type Read = (db: Database, reader: Reader) => Promise<unknown>;
type Whose = "most" | "few";

const shownSince = (): Date => new Date(monthAfter(new Date(), -MONTHS_SHOWN));

const tickets =
  (filter: BetFilter): Read =>
  (db, owner) =>
    readBets(db, owner, { filter, before: null, most: BETS_PER_PAGE, since: shownSince() });

const messages: Read = (db, reader) => readMessages(db, reader, Math.max(0, reader.seq - MISSED));

const READS_OF_A_PAGE: readonly { readonly what: string; readonly read: Read }[] = [
  { what: "settled tickets", read: tickets("settled") },
  { what: "open tickets", read: tickets("open") },
  { what: "last messages", read: messages },
];

export const LISTS = READS_OF_A_PAGE.flatMap((each) => (["most", "few"] as const).map((whose) => ({ ...each, whose })));

const openReaders = async ({ owner, platform }: Books, punters: Readonly<Record<Whose, string>>) => {
  const db = openDatabase(platform.stack.databaseUrl("touchline_api"), (error) => console.error(error));
  const number = async (text: string, punter: string): Promise<number> => {
    const { rows } = await owner.query<{ number: string }>(text, [punter]);
    return Number(rows[0]?.number);
  };
  const readerOf = async (punter: string): Promise<Reader> => ({
    ...{ tenant: TENANT, punter },
    seq: await number("select seq as number from wallets where punter = $1", punter),
  });
  const betsOf = (punter: string) => number("select count(*) as number from bets where punter = $1", punter);
  const readers = { most: await readerOf(punters.most), few: await readerOf(punters.few) };
  return {
    bets: { most: await betsOf(punters.most), few: await betsOf(punters.few) },
    /** The median of some reads, in milliseconds. */
    time: async (read: Read, whose: Whose, length: Length): Promise<number> => {
      const times: number[] = [];
      for (let turn = 0; turn < READS[length]; turn += 1) {
        const started = performance.now();
        await read(db, readers[whose]);
        times.push(performance.now() - started);
      }
      return median(times);
    },
    close: () => db.destroy(),
  };
};

export type Listed = Awaited<ReturnType<typeof openReaders>>;

/** The punters of the empty database have as many bets as a page of the others shows. */
export const openLists = async (books: { readonly empty: Books; readonly year: Books }, punters: number) => {
  const whose = { most: "api-1", few: lastPunter(punters) };
  const peers = { most: "api-1", few: "api-2" };
  for (const each of ["most", "few"] as const) {
    const { rows } = await books.year.owner.query<{ shown: number }>(
      "select least(count(*), $3)::integer as shown from bets where punter = $1 and created_at >= $2",
      [whose[each], shownSince(), BETS_PER_PAGE + 1],
    );
    const { owner, templates } = books.empty;
    await writeSettled(owner, templates, RECENT, peers[each], rows[0]?.shown ?? 0);
  }
  return { empty: await openReaders(books.empty, peers), year: await openReaders(books.year, whose) };
};
