import { expect, test } from "vitest";
import { createNewestMessage } from "./newest-message.ts";

const subject = (eventId: number): string => `offer.1.3.${eventId}`;

test("R7 the newest message is that with the highest number of the events that are offered", () => {
  const offered = new Set([7, 8]);
  const newest = createNewestMessage((eventId) => offered.has(eventId));
  expect(newest.sequence()).toBe(0);
  newest.acknowledged(subject(7), 10);
  newest.acknowledged(subject(8), 12);
  newest.acknowledged(subject(7), 11);
  expect(newest.sequence()).toBe(12);
});

test("R7 a removed event does not count, not even when its message is acknowledged after its removal", () => {
  const offered = new Set([7, 8]);
  const newest = createNewestMessage((eventId) => offered.has(eventId));
  newest.acknowledged(subject(7), 10);
  newest.acknowledged(subject(8), 12);
  offered.delete(8);
  newest.removed(subject(8));
  newest.acknowledged(subject(8), 13);
  expect(newest.sequence()).toBe(10);
});

test("R7 a stream that was created anew counts from one again", () => {
  const newest = createNewestMessage(() => true);
  newest.acknowledged(subject(7), 5_000);
  newest.acknowledged(subject(7), 3);
  expect(newest.sequence()).toBe(3);
});
