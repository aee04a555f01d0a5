/**
 * YEAR: placement, the lists of a punter and settlement, with a year of bets in the database and with an empty one.
 * `BENCH_BETS` is the number of bets of the year, where another one is wanted.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { auditBooks } from "@touchline/db/audit";
import { interleave, median } from "../../testkit/sampling.ts";
import type { Figure, Length } from "../figure.ts";
import { createLoad } from "../placement/create-load.ts";
import { createOpenBets } from "../settlement/open-bets.ts";
import { LISTS, type Listed, openLists } from "./lists.ts";
import { printSize } from "./print-size.ts";
import { type Books, type Stops, startBooks } from "./start-books.ts";
import { forgetOldMonths, writePunters, writeYear } from "./write-year.ts";

const BETS = { full: 10_000_000, short: 20_000 } as const;
const BETS_OF_A_PUNTER = 100;
/** Above, the audit would take hours, and months of messages are forgotten while the year is written. */
const MOST_AUDITED = 50_000;

const ROUNDS = { full: 7, short: 1 } as const;
const SECONDS = { full: 8, short: 2 } as const;
const RATE = 150;
/** Whose bets are placed and settled while it is measured. */
const MOST_BETTORS = 1_000;
const OPEN_BETS = { full: 5_000, short: 500 } as const;

const NAMES = ["empty", "year"] as const;
type Name = (typeof NAMES)[number];
type ByName<Value> = Readonly<Record<Name, Value>>;

const byName = async <Value>(make: (name: Name) => Promise<Value>): Promise<ByName<Value>> => ({
  empty: await make("empty"),
  year: await make("year"),
});

const GOAL = { atMost: 1.2 } as const;

const figureOf = (what: string, { empty, year }: ByName<readonly number[]>, digits = 1): Figure => ({
  id: "YEAR",
  what,
  ours: `${median(year).toFixed(digits)} ms`,
  peer: `${median(empty).toFixed(digits)} ms empty`,
  ratio: median(year) / median(empty),
  goal: GOAL,
});

/** Returns what the audit finds; null where the year is too large for it. */
const fillYear = async ({ owner, ownerUrl, templates }: Books, bets: number, punters: number) => {
  const started = performance.now();
  const isAudited = bets <= MOST_AUDITED;
  await writeYear(owner, { ownerUrl, bets, punters, templates, keepsMessages: isAudited });
  const findings = isAudited ? await auditBooks(ownerUrl) : null;
  await forgetOldMonths(ownerUrl);
  // As the server does by itself in the course of a year.
  await owner.query("vacuum analyze");
  console.log(`YEAR  ${bets} bets of ${punters} punters took ${((performance.now() - started) / 1_000).toFixed(0)} s`);
  await printSize(owner, bets);
  return findings;
};

const measureLists = async (books: ByName<Books>, punters: number, length: Length): Promise<Figure[]> => {
  const lists: ByName<Listed> = await openLists(books, punters);
  try {
    const figures: Figure[] = [];
    for (const { what, whose, read } of LISTS) {
      const samples = await interleave(NAMES, ROUNDS[length], (name) => lists[name].time(read, whose, length));
      figures.push(figureOf(`${what} of a punter with ${lists.year.bets[whose]} bets`, samples, 2));
    }
    return figures;
  } finally {
    await byName((name) => lists[name].close());
  }
};

const measureSettlement = async (books: ByName<Books>, bettors: number, length: Length): Promise<Figure> => {
  const punters = { name: "api", count: bettors };
  const openBets = await byName((name) => {
    const { platform, matches } = books[name];
    return createOpenBets({ databaseUrl: platform.stack.databaseUrl, matches, bets: OPEN_BETS[length], punters });
  });
  try {
    const samples = await interleave(NAMES, ROUNDS[length], async (name) => {
      const open = await openBets[name].make();
      const started = performance.now();
      await books[name].matches.end(open.event, "won");
      await openBets[name].untilSettled(open);
      const took = performance.now() - started;
      await openBets[name].untilSent();
      return took;
    });
    return figureOf(`settlement of ${OPEN_BETS[length]} bets on one event`, samples, 0);
  } finally {
    await byName((name) => openBets[name].stop());
  }
};

const measurePlacements = async (books: ByName<Books>, bettors: number, length: Length): Promise<Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), "touchline-year-"));
  try {
    const loads = await byName((name) => createLoad(books[name].platform, folder, bettors));
    await byName((name) => loads[name](2, RATE));
    const times: ByName<number[]> = { empty: [], year: [] };
    const rates = await interleave(NAMES, ROUNDS[length], async (name) => {
      const { p50, perSecond } = await loads[name](SECONDS[length], RATE);
      times[name].push(p50);
      return perSecond;
    });
    const [empty, year] = [median(rates.empty), median(rates.year)];
    return [
      figureOf(`placement at ${RATE}/s, median`, times),
      {
        id: "YEAR",
        what: `placements where ${RATE}/s are asked for`,
        ours: `${year.toFixed(0)}/s`,
        peer: `${empty.toFixed(0)}/s empty`,
        ratio: empty / year,
        goal: GOAL,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const auditFigure = (findings: readonly string[]): Figure => {
  for (const finding of findings) console.error(finding);
  const [ours, ratio] = [`${findings.length} findings`, findings.length];
  return { id: "YEAR", what: "what the audit finds in the year", ours, peer: "", ratio, goal: { atMost: 0 } };
};

export const measureYear = async (length: Length): Promise<Figure[]> => {
  const bets = Number(process.env.BENCH_BETS || BETS[length]);
  const punters = Math.ceil(bets / BETS_OF_A_PUNTER);
  const bettors = Math.min(punters, MOST_BETTORS);
  const stops: Stops = [];
  try {
    const books = await byName((name) => startBooks(name === "year", stops));
    const findings = await fillYear(books.year, bets, punters);
    await writePunters(books.empty.owner, bettors, new Date());
    const figures = [
      ...(await measureLists(books, punters, length)),
      await measureSettlement(books, bettors, length),
      ...(await measurePlacements(books, bettors, length)),
    ];
    const counted = figures.map((figure) => ({ ...figure, what: `${bets} bets: ${figure.what}` }));
    return findings ? [...counted, auditFigure(findings)] : counted;
  } finally {
    for (const stop of stops) await stop();
  }
};
