import { expect, test } from "vitest";
import { createReplicationLag } from "./replication-lag.ts";

const start = () => {
  let clock = 0;
  const lag = createReplicationLag(() => clock);
  const noteAt = (seconds: number, written: number, replayed: number | null): number => {
    clock = seconds * 1_000;
    lag.note({ standbys: replayed === null ? 0 : 1, written, replayed });
    return lag.seconds();
  };
  return { lag, noteAt, wait: (seconds: number) => void (clock += seconds * 1_000) };
};

test("PEER-23 a standby that follows is not behind, although there is always something that it has not replayed yet", () => {
  const { noteAt } = start();
  expect([noteAt(0, 100, 90), noteAt(5, 200, 190), noteAt(10, 300, 290)]).toEqual([0, 0, 0]);
});

test("PEER-23 a standby that replays nothing falls behind with the time, also while nobody can ask", () => {
  const { lag, noteAt, wait } = start();
  expect([noteAt(0, 100, 100), noteAt(5, 200, 100), noteAt(10, 300, 100), noteAt(15, 300, 100)]).toEqual([0, 0, 5, 10]);
  wait(20);
  expect(lag.seconds()).toBe(30);
  expect(noteAt(40, 400, 200)).toBe(30);
  expect(noteAt(45, 400, 400)).toBe(0);
});

test("PEER-23 without a standby nothing is behind", () => {
  const { lag, noteAt } = start();
  noteAt(0, 100, 50);
  expect([noteAt(5, 200, null), lag.standbys()]).toEqual([0, 0]);
});
