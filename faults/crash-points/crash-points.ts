import { audit } from "@touchline/db/audit";
import { startDatabase, type TestDatabase } from "@touchline/db/testing";
import pg from "pg";
import { COMMANDS_OF, type Command, type WalletKind } from "./commands.ts";
import { type Lane, openLane } from "./lane.ts";
import { type Cut, MOMENTS } from "./node-proxy.ts";
import { runCase } from "./run-case.ts";

const LANES = 10;
/** Ids of each lane's events are its own, so that the name of a punter says in which lane it was. */
const EVENTS_PER_LANE = 1_000_000;
/** What a sweep sends during a recording is not part of the command, so those points are taken that all recordings have. */
const RECORDINGS = 4;
/** A run that ended without the message at which a node was to die is repeated. */
const MOST_TRIES = 8;
const AUDIT_EVERY = 10;
const PRINT_EVERY = 250;
/** Three nodes with a pool of eight each, and the connections of those that were just cut. */
const CONNECTIONS_PER_LANE = 60;

interface Case {
  readonly name: string;
  readonly cuts: readonly Cut[];
}

const whereOf = ({ cuts }: Case): string => cuts.map(({ moment, point }) => `${moment} ${point}`).join(", then ");

/** What became of a command's runs. */
export interface Tally {
  readonly points: readonly string[];
  due: number;
  /** Every node died where it was to. */
  visited: number;
  /** The second node had nothing left to do before it came to its point. */
  idle: number;
}

/** A server for the nodes of all lanes. It does not die with them, so nothing has to wait for the disk. */
const startServer = async (): Promise<TestDatabase> => {
  const server = await startDatabase();
  const client = new pg.Client(server.ownerUrl);
  await client.connect();
  await client.query(`alter system set max_connections = ${CONNECTIONS_PER_LANE * LANES}`);
  await client.query("alter system set synchronous_commit = off");
  await client.end();
  await server.kill();
  await server.start();
  return server;
};

const copyDatabase = async ({ ownerUrl, urlOf, ...server }: TestDatabase, count: number): Promise<TestDatabase[]> => {
  const at = (url: string, name: string): string => url.replace(/\w+$/, name);
  const client = new pg.Client(at(ownerUrl, "template1"));
  await client.connect();
  const copies: TestDatabase[] = [];
  for (let index = 0; index < count; index += 1) {
    const name = `lane_${index}`;
    await client.query(`create database ${name} template postgres`);
    copies.push({
      ...server,
      ownerUrl: at(ownerUrl, name),
      urlOf: (role) => at(urlOf(role), name),
      remove: async () => undefined,
    });
  }
  await client.end();
  return copies;
};

/** Works off the jobs in all lanes; ends early when `work` returns false. */
const inLanes = async <Job>(
  lanes: readonly Lane[],
  jobs: readonly Job[],
  work: (lane: Lane, job: Job) => Promise<boolean>,
): Promise<void> => {
  const waiting = jobs.values();
  let isOver = false;
  const run = async (lane: Lane): Promise<void> => {
    for (const job of waiting) {
      if (!isOver && !(await work(lane, job))) isOver = true;
      if (isOver) return;
    }
  };
  // The lanes share a server, so nothing is stopped before all of them have ended.
  const ended = await Promise.allSettled(lanes.map(run));
  for (const lane of ended) if (lane.status === "rejected") throw lane.reason;
};

/** Runs each command without a fault until it has ended, to learn what it sends. */
const recordPoints = async (
  lanes: readonly Lane[],
  commands: Readonly<Record<string, Command>>,
  violations: string[],
): Promise<Map<string, readonly string[]>> => {
  const recorded = new Map<string, readonly string[]>();
  const jobs = Array.from({ length: RECORDINGS }, () => Object.entries(commands)).flat();
  await inLanes(lanes, jobs, async (lane, [name, command]) => {
    const { nodes, violations: found } = await runCase(lane, name, command, [null]);
    violations.push(...found.map((violation) => `when it had ended: ${violation}`));
    const passed = nodes[0]?.passed ?? [];
    const before = recorded.get(name);
    recorded.set(name, before ? before.filter((point) => passed.includes(point)) : passed);
    return violations.length === 0;
  });
  return violations.length === 0 ? recorded : new Map();
};

/** What a node leaves when it dies before a point is what it leaves when it dies after the point before: each is taken once. */
const statesOf = (points: readonly string[]): Cut[] => [
  ...points.map((point): Cut => ({ point, moment: "before" })),
  ...points.slice(-1).map((point): Cut => ({ point, moment: "after" })),
];

export type Pass = "singles" | "once" | "pairs";

const CUTS: Readonly<Record<Pass, (points: readonly string[]) => Cut[][]>> = {
  singles: (points) => points.flatMap((point) => MOMENTS.map((moment): Cut[] => [{ point, moment }])),
  once: (points) => statesOf(points).map((cut) => [cut]),
  pairs: (points) => statesOf(points).flatMap((first) => statesOf(points).map((second) => [first, second])),
};

export interface CrashPointsOptions {
  /** Every point before and after its message; every state that a node can leave; or two nodes one after the other. */
  readonly pass: Pass;
  readonly wallet: WalletKind;
  readonly isPlanted: boolean;
  /** Number of runs to skip, to continue where another command ended. */
  readonly skip: number;
  readonly minutes: number;
}

export interface CrashPointsOutcome {
  readonly violations: readonly string[];
  readonly tallies: ReadonlyMap<string, Tally>;
}

/** Kills nodes at every point of every command. Stops at the first violation, because a damaged ledger fails every later audit too. */
export const runCrashPoints = async (options: CrashPointsOptions): Promise<CrashPointsOutcome> => {
  const { pass, wallet, isPlanted, skip, minutes } = options;
  const commands = COMMANDS_OF[wallet];
  const postgres = await startServer();
  const lanes: Lane[] = [];
  const violations: string[] = [];
  const tallies = new Map<string, Tally>();
  const check = async (lane: Lane): Promise<void> => void violations.push(...(await audit(lane.ownerUrl)));

  /** Whether the nodes died where they were to; `absent` where the command ended without sending that at all. */
  const runOnce = async (lane: Lane, { name, cuts }: Case, tally: Tally): Promise<"visited" | "missed" | "absent"> => {
    const { nodes, violations: found } = await runCase(lane, name, commands[name] as Command, cuts);
    violations.push(...found.map((violation) => `${whereOf({ name, cuts })}: ${violation}`));
    const [first, second] = nodes;
    if (!first?.died) return first?.passed.includes(cuts[0]?.point ?? "") ? "missed" : "absent";
    if (second && !second.died) tally.idle += 1;
    else tally.visited += 1;
    return "visited";
  };

  try {
    for (const [index, database] of (await copyDatabase(postgres, LANES)).entries())
      lanes.push(await openLane(database, index * EVENTS_PER_LANE, isPlanted, wallet));
    const recorded = await recordPoints(lanes, commands, violations);
    const cases = [...recorded].flatMap(([name, points]): Case[] => {
      const all = CUTS[pass](points);
      tallies.set(name, { points, due: all.length, visited: 0, idle: 0 });
      return all.map((cuts) => ({ name, cuts }));
    });
    const until = Date.now() + minutes * 60_000;
    let done = 0;
    await inLanes(lanes, cases.slice(skip), async (lane, one) => {
      const tally = tallies.get(one.name) as Tally;
      const tries: string[] = [];
      while (tries.length < MOST_TRIES && violations.length === 0 && !tries.includes("visited"))
        tries.push(await runOnce(lane, one, tally));
      // What only a sweep sent in every recording is not part of the command; a point that was not visited would be a hole in the proof.
      if (tries.every((outcome) => outcome === "absent")) tally.due -= 1;
      else if (!tries.includes("visited") && violations.length === 0)
        violations.push(`${one.name} was not visited ${whereOf(one)}`);
      done += 1;
      if (done % PRINT_EVERY === 0) console.log(`${done} of ${cases.length - skip}, ${violations.length} violations`);
      if (done % AUDIT_EVERY === 0) await check(lane);
      return violations.length === 0 && Date.now() < until;
    });
    for (const lane of lanes) await check(lane);
    return { violations, tallies };
  } finally {
    await Promise.all(lanes.map(({ close }) => close()));
    await postgres.remove();
  }
};
