import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type EventResult,
  encodeOfferMessage,
  offerSubject,
  REFERENCE_KINDS,
  referenceSubject,
  resultSubject,
} from "@touchline/protocol";
import { offerEvent } from "@touchline/protocol/testing";
import { createLog } from "@touchline/server-kit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRecorder } from "../../record/recorder.ts";
import type { SourceEvent } from "../../source.ts";
import { createRecordingSink } from "../../test-support/recording-sink.ts";
import { createRecording } from "./recording.ts";

const BEGIN = 1_800_000_000_000;
const log = createLog("test", "fatal");
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "touchline-recording-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("PEER-16 AHEAD-6 a recording is played as if it happened now: offer, prices, results and removals", async () => {
  let now = BEGIN;
  const recorder = createRecorder({ folder, segmentMs: 60_000, keepMs: 3_600_000, now: () => now, log });
  const event = offerEvent({ id: 7, startsAt: BEGIN + 60_000 });
  const other = offerEvent({ id: 8 });
  const [market] = event.markets;
  if (!market) throw new Error("no market");
  for (const kind of REFERENCE_KINDS) recorder.sent(referenceSubject(kind), "[]");
  const send = (sent: typeof event): void =>
    recorder.sent(offerSubject(sent), encodeOfferMessage({ version: sent.version, prices: [] }, sent));
  send(event);
  send(other);
  now = BEGIN + 1_000;
  const dearer = {
    ...event,
    version: event.version + 5,
    markets: [{ ...market, prices: market.prices.map((price) => price + 10) }],
  };
  send(dearer);
  const result: EventResult = {
    ...{ eventId: 7, version: 9, at: BEGIN + 1_000, playStatus: "RUNNING", facts: null, final: false },
    markets: [
      {
        ...market,
        resolutions: market.outcomes.map(() => "LOST" as const),
        cancelled: [{ from: null, to: BEGIN + 500 }],
      },
    ],
  };
  recorder.sent(resultSubject(event), JSON.stringify(result));
  recorder.removed(offerSubject(other));
  await recorder.stop();

  const updates: SourceEvent[] = [];
  const { sink, events, results, isComplete } = createRecordingSink((given) => void updates.push(given));
  let references = 0;
  const source = createRecording({ folder, from: BEGIN + 500, to: BEGIN + 2_000, speed: 10, log });
  const start = Date.now();
  source.start({ ...sink, reference: () => void (references += 1) }, []);
  await vi.waitUntil(isComplete);
  expect(updates.slice(0, 2).map(({ id }) => id)).toEqual([7, 8]);
  expect(references).toBe(1);
  const [first] = updates;
  expect(first?.markets[0]?.prices).toEqual(market.prices);
  // 59.5 s after the moment at which it begins, ten times as fast.
  expect((first?.startsAt ?? 0) - start).toBeGreaterThanOrEqual(5_950);
  await vi.waitUntil(() => !events.has(8));
  expect(Date.now() - start).toBeGreaterThanOrEqual(50);
  const last = events.get(7);
  expect(last?.markets[0]?.prices).toEqual(dearer.markets[0]?.prices);
  expect(last?.markets[0]?.definition).toBe(first?.markets[0]?.definition);
  const verdict = results.get(7)?.resolve(market);
  expect(verdict?.results).toEqual(market.outcomes.map(() => ({ resolution: "LOST" })));
  expect(Math.abs((verdict?.cancelled?.[0]?.to ?? 0) - start)).toBeLessThan(1_000);
  expect(results.get(7)?.resolve({ ...market, metaMarketId: 1 + market.metaMarketId })).toBeNull();
  source.stop();
});
