import type { Placement, PlacementRequest } from "@touchline/protocol";
import { expect, test, vi } from "vitest";
import { createSampleDevice, openSlips, sampleOutcome } from "../../test-support/sample-engine.ts";
import { selectPicked } from "./betslip-store.ts";
import { selectErrors } from "./selectors.ts";
import { createBookmaker, never, openWithPick, resultOf } from "./test-support/sample-bookmaker.ts";

test("PLACE-1 PLACE-2 a bet is sent with what was seen, and leaves the slip once the server has placed it", async () => {
  const onMoney = vi.fn();
  const { api, requests } = createBookmaker();
  const { betslips, frame, signIn, slip } = openSlips({ parts: { onMoney } });
  signIn(api);
  betslips.pick(sampleOutcome(7));
  betslips.dispatch({ type: "stake entered", stake: 200n });
  await frame();
  betslips.place();
  expect(betslips.store.getState().placement.status).toBe("submitting");
  await frame();
  expect(requests).toMatchObject([
    { currency: "EUR", selections: [{ eventId: 7, odds: 148, slots: [0] }], bets: [{ stake: "2.00", type: "single" }] },
  ]);
  expect(betslips.store.getState().placement).toMatchObject({
    status: "decided",
    currency: "EUR",
    summary: { stake: 200n },
  });
  expect(slip().selectionsList).toEqual([]);
  expect(onMoney).toHaveBeenCalledTimes(1);
  betslips.dismissPlacement();
  expect(betslips.store.getState().placement).toEqual({ status: "idle" });
});

test("PEER-4 the bettor's own choice to keep the picks outlives the page", async () => {
  const { betslips, device, frame, slip } = await openWithPick();
  betslips.setKeepSelections(true);
  betslips.place();
  await frame();
  expect(slip().selectionsList).toEqual(["7o0"]);
  expect(openSlips({ device }).betslips.store.getState().keepSelections).toBe(true);
});

test("PLACE-1 the slip is locked from the tap until its outcome is known", async () => {
  const { betslips, engine, requests, frame, slip } = await openWithPick(createBookmaker(never));
  betslips.place();
  await frame();
  betslips.pick(sampleOutcome(8));
  betslips.dispatch({ type: "slip cleared" });
  betslips.place();
  expect([slip().selectionsList, requests.length]).toEqual([["7o0"], 1]);
  engine.tellPlacement(resultOf(requests[0] as PlacementRequest));
  expect(betslips.store.getState().placement.status).toBe("decided");
  betslips.pick(sampleOutcome(8));
  expect(slip().selectionsList).toEqual(["8o0"]);
});

test.each([
  ["offline", "offline"],
  ["reconnecting", "stale"],
  ["stale", "stale"],
  ["connecting", "stale"],
] as const)(
  "R7 while the connection is %s nothing is sent; only a completed resync opens the gate",
  async (state, why) => {
    const { betslips, connection, requests, frame } = await openWithPick();
    connection.setState({ state }, true);
    betslips.place();
    expect([betslips.store.getState().placement, requests]).toEqual([{ status: "refused", why }, []]);
    connection.setState({ state: "live" }, true);
    betslips.place();
    await frame();
    expect(requests).toHaveLength(1);
  },
);

test("R7 what came with the tap counts: a price that moved a moment before is seen by it", async () => {
  const { betslips, lists, requests, preferences } = await openWithPick();
  preferences.choose("oddsChangesOption", "accept_higher_odds");
  lists.applyFrame([[7, 1, 2, [0, 140]]]);
  betslips.place();
  expect(requests).toEqual([]);
  expect(selectErrors(betslips.store.getState())).toMatchObject([{ key: "odds_changed" }]);
});

test("STAKE-4 a stake above the balance is not sent", async () => {
  const { betslips, store, requests } = await openWithPick();
  store.setState({ wallet: { enabled: true, currency: "EUR", balance: 150n } });
  expect(selectErrors(betslips.store.getState())).toEqual([{ key: "balance_insufficient", at: "stake", missing: 50n }]);
  betslips.place();
  expect(requests).toEqual([]);
});

test("PEER-7 the most that can be staked is known before placing, and is the limit", async () => {
  const { betslips, store } = await openWithPick();
  expect(betslips.store.getState().largestStake).toBeNull();
  store.setState({ limits: { minStake: 50n, maxStake: 100_000n, maxWinnings: 1480n, rooms: {}, outcomes: {} } });
  expect(betslips.store.getState().largestStake).toBe(1000n);
  betslips.dispatch({ type: "stake entered", stake: 1001n });
  expect(selectErrors(betslips.store.getState())).toEqual([{ key: "stake_above_max", at: "stake", max: 1000n }]);
});

test("AHEAD-3 whoever looks at a draft places no bet, signed in or not", async () => {
  const { betslips, preview, requests } = await openWithPick();
  preview.setState({ viewer: { audience: "authenticated" }, ahead: 0, texts: 0 }, true);
  betslips.place();
  expect([betslips.store.getState().placement, requests]).toEqual([{ status: "idle" }, []]);
});

test("a visitor's bet is not sent", async () => {
  const { betslips } = openSlips();
  betslips.pick(sampleOutcome(7));
  betslips.place();
  expect(betslips.store.getState().placement).toEqual({ status: "refused", why: "signed_out" });
});

test("PLACE-5 a reload in the middle of placing comes back as unknown, and is asked for under its own name", async () => {
  const device = createSampleDevice();
  const first = openSlips({ device });
  const book = createBookmaker(never);
  first.signIn(book.api);
  first.betslips.pick(sampleOutcome(7));
  first.betslips.dispatch({ type: "stake entered", stake: 200n });
  await first.frame();
  first.betslips.place();
  first.engine.sendNow();
  const [request] = book.requests as [PlacementRequest];

  const next = openSlips({ device });
  const asked: string[] = [];
  const placement = async (reqUuid: string): Promise<Placement> => {
    asked.push(reqUuid);
    return { state: "DECIDED", result: resultOf(request), balance: "98.00" };
  };
  next.signIn({ ...book.api, placement });
  expect(next.betslips.store.getState().placement).toMatchObject({ status: "unknown", reqUuid: request.reqUuid });
  await next.frame();
  expect(asked).toEqual([request.reqUuid]);
  expect(next.betslips.store.getState().placement).toMatchObject({ status: "decided", summary: { stake: 200n } });
  expect(next.slip().selectionsList).toEqual([]);
  const last = openSlips({ device });
  last.signIn(book.api);
  expect(last.betslips.store.getState().placement).toEqual({ status: "idle" });
});

test("a pending bet is asked for by nobody but the punter who made it", async () => {
  const device = createSampleDevice();
  const first = openSlips({ device });
  const book = createBookmaker(never);
  first.signIn(book.api);
  first.betslips.pick(sampleOutcome(7));
  first.betslips.dispatch({ type: "stake entered", stake: 200n });
  await first.frame();
  first.betslips.place();
  const next = openSlips({ device });
  next.signIn(book.api, "touchline mila");
  expect(next.betslips.store.getState().placement).toEqual({ status: "idle" });
});

test("PLACE-3 PEER-6 a rejected bet stays, with the stake the book would take", async () => {
  const rejected = {
    status: "REJECTED",
    reasons: [{ code: "LIABILITY_REACHED", reason: "" }],
    alternativeStake: "1.20",
  } as const;
  const answer = async (request: PlacementRequest): Promise<Placement> => ({
    state: "DECIDED",
    result: resultOf(request, { ...rejected, reasons: [...rejected.reasons] }),
    balance: "100.00",
  });
  const { betslips, requests, frame, slip } = await openWithPick(createBookmaker(answer));
  betslips.place();
  await frame();
  expect(slip()).toMatchObject({ stake: 120n, selectionsList: ["7o0"] });
  expect(slip().selectionsData["7o0"]?.hash).not.toBe(requests[0]?.selections[0]?.hash);
});

test("R10 who is signed out in the middle of a bet is shown nothing of it; whoever signs in again is", async () => {
  const { betslips, engine, requests, signIn, api, frame } = await openWithPick(createBookmaker(never));
  betslips.place();
  await frame();
  engine.onSignOut();
  expect([betslips.store.getState().placement.status, selectPicked(betslips.store.getState()).size]).toEqual([
    "idle",
    0,
  ]);
  signIn(api);
  expect(betslips.store.getState().placement).toMatchObject({ status: "unknown", reqUuid: requests[0]?.reqUuid });
});

test("R16 nothing on the device names the punter whose slips and bet it keeps", async () => {
  const device = createSampleDevice();
  const page = openSlips({ device });
  page.signIn(createBookmaker(never).api, "touchline jonas");
  page.betslips.pick(sampleOutcome(7));
  page.betslips.dispatch({ type: "stake entered", stake: 200n });
  await page.frame();
  page.betslips.place();
  page.engine.sendNow();
  const kept = JSON.stringify([device.readPunters(), device.readPending(), device.readVisitors()]);
  expect(kept).toContain("7o0");
  expect(kept).not.toContain("jonas");
});
