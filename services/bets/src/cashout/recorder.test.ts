import { type Ledger, readPlayedOutcomes, writeValueHistory } from "@touchline/db";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prematchEvent } from "../test-support/sample-offer.ts";
import { createRecorder } from "./recorder.ts";

vi.mock("@touchline/db", async (original) => ({
  ...(await original<typeof import("@touchline/db")>()),
  readPlayedOutcomes: vi.fn(),
  writeValueHistory: vi.fn(),
}));

const played = vi.mocked(readPlayedOutcomes);
const outcome = (slot: number) => ({ slot, metaMarketId: 1, metaOutcomeId: slot, specifiers: {} }) as never;
const start = Date.UTC(2026, 0, 1);

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const begin = () =>
  createRecorder({
    ledger: {} as Ledger,
    tenants: ["one", "two"],
    offer: () => ({ event: (id: number) => prematchEvent(id), producer: () => "alive" }) as never,
    log: {} as never,
  });

const recorded = async (recorder: ReturnType<typeof begin>): Promise<number[]> => {
  await recorder.record();
  return vi
    .mocked(writeValueHistory)
    .mock.lastCall?.[2].map(({ event }) => event)
    .sort() as number[];
};

test("open bets are read as a whole at first and every ten minutes, otherwise only new ones", async () => {
  const recorder = begin();
  played.mockResolvedValue(new Map([[1, [outcome(0)]]]));
  await recorder.refresh();
  vi.advanceTimersByTime(10_000);
  played.mockResolvedValue(new Map([[2, [outcome(0)]]]));
  await recorder.refresh();
  expect(await recorded(recorder)).toEqual([1, 2]);
  vi.advanceTimersByTime(600_000);
  await recorder.refresh();
  expect(await recorded(recorder)).toEqual([2]);
  const since = played.mock.calls.filter(([, tenant]) => tenant === "one").map(([, , from]) => from.getTime());
  expect(since).toEqual([0, start - 25_000, 0]);
});

test("a refresh that fails is made up for by the next", async () => {
  const recorder = begin();
  played.mockRejectedValueOnce(new Error("away"));
  await expect(recorder.refresh()).rejects.toThrow("away");
  vi.advanceTimersByTime(10_000);
  played.mockResolvedValue(new Map([[1, [outcome(0)]]]));
  await recorder.refresh();
  expect(played.mock.lastCall?.[2]).toEqual(new Date(0));
  expect(await recorded(recorder)).toEqual([1]);
});
