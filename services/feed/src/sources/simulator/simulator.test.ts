import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OfferSink, SourceEvent, SourceResult } from "../../source.ts";
import { secondThoughts } from "./match/correction.ts";
import { createSimulator, type SimulatorOptions } from "./simulator.ts";

const START = Date.UTC(2026, 10, 15, 14, 2, 30);

interface Watched extends OfferSink {
  readonly events: Map<number, SourceEvent>;
  readonly results: Map<number, SourceResult>;
  readonly removed: Set<number>;
  isComplete: boolean;
}

const watch = (): Watched => {
  const watched: Watched = {
    events: new Map(),
    results: new Map(),
    removed: new Set(),
    isComplete: false,
    reference: () => {},
    update: (event) => {
      watched.events.set(event.id, event);
      return 1;
    },
    result: (id, result) => {
      if (result.final) watched.results.set(id, result);
    },
    remove: (id) => {
      watched.events.delete(id);
      watched.removed.add(id);
    },
    producer: () => {},
    complete: () => {
      watched.isComplete = true;
    },
  };
  return watched;
};

/** Several minutes of a whole offer are simulated, which takes seconds on a loaded machine. */
vi.setConfig({ testTimeout: 60_000 });

const options = { seed: 4, events: 120, live: 12, speed: 1, rate: null, removeAfter: 60_000 };

const run = (sink: OfferSink, held: readonly number[] = [], further: Partial<SimulatorOptions> = {}) => {
  const simulator = createSimulator({ ...options, ...further });
  simulator.start(sink, held);
  return simulator;
};

beforeEach(
  () =>
    void vi.useFakeTimers({
      now: START,
      toFake: ["setTimeout", "clearTimeout", "setImmediate", "clearImmediate", "Date", "performance"],
    }),
);
afterEach(() => void vi.useRealTimers());

test("the whole offer is published at the start, with matches in every stage", async () => {
  const sink = watch();
  const simulator = run(sink);
  await vi.advanceTimersByTimeAsync(5_000);
  simulator.stop();
  expect(sink.isComplete).toBe(true);
  const events = [...sink.events.values()];
  const live = events.filter(({ game }) => game === "LIVE");
  expect(events.length).toBeGreaterThanOrEqual(options.events);
  expect(live.length).toBeGreaterThanOrEqual(options.live);
  expect(new Set(live.map(({ metadata }) => metadata?.eventStatus)).size).toBeGreaterThan(4);
  expect(events.filter(({ type }) => type === "OUTRIGHT").length).toBeGreaterThan(50);
});

test("two instances give the same offer, and a restarted one continues", async () => {
  const [first, second, late] = [watch(), watch(), watch()];
  const simulators = [run(first), run(second)];
  await vi.advanceTimersByTimeAsync(10_000);
  expect(first.events).toEqual(second.events);
  simulators[1]?.stop();
  await vi.advanceTimersByTimeAsync(20_000);
  simulators.push(run(late, [...second.events.keys()]));
  await vi.advanceTimersByTimeAsync(20_000);
  for (const simulator of simulators) simulator.stop();
  expect([...late.events.keys()].sort()).toEqual([...first.events.keys()].sort());
  for (const [id, event] of late.events) {
    const { metadata, playStatus, competitors, incidents } = first.events.get(id) as SourceEvent;
    expect({ competitors, playStatus, incidents }).toEqual({
      competitors: event.competitors,
      playStatus: event.playStatus,
      incidents: event.incidents,
    });
    expect(event.metadata?.score).toEqual(metadata?.score);
  }
});

test("matches end with a result, stay for a while and are replaced by others", async () => {
  const sink = watch();
  const simulator = run(sink, [], { speed: 360, removeAfter: 4_000 });
  await vi.advanceTimersByTimeAsync(20_000);
  simulator.stop();
  expect(sink.results.size).toBeGreaterThan(options.live);
  expect(sink.removed.size).toBeGreaterThan(options.live / 2);
  expect([...sink.removed].every((id) => sink.results.has(id))).toBe(true);
  const events = [...sink.events.values()];
  expect(events.length).toBeGreaterThanOrEqual(options.events);
  expect(events.filter(({ playStatus }) => playStatus === "RUNNING").length).toBeGreaterThan(options.live / 2);
}, 180_000);

test("a match ended by command has one result, and its score can be corrected until it is removed", async () => {
  const sink = watch();
  const simulator = run(sink);
  await vi.advanceTimersByTimeAsync(5_000);
  const live = [...sink.events.values()].filter(({ playStatus }) => playStatus === "RUNNING");
  const [abandoned, ...others] = live as [SourceEvent, ...SourceEvent[]];
  expect(simulator.correct?.(abandoned.id, { home: 9, away: 0 })).toBe(false);
  expect(simulator.end?.(abandoned.id, "ABANDONED")).toBe(true);
  expect(simulator.end?.(abandoned.id, "ABANDONED")).toBe(false);
  const finished = others.find(({ id }) => simulator.end?.(id, "ENDED")) as SourceEvent;
  expect(sink.events.get(abandoned.id)).toMatchObject({ playStatus: "ABANDONED", suspended: true, markets: [] });
  expect(sink.results.get(abandoned.id)?.facts?.final).toBe(false);
  expect(sink.events.get(finished.id)).toMatchObject({
    playStatus: "ENDED",
    metadata: { score: finished.metadata?.score },
  });
  expect(sink.results.get(finished.id)?.facts).toMatchObject({ final: true, score: finished.metadata?.score });
  expect(simulator.correct?.(finished.id, { home: 9, away: 0 })).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sink.results.get(finished.id)?.facts?.score).toEqual({ home: 9, away: 0 });
  expect(sink.events.get(finished.id)?.metadata?.score).toEqual({ home: 9, away: 0 });
  await vi.advanceTimersByTimeAsync(options.removeAfter);
  expect(sink.removed.has(finished.id)).toBe(true);
  expect(simulator.correct?.(finished.id, { home: 8, away: 0 })).toBe(false);
  expect(simulator.end?.(finished.id, "ENDED")).toBe(false);
  simulator.stop();
});

test("a corrected score is published twenty seconds after the end", async () => {
  const sink = watch();
  const simulator = run(sink, [], { events: 1_200 });
  await vi.advanceTimersByTimeAsync(3_000);
  const fact = { final: true, score: { home: 2, away: 0 } };
  const doubtful = [...sink.events.keys()].filter((id) => secondThoughts(id, fact) !== null);
  const ended = doubtful.find((id) => simulator.end?.(id, "ENDED")) as number;
  const first = sink.results.get(ended)?.facts?.score;
  await vi.advanceTimersByTimeAsync(19_000);
  expect(sink.results.get(ended)?.facts?.score).toEqual(first);
  await vi.advanceTimersByTimeAsync(1_100);
  simulator.stop();
  expect(sink.results.get(ended)?.facts?.score).not.toEqual(first);
});

test("a match that ended while the feed was down still gets its result", async () => {
  const before = watch();
  const stopped = run(before);
  await vi.advanceTimersByTimeAsync(2_000);
  stopped.stop();
  const live = [...before.events.values()].filter(({ game }) => game === "LIVE").map(({ id }) => id);
  vi.setSystemTime(START + 9 * 3_600_000);
  const after = watch();
  const simulator = run(after, live);
  await vi.advanceTimersByTimeAsync(3_000);
  simulator.stop();
  expect([...after.results.keys()].sort()).toEqual([...live].sort());
});
