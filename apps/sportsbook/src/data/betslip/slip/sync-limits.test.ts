import { packOf } from "@touchline/jurisdictions/testing";
import type { BookLimits } from "@touchline/protocol";
import { expect, test, vi } from "vitest";
import { openQueryClient } from "../../../test-support/query-client.ts";
import { sampleBetslipSettings } from "../../../test-support/sample-betslip-settings.ts";
import { openSlips, sampleOutcome } from "../../../test-support/sample-engine.ts";
import { selectErrors } from "../selectors.ts";
import { syncLimits } from "./sync-limits.ts";

const BOOK: BookLimits = {
  currency: "EUR",
  minStake: "0.10",
  maxStake: "500.00",
  maxWinnings: "10000.00",
  outcomes: {
    "7o0": { maxStake: "900.00", maxWinnings: "10000.00" },
    "8o0": { maxStake: "5.00", maxWinnings: "10000.00" },
  },
};

const openUnder = async (most: Readonly<Record<string, string>>, answer = BOOK) => {
  const page = openSlips();
  syncLimits({
    client: openQueryClient(),
    owner: "touchline jonas",
    api: { limits: async () => answer },
    store: page.store,
    betslip: sampleBetslipSettings,
    pack: packOf({ kind: "stake-ceiling", most }),
  });
  await vi.waitFor(() => expect(page.store.getState().limits).not.toBeNull());
  return page;
};

test("AHEAD-9 stake-ceiling: the slip takes no more than the pack, also where the bookmaker would", async () => {
  const page = await openUnder({ EUR: "20" });
  page.betslips.pick(sampleOutcome(7));
  page.betslips.dispatch({ type: "stake entered", stake: 2001n });
  await page.frame();
  expect(page.store.getState().largestStake).toBe(2000n);
  expect(selectErrors(page.store.getState())).toEqual([{ key: "stake_above_max", at: "stake", max: 2000n }]);
  page.betslips.dispatch({ type: "stake entered", stake: 2000n });
  expect(selectErrors(page.store.getState())).toEqual([]);
});

test("AHEAD-9 stake-ceiling: the stricter of bookmaker and pack, in the currency that it is for", async () => {
  expect((await openUnder({ EUR: "20" })).store.getState().limits).toMatchObject({
    maxStake: 2000n,
    maxWinnings: 1_000_000n,
    outcomes: { "7o0": { maxStake: 2000n }, "8o0": { maxStake: 500n } },
  });
  expect((await openUnder({ EUR: "600" })).store.getState().limits?.maxStake).toBe(50_000n);
  expect((await openUnder({ SEK: "20" })).store.getState().limits?.maxStake).toBe(50_000n);
});
