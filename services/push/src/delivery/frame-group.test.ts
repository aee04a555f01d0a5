import { expect, test } from "vitest";
import { readFrame } from "../test-support/fake-outlet.ts";
import { addChunk, frameOf, startGroups } from "./frame-group.ts";

const chunk = (eventId: number) => Buffer.from(JSON.stringify([eventId, 1, 2, [0, 150]]));

test("connections with the same chunks share one frame, others have their own", () => {
  const start = startGroups();
  const [first, second] = [chunk(1), chunk(2)];
  const onlyFirst = addChunk(start, first);
  const alsoFirst = addChunk(start, first);
  const both = addChunk(onlyFirst, second);
  const bothToo = addChunk(alsoFirst, second);
  const onlySecond = addChunk(start, second);
  expect(frameOf(both)).toBe(frameOf(bothToo));
  expect(frameOf(onlyFirst)).not.toBe(frameOf(both));
  const eventsIn = (frame: Buffer) => (readFrame(frame)[1] as [number][]).map(([eventId]) => eventId).toSorted();
  expect(eventsIn(frameOf(onlyFirst))).toEqual([1]);
  expect(eventsIn(frameOf(both))).toEqual([1, 2]);
  expect(eventsIn(frameOf(onlySecond))).toEqual([2]);
});
