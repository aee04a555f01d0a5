import { expect, test } from "vitest";
import { readFrame } from "../test-support/fake-outlet.ts";
import { createHeartbeats } from "./heartbeats.ts";

const start = () => {
  const sent: unknown[] = [];
  const heartbeats = createHeartbeats((frame) => sent.push(readFrame(frame)[1][0]));
  return { sent, heartbeats };
};

test("of each producer the latest sign of life is passed on, once", () => {
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

test("a producer that is still publishing its events again gives no sign", () => {
  const { sent, heartbeats } = start();
  heartbeats.receive({ producer: "simulator", at: 1, resyncing: false });
  heartbeats.receive({ producer: "simulator", at: 2, resyncing: true });
  heartbeats.pass();
  expect(sent).toEqual([]);
});

test("what came before an outage of the bus is not passed on after it", () => {
  const { sent, heartbeats } = start();
  heartbeats.receive({ producer: "simulator", at: 1, resyncing: false });
  heartbeats.forget();
  heartbeats.pass();
  expect(sent).toEqual([]);
});
