import { setTimeout as sleep } from "node:timers/promises";
import type { TestRabbit } from "@touchline/server-kit/testing/rabbitmq";
import type { Faults } from "../emulator/faults.ts";
import { LIVE, PREMATCH } from "../emulator/world.ts";
import type { SourceEvent } from "../source.ts";
import { createRandom } from "../sources/simulator/chance/random.ts";
import { eventIdOf } from "../sources/unified-feed/wire/urn.ts";
import { type Provider, SHORT_TIMES, startProvider, startRabbit } from "./provider.ts";

/** Longer than everything that a run may have to wait for. */
const PATIENCE_MS = 30_000;
const EVERY_MS = 100;
/** Runs at a time, each with a provider and an adapter of its own: most of a run is waiting. */
const LANES = 3;
const PRODUCERS = [
  { id: LIVE, name: "LO" },
  { id: PREMATCH, name: "Ctrl" },
] as const;
const BOTH = PRODUCERS.map(({ id }) => id);

type Draw = (random: () => number) => Partial<Faults>;

const KINDS: readonly Draw[] = [
  (random) => ({ silent: random() < 0.5 ? [LIVE] : random() < 0.5 ? [PREMATCH] : BOTH }),
  (random) => ({ lost: 0.2 + 0.8 * random(), withoutAlives: true }),
  (random) => ({ duplicated: random(), reordered: 0.6 * random() }),
  (random) => ({ malformed: 0.7 * random() }),
  () => ({ recoveryHangs: true, unsubscribed: BOTH }),
  () => ({ httpDown: true, unsubscribed: [LIVE] }),
  (random) => ({ late: Math.floor((0.5 + random()) * SHORT_TIMES.lag) }),
];

const until = async (what: string, isSo: () => boolean): Promise<string[]> => {
  const deadline = Date.now() + PATIENCE_MS;
  while (!isSo()) {
    if (Date.now() > deadline) return [`${what}: not within ${PATIENCE_MS} ms`];
    await sleep(EVERY_MS);
  }
  return [];
};

/** Ends a match that both sides offer. */
const endOne = ({ emulator }: Provider, random: () => number): void => {
  const live = emulator.world
    .offered()
    .filter(({ event }) => event.game === "LIVE" && event.playStatus === "RUNNING" && event.markets.length > 0);
  const told = live[Math.floor(random() * live.length)];
  if (told) emulator.end(told.event.id);
};

/** Producers of which nothing comes any more. */
const deadIn = ({ silent = [], withoutAlives = false }: Partial<Faults>) =>
  PRODUCERS.filter(({ id }) => withoutAlives || silent.includes(id));

interface Lock {
  readonly at: number;
  readonly name: string;
  readonly reason: string | null;
}

/** A provider whose locks are kept with their reasons. */
interface Watched extends Provider {
  readonly locks: readonly Lock[];
}

const startWatched = async (rabbit: TestRabbit, lane: number): Promise<Watched> => {
  // Faster than life, so that matches end and markets are settled in every run.
  const provider = await startProvider(rabbit, { simulator: { speed: 10, seed: lane + 1 }, exchange: `lane-${lane}` });
  const { source, recorded, emulator } = provider;
  const locks: Lock[] = [];
  await until("emulator", emulator.isReady);
  const producer = (name: string, isUp: boolean): void => {
    recorded.sink.producer(name, isUp);
    const { reason = null } = source.health().producers.find((each) => each.name === name) ?? {};
    if (!isUp) locks.push({ at: Date.now(), name, reason });
  };
  source.start({ ...recorded.sink, producer }, []);
  await until("complete", recorded.isComplete);
  return { ...provider, locks };
};

/** What is dead is locked, and where nothing but silence is wrong the other producer stays as it is. */
const checkLocks = async (watched: Watched, faults: Partial<Faults>, since: number, isOnlySilence: boolean) => {
  const { recorded, locks } = watched;
  const dead = deadIn(faults);
  const findings: string[] = [];
  const lockedAfter: number[] = [];
  const lockOf = (name: string): Lock | undefined => locks.find((lock) => lock.at >= since && lock.name === name);
  for (const { name } of dead) {
    findings.push(...(await until(`${name} is dead and open`, () => !recorded.producers.get(name))));
    const lock = lockOf(name);
    if (isOnlySilence && lock) lockedAfter.push(lock.at - since - SHORT_TIMES.silence);
  }
  for (const { name } of isOnlySilence ? PRODUCERS.filter((each) => !dead.includes(each)) : []) {
    const lock = lockOf(name);
    // All lanes are one process: where it was too slow for the short times, the lock is right.
    if (lock && lock.reason !== "LAGGING") findings.push(`${name} was locked as well: ${lock.reason}`);
  }
  return { findings, lockedAfter };
};

/** Both sides of the first event that differs. */
const explain = ({ emulator, recorded, differences }: Provider): string[] => {
  const all = differences();
  const id = Number.parseInt(all[0] ?? "", 10);
  const told = emulator.world.offered().find(({ urn }) => eventIdOf(urn) === id);
  const ours = recorded.events.get(id);
  const marketsOf = (event: SourceEvent | undefined): number => event?.markets.length ?? -1;
  return [
    `${all.length} differences; ${id} is ${told?.event.game} ${told?.event.playStatus} of ${told?.producer} with ${marketsOf(told?.event)} ` +
      `markets, and ${ours?.game} ${ours?.playStatus} with ${marketsOf(ours)} handed over`,
    ...[...(told?.markets.values() ?? [])]
      .slice(0, 3)
      .map(({ element, producer, status, settled }) => JSON.stringify({ element, producer, status, settled })),
  ];
};

/** One that only lags has all messages, and asks for none. */
const isLost = ({ source }: Provider, name: string): boolean =>
  source.health().producers.some((each) => each.name === name && each.phase !== "UP" && each.reason !== "LAGGING");

interface Ran {
  readonly findings: readonly string[];
  /** Milliseconds from the end of the time of silence to the lock, where nothing else went wrong. */
  readonly lockedAfter: readonly number[];
}

/** One run: faults for a while, then a recovery. Returns what is wrong afterwards. */
const runOnce = async (provider: Watched, seed: number): Promise<Ran> => {
  const random = createRandom(seed);
  const { recorded, emulator } = provider;
  const first = KINDS[seed % KINDS.length] as Draw;
  const second = random() < 0.4 ? (KINDS[Math.floor(random() * KINDS.length)] as Draw) : null;
  const faults = { ...first(random), ...second?.(random), seed };
  const since = Date.now();
  provider.setFaults(faults);
  if (random() < 0.6) endOne(provider, random);
  await sleep(200 + 2_300 * random());
  const locks = await checkLocks(provider, faults, since, faults.silent !== undefined && second === null);
  const findings = [...locks.findings];
  // The provider notices that it lost us, as after every bad line.
  provider.setFaults({ unsubscribed: BOTH });
  findings.push(...(await until("locked", () => PRODUCERS.every(({ name }) => isLost(provider, name)))));
  provider.setFaults({});
  findings.push(...(await until("open again", () => PRODUCERS.every(({ name }) => recorded.producers.get(name)))));
  emulator.world.pause(true);
  const differences = await until("the truth", () => provider.differences().length === 0);
  if (differences.length > 0)
    findings.push(...differences, ...provider.differences().slice(0, 3), ...explain(provider));
  emulator.world.pause(false);
  await until("the verdicts", () => provider.wrongVerdicts().length === 0);
  findings.push(...provider.wrongVerdicts().slice(0, 3));
  return {
    findings: findings.map((finding) => `seed ${seed}, ${JSON.stringify(faults)}: ${finding}`),
    lockedAfter: locks.lockedAfter,
  };
};

/** Takes seeds until there are no more. */
const runLane = async (rabbit: TestRabbit, lane: number, nextSeed: () => number | null): Promise<Ran[]> => {
  const provider = await startWatched(rabbit, lane);
  try {
    const ran: Ran[] = [];
    for (let seed = nextSeed(); seed !== null; seed = nextSeed()) {
      const one = await runOnce(provider, seed);
      for (const finding of one.findings) console.error(finding);
      ran.push(one);
    }
    return ran;
  } finally {
    await provider.stop();
  }
};

/** Seeded runs over all faults of the emulator, on one broker. */
export const runFeedFaults = async (runs: number, firstSeed: number, minutes = Number.POSITIVE_INFINITY) => {
  const deadline = Date.now() + minutes * 60_000;
  const rabbit = await startRabbit();
  let begun = 0;
  const nextSeed = (): number | null => {
    if (begun >= runs || Date.now() > deadline) return null;
    begun += 1;
    return firstSeed + begun - 1;
  };
  try {
    const lanes = Array.from({ length: Math.min(LANES, runs) }, (_, lane) => runLane(rabbit, lane, nextSeed));
    const ran = (await Promise.all(lanes)).flat();
    const lockedAfter = ran.flatMap((one) => one.lockedAfter).toSorted((one, other) => one - other);
    return { done: ran.length, findings: ran.flatMap(({ findings }) => findings), lockedAfter };
  } finally {
    await rabbit.remove();
  }
};
