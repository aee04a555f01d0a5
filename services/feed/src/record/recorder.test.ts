import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "@touchline/server-kit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Incoming, readIncoming, readMoment } from "./read-recording.ts";
import { createRecorder } from "./recorder.ts";

const HOUR = 3_600_000;
const BEGIN = 1_800_000_000_000;

let folder: string;
let now: number;

const open = () =>
  createRecorder({ folder, segmentMs: 1_000, keepMs: HOUR, now: () => now, log: createLog("test", "fatal") });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "touchline-recorder-"));
  now = BEGIN;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("AHEAD-6 what came in is read back as it was, with its times, over segments", async () => {
  const recorder = open();
  const body = '<odds_change product="1" event_id="sr:match:7">\n"ü"</odds_change>';
  for (const step of [0, 400, 1_200, 2_600]) {
    now = BEGIN + step;
    recorder.came(`hi.-.live.odds_change.${step}`, body);
  }
  await recorder.stop();
  expect(readdirSync(folder)).toHaveLength(3);
  const read: Incoming[] = [];
  for await (const came of readIncoming(folder, BEGIN + 400, BEGIN + 1_200)) read.push(came);
  expect(read.map(({ at, key }) => [at - BEGIN, key])).toEqual([
    [400, "hi.-.live.odds_change.400"],
    [1_200, "hi.-.live.odds_change.1200"],
  ]);
  expect(read[0]?.body).toBe(body);
});

test("AHEAD-6 segments are deleted when they are old, and a later one has all that was held", async () => {
  const recorder = open();
  recorder.sent("reference.sports", "[]");
  await vi.waitUntil(() => readdirSync(folder).length === 1);
  now = BEGIN + HOUR + 5_000;
  recorder.sent("result.1.2.3", "{}");
  const isFirst = (name: string): boolean => name.startsWith(`${BEGIN}`);
  await vi.waitUntil(() => readdirSync(folder).length > 0 && !readdirSync(folder).some(isFirst));
  await recorder.stop();
  expect(await readMoment(folder, now)).toEqual(new Map([["reference.sports", "[]"]]));
  expect(await readMoment(folder, BEGIN)).toEqual(new Map());
});
