import { MOST_WATCHED_BETS, type WatchBetsAnswer } from "@touchline/protocol";
import { expect, test, vi } from "vitest";
import { createManualTime } from "../../test-support/manual-time.ts";
import { settle } from "../../test-support/sample-api.ts";
import { createWatchedBets } from "./watched-bets.ts";

const setUp = () => {
  const time = createManualTime();
  const watch = vi.fn(async (bets: readonly string[]): Promise<WatchBetsAnswer> => ({ watching: bets.length }));
  const watched = createWatchedBets({ watch, after: time.after, report: () => undefined });
  const pass = async (milliseconds: number): Promise<void> => {
    time.pass(milliseconds);
    await settle();
  };
  return { watch, watched, pass };
};

test("CASH-2 bets that are shown together are watched with one message, and nothing is said where none is shown", async () => {
  const { watch, watched, pass } = setUp();
  watched.up();
  await pass(100);
  expect(watch).not.toHaveBeenCalled();
  for (const bet of ["one", "two", "one"]) watched.join(bet);
  await pass(100);
  expect(watch.mock.calls).toEqual([[["one", "two"]]]);
});

test("CASH-2 without a connection nothing is said; what was refused or lost is said again", async () => {
  const { watch, watched, pass } = setUp();
  watched.join("one");
  await pass(60_000);
  expect(watch).not.toHaveBeenCalled();
  watch.mockResolvedValueOnce({ error: "UNAUTHORISED" }).mockRejectedValueOnce(new Error("no answer"));
  watched.up();
  await pass(0);
  await pass(2000);
  await pass(2000);
  await pass(60_000);
  expect(watch.mock.calls).toEqual([[["one"]], [["one"]], [["one"]]]);
  watched.down();
  watched.join("two");
  await pass(60_000);
  expect(watch).toHaveBeenCalledTimes(3);
});

test("CASH-2 no more are asked for than a connection may watch", async () => {
  const { watch, watched, pass } = setUp();
  for (let bet = 0; bet <= MOST_WATCHED_BETS; bet += 1) watched.join(`bet ${bet}`);
  watched.up();
  await pass(100);
  expect(watch.mock.calls[0]?.[0]).toHaveLength(MOST_WATCHED_BETS);
});
