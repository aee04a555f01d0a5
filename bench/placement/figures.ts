/** P6: placements through API and bets service, compared with the same rows written one bet at a time by pgbench on the same server. */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { audit } from "@touchline/db/audit";
import { findProgram } from "@touchline/db/testing/postgres-server";
import pg from "pg";
import { makeRequest, readMarket } from "../../faults/market.ts";
import { childrenOf, type Platform, startPlatform } from "../../faults/platform.ts";
import { createRandom } from "../../faults/random.ts";
import type { Figure, Length } from "../figure.ts";
import { interleave, median } from "../sampling.ts";
import type { PlacementLoad } from "./load.ts";

const run = promisify(execFile);
const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const PUNTERS = 400;
const ROUNDS = { full: 5, short: 1 } as const;
const SECONDS = { full: 6, short: 2 } as const;
const CONNECTIONS = 384;
/** The number of clients with which pgbench is fastest here. */
const CLIENTS = 16;
const MONEY = "9000000.00";
const TICKS_PER_SECOND = 100;

const secondsOf = (pid: number): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15).map(Number);
    return (user + system + childUser + childSystem) / TICKS_PER_SECOND;
  } catch {
    // It has ended since it was listed; its time now counts for its parent.
    return 0;
  }
};

/** Processor time of PostgreSQL and all its processes in seconds, including ended ones. */
const postgresSeconds = (pid: number): number =>
  [...childrenOf(pid), pid].reduce((sum, each) => sum + secondsOf(each), 0);

const openWallets = async (platform: Platform): Promise<void> => {
  const punters = Array.from({ length: PUNTERS }, (_, index) => index + 1);
  for (let first = 0; first < punters.length; first += 40)
    await Promise.all(
      punters
        .slice(first, first + 40)
        .flatMap((punter) =>
          ["bare", "api"].map((kind) => platform.deposit("touchline", `${kind}-${punter}`, MONEY, crypto.randomUUID())),
        ),
    );
};

const termsOfABet = async (ownerUrl: string): Promise<string> => {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  const { rows } = await client.query<{ terms: object }>("select terms from bets limit 1");
  await client.end();
  return JSON.stringify(rows[0]?.terms ?? {});
};

interface Round {
  readonly perSecond: number;
  readonly postgresPerBet: number;
}

export const measurePlacement = async (length: Length): Promise<Figure[]> => {
  const seconds = SECONDS[length];
  const platform = await startPlatform();
  const folder = mkdtempSync(join(tmpdir(), "touchline-placement-"));
  const file = join(folder, "load.json");
  try {
    const { stack, hosts } = platform;
    await openWallets(platform);
    const market = await readMarket(stack.apiUrl);
    const prematch = market.filter(({ game }) => game === "PREMATCH");
    const made = makeRequest(prematch, createRandom(3), "default");
    const [selection] = made.selections;
    const template = {
      ...made,
      oddsChanges: "accept_any_changes",
      selections: [selection],
      bets: [{ type: "single", stake: "1.00", sizes: [], hashes: [selection?.hash], bankers: [] }],
    };
    const tokens = await Promise.all(
      Array.from({ length: PUNTERS }, (_, index) => hosts.tokenOf("touchline", `api-${index + 1}`)),
    );
    const load = async (lasting: number) => {
      const options: PlacementLoad = {
        apiUrl: stack.apiUrl,
        tokens,
        template,
        connections: CONNECTIONS,
        seconds: lasting,
      };
      writeFileSync(file, JSON.stringify(options));
      const { stdout } = await run(process.execPath, [fileOf("load.ts"), file]);
      return JSON.parse(stdout) as { perSecond: number; others: number; p99: number };
    };
    await load(2);
    const terms = await termsOfABet(stack.databaseUrl("postgres"));
    const bare = async (): Promise<number> => {
      const url = stack.databaseUrl("touchline_bets");
      const args = ["-n", "-M", "prepared", "-c", `${CLIENTS}`, "-j", "2", "-T", `${seconds}`];
      const { stdout } = await run(findProgram("pgbench"), [
        ...args,
        "-D",
        `terms=${terms}`,
        "-f",
        fileOf("one-bet.sql"),
        url,
      ]);
      return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    };
    const contenders = { api: async () => (await load(seconds)).perSecond, bare, again: bare };
    const rounds: Record<string, Round[]> = { api: [], bare: [], again: [] };
    await interleave(Object.keys(contenders) as (keyof typeof contenders)[], ROUNDS[length], async (name) => {
      const before = postgresSeconds(stack.postgres.pid());
      const perSecond = await contenders[name]();
      const postgresPerBet = (postgresSeconds(stack.postgres.pid()) - before) / (perSecond * seconds);
      rounds[name]?.push({ perSecond, postgresPerBet });
      return perSecond;
    });
    const of = (name: string, field: keyof Round): number => median((rounds[name] ?? []).map((round) => round[field]));
    const wrong = (await audit(stack.databaseUrl("postgres"))).filter((finding) => !finding.includes("bare-"));
    const rate = (name: string): string => `${Math.round(of(name, "perSecond"))}/s`;
    const cost = (name: string): string => `${Math.round(of(name, "postgresPerBet") * 1e6)} µs`;
    return [
      {
        id: "P6",
        what: "placements through API and bets service, against pgbench",
        ours: rate("api"),
        peer: `${rate("bare")} bare`,
        ratio: of("api", "perSecond") / of("bare", "perSecond"),
        goal: { atLeast: 1.2 },
      },
      {
        id: "P6",
        what: "PostgreSQL's processor time per placement",
        ours: cost("api"),
        peer: `${cost("bare")} bare`,
        ratio: of("api", "postgresPerBet") / of("bare", "postgresPerBet"),
        goal: { atMost: 0.5 },
      },
      {
        id: "P6",
        what: "what the audit finds afterwards",
        ours: `${wrong.length} findings`,
        peer: `A/A ${(of("again", "perSecond") / of("bare", "perSecond")).toFixed(2)}`,
        ratio: wrong.length,
        goal: { atMost: 0 },
      },
    ];
  } finally {
    await platform.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
