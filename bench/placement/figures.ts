/** P6: placements through API and bets service, compared with the same rows written one bet at a time by pgbench on the same server. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { audit } from "@touchline/db/audit";
import { findProgram } from "@touchline/db/testing/postgres-server";
import pg from "pg";
import { startPlatform } from "../../faults/platform.ts";
import { interleave, median } from "../../testkit/sampling.ts";
import { stayOn } from "../cpu.ts";
import type { Figure, Length } from "../figure.ts";
import { createLoad, openWallets, PUNTERS } from "./create-load.ts";
import type { PlacementResult } from "./load.ts";
import { PARTS, processorOf, type Seconds } from "./processor.ts";

const run = promisify(execFile);
const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const ROUNDS = { full: 5, short: 1 } as const;
const SECONDS = { full: 6, short: 2 } as const;
/** The number of clients with which pgbench is fastest here. */
const CLIENTS = 16;

const termsOfABet = async (ownerUrl: string): Promise<string> => {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  const { rows } = await client.query<{ terms: object }>("select terms from bets limit 1");
  await client.end();
  return JSON.stringify(rows[0]?.terms ?? {});
};

/** Placements per second of pgbench, one bet per transaction. */
const createBare = (url: string, terms: string) => async (seconds: number) => {
  const args = ["-n", "-M", "prepared", "-c", `${CLIENTS}`, "-j", "2", "-T", `${seconds}`];
  const { stdout } = await run(findProgram("pgbench"), [
    ...[...args, "-D", `terms=${terms}`, "-D", `punters=${PUNTERS}`],
    ...["-f", fileOf("one-bet.sql"), url],
  ]);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
};

interface Round {
  readonly perSecond: number;
  /** Processor time per placement, in seconds. */
  readonly cost: Seconds;
}

const totalOf = ({ cost }: Round): number => Object.values(cost).reduce((sum, seconds) => sum + seconds, 0);

const micros = (seconds: number): string => `${Math.round(seconds * 1e6)} µs`;

const costLine = (name: string, rounds: readonly Round[]): string => {
  const costs = PARTS.map((part) => `${part} ${micros(median(rounds.map(({ cost }) => cost[part])))}`);
  return `P6    processor time per placement, ${name}: ${costs.join(", ")}`;
};

export const measurePlacement = async (length: Length): Promise<Figure[]> => {
  const seconds = SECONDS[length];
  // Both contenders have the same two cores, with everything that loads them.
  stayOn("0,1");
  const platform = await startPlatform();
  const folder = mkdtempSync(join(tmpdir(), "touchline-placement-"));
  try {
    const { stack } = platform;
    await openWallets(platform, ["bare", "api"]);
    const load = await createLoad(platform, folder);
    await load(2);
    const halves: PlacementResult[] = [];
    for (let round = 0; round < ROUNDS[length]; round += 1) {
      const { perSecond } = await load(seconds);
      halves.push(await load(seconds, perSecond / 2));
    }
    const bare = createBare(stack.databaseUrl("touchline_bets"), await termsOfABet(stack.databaseUrl("postgres")));
    const sides = {
      api: async () => (await load(seconds)).perSecond,
      bare: () => bare(seconds),
      again: () => bare(seconds),
    };
    const rounds: Record<keyof typeof sides, Round[]> = { api: [], bare: [], again: [] };
    await interleave(["api", "bare", "again"], ROUNDS[length], async (name) => {
      const before = processorOf(stack);
      const perSecond = await sides[name]();
      const after = processorOf(stack);
      const costs = PARTS.map((part) => [part, (after[part] - before[part]) / (perSecond * seconds)]);
      rounds[name].push({ perSecond, cost: Object.fromEntries(costs) });
      return perSecond;
    });
    const of = (name: keyof typeof sides, read: (round: Round) => number): number => median(rounds[name].map(read));
    const rate = (name: keyof typeof sides): number => of(name, ({ perSecond }) => perSecond);
    const perCoreSecond = (name: keyof typeof sides): number => 1 / of(name, totalOf);
    const postgres = (name: keyof typeof sides): number => of(name, ({ cost }) => cost.postgres);
    const [p50, p99] = [median(halves.map((half) => half.p50)), median(halves.map((half) => half.p99))];
    const wrong = (await audit(stack.databaseUrl("postgres"))).filter((finding) => !finding.includes("bare-"));
    for (const name of ["api", "bare"] as const) console.log(costLine(name, rounds[name]));
    return [
      {
        id: "P6",
        what: "placements through API and bets service, against pgbench",
        ours: `${Math.round(rate("api"))}/s`,
        peer: `${Math.round(rate("bare"))}/s bare`,
        ratio: rate("api") / rate("bare"),
        goal: { atLeast: 1.2 },
      },
      {
        id: "P6",
        what: "bets per core-second of all processes and the client",
        ours: `${Math.round(perCoreSecond("api"))}`,
        peer: `${Math.round(perCoreSecond("bare"))} bare`,
        ratio: perCoreSecond("api") / perCoreSecond("bare"),
        goal: { atLeast: 1.2 },
      },
      {
        id: "P6",
        what: "PostgreSQL's processor time per placement",
        ours: micros(postgres("api")),
        peer: `${micros(postgres("bare"))} bare`,
        ratio: postgres("api") / postgres("bare"),
        goal: { atMost: 0.5 },
      },
      {
        id: "P6",
        what: "99th percentile at half the highest rate, in ms",
        ours: `${p99.toFixed(1)} ms`,
        peer: `${p50.toFixed(1)} ms median`,
        ratio: p99 / p50,
        judged: p99,
        goal: { atMost: 50 },
      },
      {
        id: "P6",
        what: "what the audit finds afterwards",
        ours: `${wrong.length} findings`,
        peer: `A/A ${(rate("again") / rate("bare")).toFixed(2)}`,
        ratio: wrong.length,
        goal: { atMost: 0 },
      },
    ];
  } finally {
    await platform.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
