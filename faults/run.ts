/**
 * `pnpm faults --schedules N --seed S`: kills parts of the platform while bets are placed, and audits the result.
 * `pnpm faults --doubles N`: sends N placements, each twice at once.
 * `pnpm faults --races N`: starts cash-out, rule, settlement, rollback, void and cancellation at once for each of N bets.
 * `pnpm faults --storm N`: places N bets while the offer changes as fast as it can be published, and compares decisions with a model.
 * `pnpm faults --mute N`: N producers fall silent at once; prints how long after 20 s their markets are locked.
 * `pnpm faults --feed N`: N seeded runs with faults of a provider (silence, loss, disorder, malformed messages, recoveries that hang);
 * compares the offer and the results with what the emulator plays.
 * `pnpm faults --feed-down N`: producers of a provider fall silent N times, on the whole platform; prints how long after 20 s their markets
 * are locked on the bus, at the API and on a socket.
 * `pnpm faults --feed-leader N`: kills the leading node of two feeds N times under load; compares settlements with an undisturbed feed.
 * `pnpm faults --upgrades N`: N rolling upgrades with a migration each, while bets are placed; every second one is killed in the middle.
 * `pnpm faults --restarts N`: restarts every service N times, node by node, while bets are placed; no call of a bettor may fail.
 * `pnpm faults --restore N`: loses the database while bets are placed, with a synchronous standby and with base backup and archive only,
 * whose segments end after N seconds; prints what is lost and for how long no bet is taken.
 * `pnpm faults --wallets N`: N lives of bets whose money is in a wallet of the operator, while its calls go wrong and nodes die; compares
 * the books of both sides.
 * `pnpm faults --shards N`: kills database and bets node of one of two shards of the ledger N times, in turn, while bets are placed; no
 * call of a punter of the other one may fail.
 * `pnpm faults --tenants N`: one tenant sends as many placements as it can, of which N a second are taken (0: all); prints what that
 * does to the p99 of another.
 * `pnpm faults --crash-points`: kills the bets service at every statement and message of every command that moves money, before and
 * after it. With `--once` in each state that a node can leave; with `--pairs` in each of them, and its successor in each of them too. `--wallet seamless`: the money is in a wallet of the operator, whose
 * calls are points as well.
 */
import { parseArgs } from "node:util";
import { plantBug } from "@touchline/db/testing/planted-bugs";
import type { Mode, Options } from "./mode.ts";

const { values } = parseArgs({
  options: {
    schedules: { type: "string", default: "20" },
    doubles: { type: "string" },
    races: { type: "string" },
    storm: { type: "string" },
    mute: { type: "string" },
    feed: { type: "string" },
    "feed-down": { type: "string" },
    "feed-leader": { type: "string" },
    upgrades: { type: "string" },
    restarts: { type: "string" },
    restore: { type: "string" },
    wallets: { type: "string" },
    shards: { type: "string" },
    tenants: { type: "string" },
    "crash-points": { type: "boolean" },
    pairs: { type: "boolean" },
    once: { type: "boolean" },
    wallet: { type: "string" },
    /** Ends crash points after this time. */
    minutes: { type: "string" },
    seed: { type: "string", default: "1" },
    /** Number of schedules or crash points to skip, to repeat a single one or to continue. */
    skip: { type: "string", default: "0" },
    /** Plants a deliberate bug, to test that it is found. */
    plant: { type: "string" },
  },
});

/** The first one that is asked for. They are loaded when a bug has been planted. */
const MODES: readonly (readonly [keyof Options, () => Promise<Mode>])[] = [
  ["crash-points", async () => (await import("./crash-points/mode.ts")).crashPoints],
  ["storm", async () => (await import("./storm.ts")).storm],
  ["mute", async () => (await import("./mute.ts")).mute],
  ["feed", async () => (await import("./feed.ts")).feed],
  ["feed-down", async () => (await import("./feed-down.ts")).feedDown],
  ["feed-leader", async () => (await import("./feed-leader.ts")).feedLeader],
  ["upgrades", async () => (await import("./upgrades.ts")).upgrades],
  ["restarts", async () => (await import("./restarts.ts")).restarts],
  ["restore", async () => (await import("./restore/mode.ts")).restore],
  ["wallets", async () => (await import("./wallets.ts")).wallets],
  ["shards", async () => (await import("./shards.ts")).shards],
  ["tenants", async () => (await import("./tenants.ts")).tenants],
  ["races", async () => (await import("./races.ts")).races],
  ["doubles", async () => (await import("./doubles.ts")).doubles],
  ["schedules", async () => (await import("./play-schedules.ts")).schedules],
];

const SHOWN = 20;
const HOUR_MS = 3_600_000;

if (values.plant) plantBug(values.plant);
const [, load] = MODES.find(([name]) => values[name] !== undefined) as (typeof MODES)[number];
const started = Date.now();
const { done, what, findings } = await (await load())(values);
for (const finding of findings.slice(0, SHOWN)) console.log(`  ${finding}`);
if (findings.length === 0 && done > 0) {
  const perHour = Math.round((done * HOUR_MS) / (Date.now() - started));
  console.log(
    `${perHour} an hour; at most ${Math.min(100, 300 / done).toPrecision(2)} % of such runs go wrong, with 95 % confidence`,
  );
}
console.log(`${done} ${what}, ${findings.length} violations`);
process.exit(findings.length > 0 ? 1 : 0);
