import { expect, test, vi } from "vitest";
import { createAppConfig } from "../../config/app-config.ts";
import { defaultBrand } from "../../config/default-brand.ts";
import { createBetslipStore } from "../../data/betslip/betslip-store.ts";
import { createSaferGambling } from "../../data/safer-gambling/safer-gambling.ts";
import type { StringStorage } from "../../env/env.ts";
import { createManualTime } from "../../test-support/manual-time.ts";
import { openQueryClient } from "../../test-support/query-client.ts";
import { createTestEnv } from "../../test-support/test-env.ts";
import { startPlay } from "./start-play.ts";

const HOUR = 3_600_000;

const begin = (owner = "touchline ana", write?: StringStorage["write"]) => {
  const time = createManualTime();
  const { storage, ...env } = createTestEnv(time);
  const saferGambling = createSaferGambling();
  const notifyHost = vi.fn();
  const store = createBetslipStore([]);
  const isCashingOut = vi.fn(() => false);
  const followed = startPlay({
    client: openQueryClient(),
    owner,
    config: createAppConfig({ brand: defaultBrand, currency: null, version: "1" }),
    askPosition: async () => ({ currency: "EUR", since: 0, staked: "0", returned: "0", net: "0" }),
    store,
    isCashingOut,
    saferGambling,
    notifyHost,
    ...env,
    storage: write ? { ...storage, write } : storage,
  });
  const check = () => saferGambling.play.getState()?.check.getState();
  return { ...followed, time, saferGambling, notifyHost, store, isCashingOut, check };
};

test("PEER-10 the page knows the punter's session for as long as they are here", () => {
  const { close, saferGambling } = begin();
  expect(saferGambling.play.getState()).not.toBeNull();
  close();
  expect(saferGambling.play.getState()).toBeNull();
});

test.each(["submitting", "prepared", "unknown"] as const)("PEER-10 a check waits for a bet that is %s", (status) => {
  const { time, store, check } = begin();
  store.setState({ placement: { status, reqUuid: "r", stake: 200n, since: 0, decidedAt: 0 } });
  time.pass(HOUR);
  expect(check()?.isOpen).toBe(false);
  store.setState({ placement: { status: "idle" } });
  time.pass(500);
  expect(check()?.isOpen).toBe(true);
});

test("PEER-10 a check waits for a cash-out on its way", () => {
  const { time, isCashingOut, check } = begin();
  isCashingOut.mockReturnValue(true);
  time.pass(HOUR);
  expect(check()?.isOpen).toBe(false);
});

test("PEER-10 the answer is told to the host, with the time", () => {
  const { time, saferGambling, notifyHost } = begin();
  time.pass(HOUR);
  saferGambling.play.getState()?.answer("break");
  expect(notifyHost).toHaveBeenCalledExactlyOnceWith("check.answered", {
    answer: "break",
    at: time.now(),
    played: 3_600,
  });
});

test("PEER-10 what is kept on the device names nobody", () => {
  const write = vi.fn(() => true);
  begin("touchline ana", write);
  const kept = write.mock.calls.flat().join(" ");
  expect(kept).toContain("startedAt");
  expect(kept).not.toContain("ana");
});
