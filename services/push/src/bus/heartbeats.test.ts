import { expect, test } from "vitest";
import { readFrame } from "../test-support/fake-outlet.ts";
import { createHeartbeats } from "./heartbeats.ts";

const start = () => {
  const sent: unknown[] = [];
  const heartbeats = createHeartbeats((frame) => sent.push(readFrame(frame)[1][0]));
  return { sent, heartbeats };
};

test("forwards the latest heartbeat of each producer, once", () => {
  const { sent, heartbeats } = start();
  heartbeats.receive({ producer: "simulator", at: 1, resyncing: false });
  heartbeats.receive({ producer: "simulator", at: 2, resyncing: false });
  heartbeats.receive({ producer: "other", at: 3, resyncing: false });
  heartbeats.pass();
  heartbeats.pass();
  expect(sent).toEqual([
    { producer: "simulator", at: 2 },
    { producer: "other", at: 3 },
  ]);
});

test("forwards no heartbeat of a producer that is resyncing", () => {
  const { sent, heartbeats } = start();
  heartbeats.receive({ producer: "simulator", at: 1, resyncing: false });
  heartbeats.receive({ producer: "simulator", at: 2, resyncing: true });
  heartbeats.pass();
  expect(sent).toEqual([]);
});

test("drops heartbeats from before a bus outage", () => {
  const { sent, heartbeats } = start();
  heartbeats.receive({ producer: "simulator", at: 1, resyncing: false });
  heartbeats.forget();
  heartbeats.pass();
  expect(sent).toEqual([]);
});
