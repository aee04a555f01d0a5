import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createProducers, type Effect, type ProducerTimes } from "./producers.ts";

const HOUR = 3_600_000;
const times: ProducerTimes = {
  silence: 20_000,
  lag: 20_000,
  recovery: 900_000,
  wait: 30_000,
  longestWait: 600_000,
  limits: [],
};
const LIVE = 1;
const PREMATCH = 3;
const descriptions = [
  { id: LIVE, name: "LO", recoveryWindow: 10 * HOUR },
  { id: PREMATCH, name: "Ctrl", recoveryWindow: 72 * HOUR },
];
const START = 1_800_000_000_000;

const kinds = (effects: readonly Effect[]): string[] =>
  effects.map((effect) => (effect.kind === "recovery" ? `recovery ${effect.outcome}` : effect.kind));
const requestOf = (effects: readonly Effect[]) => {
  const found = effects.find((effect) => effect.kind === "request");
  if (found?.kind !== "request") throw new Error("no request");
  return found;
};

const begin = (given: ProducerTimes = times) => {
  const producers = createProducers(descriptions, given);
  const bringUp = (id: number, at: number) => {
    const { requestId } = requestOf(producers.alive(id, at, true, at));
    return producers.snapshotComplete(id, requestId);
  };
  const phaseOf = (name: string) => producers.view().find((view) => view.name === name)?.phase;
  return { producers, bringUp, phaseOf };
};

describe("PEER-17 a producer", () => {
  test("is down at first, recovers everything at its first alive, and is up when that is complete", () => {
    const { producers, phaseOf } = begin();
    expect(phaseOf("LO")).toBe("DOWN");
    const request = requestOf(producers.alive(LIVE, START, true, START));
    expect(request).toMatchObject({ producer: LIVE, after: null });
    expect(phaseOf("LO")).toBe("RECOVERING");
    expect(kinds(producers.snapshotComplete(LIVE, request.requestId))).toEqual(["recovery completed", "unlock"]);
    expect(phaseOf("LO")).toBe("UP");
  });

  test("another request's snapshot, or another producer's, opens nothing", () => {
    const { producers, phaseOf } = begin();
    const { requestId } = requestOf(producers.alive(LIVE, START, true, START));
    expect(producers.snapshotComplete(LIVE, requestId + 1)).toEqual([]);
    expect(producers.snapshotComplete(PREMATCH, requestId)).toEqual([]);
    expect(phaseOf("LO")).toBe("RECOVERING");
  });

  test("is locked at the first tick after 20 s without an alive, and the other one is not", () => {
    const { producers, bringUp, phaseOf } = begin();
    bringUp(LIVE, START);
    bringUp(PREMATCH, START);
    producers.alive(PREMATCH, START + 15_000, true, START + 15_000);
    expect(producers.tick(START + 20_000)).toEqual([]);
    expect(producers.tick(START + 20_001)).toEqual([{ kind: "lock", producer: LIVE, reason: "SILENT" }]);
    expect(phaseOf("Ctrl")).toBe("UP");
  });

  test("recovers from the last alive that was processed while it was up", () => {
    const { producers, bringUp } = begin();
    bringUp(LIVE, START);
    producers.alive(LIVE, START + 10_000, true, START + 10_100);
    producers.tick(START + 40_000);
    const again = producers.alive(LIVE, START + 45_000, true, START + 45_000);
    expect(requestOf(again).after).toBe(START + 10_000);
  });

  test("falls silent during its recovery: begins again from the same alive, and the old snapshot opens nothing", () => {
    const { producers, bringUp, phaseOf } = begin();
    bringUp(LIVE, START);
    producers.tick(START + 40_000);
    const first = requestOf(producers.alive(LIVE, START + 50_000, true, START + 50_000));
    expect(kinds(producers.tick(START + 71_000))).toEqual(["recovery interrupted"]);
    expect(phaseOf("LO")).toBe("DOWN");
    const second = requestOf(producers.alive(LIVE, START + 90_000, true, START + 90_000));
    expect(second.after).toBe(START);
    expect(producers.snapshotComplete(LIVE, first.requestId)).toEqual([]);
    expect(kinds(producers.snapshotComplete(LIVE, second.requestId))).toContain("unlock");
  });

  test("that lost us (subscribed=0) is locked at once and recovers", () => {
    const { producers, bringUp } = begin();
    bringUp(LIVE, START);
    const effects = producers.alive(LIVE, START + 31_000, false, START + 31_000);
    expect(kinds(effects)).toEqual(["lock", "request", "recovery requested"]);
    expect(requestOf(effects).after).toBe(START);
  });

  test("loses us during its recovery: another recovery is asked for, after the wait", () => {
    const { producers } = begin();
    producers.alive(LIVE, START, true, START);
    expect(kinds(producers.alive(LIVE, START + 10_000, false, START + 10_000))).toEqual(["recovery interrupted"]);
    expect(kinds(producers.alive(LIVE, START + 29_000, true, START + 29_000))).toEqual([]);
    expect(kinds(producers.tick(START + 30_000))).toEqual(["request", "recovery requested"]);
  });

  test("is locked while we are more than 20 s behind, and opens without a recovery", () => {
    const { producers, bringUp } = begin();
    bringUp(LIVE, START);
    expect(producers.processed(LIVE, START + 1_000, START + 21_000)).toEqual([]);
    expect(kinds(producers.processed(LIVE, START + 1_000, START + 21_001))).toEqual(["lock"]);
    expect(kinds(producers.alive(LIVE, START + 2_000, true, START + 23_000))).toEqual([]);
    expect(kinds(producers.alive(LIVE, START + 20_000, true, START + 24_000))).toEqual(["unlock"]);
  });

  test("whose alives were missing for longer than that has lost messages, also where no tick came between", () => {
    const { producers, bringUp } = begin();
    bringUp(LIVE, START);
    const effects = producers.alive(LIVE, START + 40_000, true, START + 40_000);
    expect(kinds(effects)).toEqual(["lock", "request", "recovery requested"]);
    expect(requestOf(effects).after).toBe(START);
  });

  test("that lags while its alives are missing is not opened by the next one", () => {
    const { producers, bringUp } = begin();
    bringUp(LIVE, START);
    producers.processed(LIVE, START, START + 25_000);
    const effects = producers.alive(LIVE, START + 45_000, true, START + 45_000);
    expect(kinds(effects)).toEqual(["request", "recovery requested"]);
    expect(requestOf(effects).after).toBe(START);
  });

  test("that lags and then is lost needs a recovery after all", () => {
    const { producers, bringUp } = begin();
    bringUp(LIVE, START);
    producers.processed(LIVE, START, START + 25_000);
    producers.disconnected();
    expect(kinds(producers.alive(LIVE, START + 40_000, true, START + 40_000))).toEqual([
      "request",
      "recovery requested",
    ]);
  });

  test("that lags and then falls silent needs a recovery after all", () => {
    const { producers, bringUp } = begin();
    bringUp(LIVE, START);
    producers.alive(LIVE, START + 25_000, true, START + 25_000);
    producers.processed(LIVE, START, START + 25_000);
    producers.tick(START + 50_000);
    expect(kinds(producers.alive(LIVE, START + 60_000, true, START + 60_000))).toEqual([
      "request",
      "recovery requested",
    ]);
  });

  test("asks for everything where its last alive is older than the window", () => {
    const { producers, bringUp } = begin();
    bringUp(LIVE, START);
    bringUp(PREMATCH, START);
    producers.tick(START + 30_000);
    const later = START + 11 * HOUR;
    expect(requestOf(producers.alive(LIVE, later, true, later)).after).toBeNull();
    expect(requestOf(producers.alive(PREMATCH, later, true, later)).after).toBe(START);
  });

  test("a request that is refused is made again, each time after twice the wait, up to the longest", () => {
    const { producers } = begin();
    let now = START;
    producers.alive(LIVE, now, true, now);
    const gaps: number[] = [];
    let askedAt = now;
    let requestId = 1;
    for (let tries = 0; tries < 7; tries += 1) {
      expect(kinds(producers.requestFailed(requestId))).toEqual(["recovery failed"]);
      for (;;) {
        now += 1_000;
        const effects = producers.alive(LIVE, now, true, now);
        if (effects.length === 0) continue;
        ({ requestId } = requestOf(effects));
        break;
      }
      gaps.push((now - askedAt) / 1_000);
      askedAt = now;
    }
    expect(gaps).toEqual([30, 60, 120, 240, 480, 600, 600]);
  });

  test("a recovery that does not complete within the limit is said to have timed out, and is asked for again", () => {
    const { producers, phaseOf } = begin();
    const effects: Effect[] = [...producers.alive(LIVE, START, true, START)];
    for (let now = START; now <= START + 911_000; now += 10_000) {
      effects.push(...producers.alive(LIVE, now, true, now), ...producers.tick(now));
    }
    expect(kinds(effects)).toEqual([
      ...["request", "recovery requested"],
      ...["recovery timed_out", "request", "recovery requested"],
    ]);
    expect(phaseOf("LO")).toBe("RECOVERING");
  });

  test("keeps to the provider's limits of requests", () => {
    const limits = [{ atLeastBack: 0, requests: 3, within: 600_000 }];
    const { producers } = begin({ ...times, wait: 1_000, longestWait: 1_000, limits });
    const asked: number[] = [];
    for (let now = START; now < START + 700_000; now += 1_000) {
      for (const effect of producers.alive(LIVE, now, true, now)) {
        if (effect.kind !== "request") continue;
        asked.push((now - START) / 1_000);
        producers.requestFailed(effect.requestId);
      }
    }
    expect(asked).toEqual([0, 1, 2, 600, 601, 602]);
  });

  test("is locked when the connection is lost", () => {
    const { producers, bringUp } = begin();
    bringUp(LIVE, START);
    bringUp(PREMATCH, START);
    expect(kinds(producers.disconnected())).toEqual(["lock", "lock"]);
    expect(producers.tick(START + 1_000)).toEqual([]);
  });
});

type Step =
  | { readonly step: "alive"; readonly subscribed: boolean; readonly late: number }
  | { readonly step: "processed"; readonly late: number }
  | { readonly step: "complete"; readonly which: number }
  | { readonly step: "failed"; readonly which: number }
  | { readonly step: "disconnected" }
  | { readonly step: "wait"; readonly seconds: number };

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ step: fc.constant("alive" as const), subscribed: fc.boolean(), late: fc.nat(30_000) }),
  fc.record({ step: fc.constant("processed" as const), late: fc.nat(30_000) }),
  fc.record({ step: fc.constant("complete" as const), which: fc.nat(3) }),
  fc.record({ step: fc.constant("failed" as const), which: fc.nat(3) }),
  fc.record({ step: fc.constant("disconnected" as const) }),
  fc.record({ step: fc.constant("wait" as const), seconds: fc.integer({ min: 1, max: 60 }) }),
);

describe("PEER-17 whatever happens to a producer", () => {
  test("it opens only by a snapshot of its newest request or after a mere lag, and every lock and unlock alternate", () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 80 }), (sequence) => {
        const producers = createProducers([descriptions[0] as (typeof descriptions)[number]], times);
        let now = START;
        let isOpen = false;
        let mayOpen = false;
        let newest = 0;
        let lagged = false;
        const observe = (effects: readonly Effect[], isSnapshot: boolean): void => {
          for (const effect of effects) {
            if (effect.kind === "request") newest = effect.requestId;
            if (effect.kind === "lock") {
              expect(isOpen).toBe(true);
              isOpen = false;
              lagged = effect.reason === "LAGGING";
            }
            if (effect.kind === "unlock") {
              expect(isOpen).toBe(false);
              expect(isSnapshot ? mayOpen : lagged).toBe(true);
              isOpen = true;
              lagged = false;
            }
          }
        };
        for (const step of sequence) {
          switch (step.step) {
            case "alive":
              if (!step.subscribed) lagged = false;
              observe(producers.alive(LIVE, now - step.late, step.subscribed, now), false);
              break;
            case "processed":
              observe(producers.processed(LIVE, now - step.late, now), false);
              break;
            case "complete": {
              const requestId = newest - step.which;
              mayOpen = step.which === 0;
              observe(producers.snapshotComplete(LIVE, requestId), true);
              break;
            }
            case "failed":
              observe(producers.requestFailed(newest - step.which), false);
              break;
            case "disconnected":
              lagged = false;
              observe(producers.disconnected(), false);
              break;
            case "wait":
              for (let second = 0; second < step.seconds; second += 1) {
                now += 1_000;
                observe(producers.tick(now), false);
              }
          }
          expect(producers.view()[0]?.phase === "UP").toBe(isOpen);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
