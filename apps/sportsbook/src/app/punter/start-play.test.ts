// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from "vitest";
import { createAppConfig } from "../../config/app-config.ts";
import { defaultBrand } from "../../config/default-brand.ts";
import { createBetslipStore } from "../../data/betslip/betslip-store.ts";
import { pageSaferGambling } from "../../data/safer-gambling/safer-gambling.ts";
import { createManualTime } from "../../test-support/manual-time.ts";
import { openQueryClient } from "../../test-support/query-client.ts";
import { startPlay } from "./start-play.ts";

const HOUR = 3_600_000;

beforeEach(() => localStorage.clear());

const begin = (owner = "touchline ana") => {
  const time = createManualTime();
  vi.spyOn(Date, "now").mockImplementation(time.now);
  const store = createBetslipStore([]);
  const isCashingOut = vi.fn(() => false);
  const followed = startPlay({
    client: openQueryClient(),
    owner,
    config: createAppConfig({ brand: defaultBrand, currency: null, version: "1" }),
    askPosition: async () => ({ currency: "EUR", since: 0, staked: "0", returned: "0", net: "0" }),
    store,
    isCashingOut,
    after: time.after,
  });
  const check = () => pageSaferGambling.play.getState()?.check.getState();
  return { ...followed, time, store, isCashingOut, check };
};

test("PEER-10 the page knows the punter's session for as long as they are here", () => {
  const { close } = begin();
  expect(pageSaferGambling.play.getState()).not.toBeNull();
  close();
  expect(pageSaferGambling.play.getState()).toBeNull();
});

test.each(["submitting", "prepared", "unknown"] as const)("PEER-10 a check waits for a bet that is %s", (status) => {
  const { time, store, check } = begin();
  store.setState({ placement: { status, reqUuid: "r", since: 0, decidedAt: 0 } });
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
  const { time } = begin();
  const heard = vi.fn();
  window.addEventListener("touchline:check.answered", (event) => heard((event as CustomEvent).detail), { once: true });
  time.pass(HOUR);
  pageSaferGambling.play.getState()?.answer("break");
  expect(heard).toHaveBeenCalledExactlyOnceWith({ answer: "break", at: time.now(), played: 3_600 });
});

test("PEER-10 what is kept on the device names nobody", () => {
  begin("touchline ana");
  const kept = Object.entries(localStorage).flat().join(" ");
  expect(kept).toContain("startedAt");
  expect(kept).not.toContain("ana");
});
