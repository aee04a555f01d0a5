import type { Placement, PlacementRequest } from "@touchline/protocol";
import { expect, test, vi } from "vitest";
import { HttpError } from "../../net/http.ts";
import { assembledAt, createSampleDevice, openSlips, sampleOutcome } from "../../test-support/sample-engine.ts";
import { placedBet } from "../../test-support/sample-slip.ts";
import { sampleBet } from "../../test-support/sample-ticket.ts";
import { selectPicked, selectSlips } from "./betslip-store.ts";
import type { PlacingApi } from "./placement/place-bets.ts";
import { selectErrors, selectSummary } from "./selectors.ts";

const resultOf = ({ reqUuid, betslipId, bets }: PlacementRequest, changes: Parameters<typeof placedBet>[0] = {}) => ({
  reqUuid,
  betslipId,
  bets: bets.map(({ hashes, stake }) => placedBet({ hashes, stake, ...changes })),
});

/** A book that takes everything, or does what a test says. */
const createBookmaker = (answer?: (request: PlacementRequest) => Promise<Placement>) => {
  const requests: PlacementRequest[] = [];
  const api: PlacingApi = {
    place: async (request) => {
      requests.push(request);
      return answer ? answer(request) : { state: "DECIDED", result: resultOf(request), balance: "98.00" };
    },
    placement: async () => {
      throw new HttpError("/", 404);
    },
  };
  return { api, requests };
};

const never = (): Promise<never> => new Promise(() => undefined);

const openWithPick = async (book = createBookmaker()) => {
  const page = openSlips();
  page.signIn(book.api);
  page.betslips.pick(sampleOutcome(7));
  page.betslips.dispatch({ type: "stake entered", stake: 200n });
  await page.frame();
  return { ...page, ...book };
};

test("SLIP-6 a tap makes a selection of all that the offer knows, and marks its price", async () => {
  const { betslips, slip } = await openWithPick();
  expect([...selectPicked(betslips.store.getState())]).toEqual(["7o0"]);
  expect(slip().selectionsData["7o0"]).toMatchObject({
    type: "regular",
    competitors: ["Ashbourne City", "Harrow Vale"],
    eventId: 7,
    eventVersion: 1,
    categoryId: 21,
    tournamentId: 31,
    sportId: 1,
    startsAt: 1_800_000_000_000,
    game: "PREMATCH",
    playStatus: "NOT_STARTED",
    detailedPlayStatus: 0,
    markets: { "7m0": { outcomeId: "7o0", odds: 148, outcomes: 3 } },
  });
  expect(selectSummary(betslips.store.getState())).toMatchObject({ stake: 200n, bets: 1 });
});

test("SLIP-2 in single mode several outcomes of one event are picked, and each is marked", () => {
  const { betslips } = openSlips();
  betslips.dispatch({ type: "ticket type chosen", ticketType: "single", at: 0 });
  for (const slot of [0, 1, 3]) betslips.pick(sampleOutcome(7, slot));
  expect([...selectPicked(betslips.store.getState())]).toEqual(["7o0", "7o1", "7o3"]);
});

test("SLIP-3 in other modes a new outcome of an event replaces the earlier one, and its mark", () => {
  const { betslips } = openSlips();
  betslips.dispatch({ type: "ticket type chosen", ticketType: "combo", at: 0 });
  betslips.pick(sampleOutcome(7, 0));
  betslips.pick(sampleOutcome(7, 1));
  expect([...selectPicked(betslips.store.getState())]).toEqual(["7o1"]);
});

test("SLIP-8 PEER-3 a price that moved is shown against the one agreed to, and asked about as chosen", async () => {
  const { lists, betslips, preferences, frame, slip } = await openWithPick();
  preferences.choose("oddsChangesOption", "accept_any_changes");
  lists.applyFrame([[7, 1, 2, [0, 140]]]);
  await frame();
  expect(slip().selectionsData["7o0"]).toMatchObject({ previousOdds: 148, markets: { "7m0": { odds: 140 } } });
  expect(selectErrors(betslips.store.getState())).toEqual([]);
  preferences.choose("oddsChangesOption", "ask_me");
  expect(selectErrors(betslips.store.getState())).toMatchObject([{ key: "odds_changed", id: "7o0" }]);
  betslips.place();
  expect(betslips.store.getState().placement.status).toBe("idle");
});

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
  store.setState({ limits: { minStake: 50n, maxStake: 100_000n, maxWinnings: 1480n } });
  expect(betslips.store.getState().largestStake).toBe(1000n);
  betslips.dispatch({ type: "stake entered", stake: 1001n });
  expect(selectErrors(betslips.store.getState())).toEqual([{ key: "stake_above_max", at: "stake", max: 1000n }]);
});

test("AHEAD-3 whoever looks at a draft places no bet, signed in or not", async () => {
  const { betslips, preview, requests } = await openWithPick();
  preview.setState({ audience: "authenticated", ahead: 0 }, true);
  betslips.place();
  expect([betslips.store.getState().placement, requests]).toEqual([{ status: "idle" }, []]);
});

test("a visitor's bet is not sent", async () => {
  const { betslips } = openSlips();
  betslips.pick(sampleOutcome(7));
  betslips.place();
  expect(betslips.store.getState().placement).toEqual({ status: "refused", why: "signed_out" });
});

test("SLIP-7 SLIP-12 a stored slip is assembled again at today's odds, and cannot be bet on before", async () => {
  const device = createSampleDevice();
  const before = openSlips({ device });
  before.betslips.pick(sampleOutcome(55, 1));
  expect(before.slip().selectionsList).toEqual([]);
  before.betslips.pick(sampleOutcome(7, 1));
  before.engine.sendNow();
  const page = openSlips({ device });
  expect(page.slip().selectionsData["7o1"]).toMatchObject({ availability: "suspended" });
  expect(page.asked).toEqual([[{ eventId: 7, slots: [1], odds: 440 }]]);
  await page.frame();
  expect(page.slip().selectionsData["7o1"]).toMatchObject({ availability: "open" });
});

test("SLIP-7 what is offered no more is marked and keeps its names", async () => {
  const device = createSampleDevice();
  const before = openSlips({ device });
  before.betslips.pick(sampleOutcome(7, 1));
  before.engine.sendNow();
  const page = openSlips({
    device,
    load: () => Promise.reject(new HttpError("/", 404)),
    parts: { assemble: async (stored) => stored.map((each) => ({ ...assembledAt(each, 0, "gone"), markets: [] })) },
  });
  page.lists.endEvent(7);
  await page.frame();
  expect(page.slip().selectionsData["7o1"]).toMatchObject({
    availability: "gone",
    markets: { "7m0": { outcomeName: "Outcome 1", odds: 440 } },
  });
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

test("BB-2 BB-6 a bet builder is one selection, priced by the source of the offer, and anew when a leg moves", async () => {
  let price = 480;
  const page = openSlips({ askBuilder: async () => ({ eventId: 7, version: 1, price }) });
  page.betslips.addBuilder([sampleOutcome(7, 0), sampleOutcome(7, 3)]);
  await page.frame();
  expect(page.slip()).toMatchObject({ selectionsList: ["builder-7"], betBuilderSelections: { 7: { odds: 480 } } });
  expect([...selectPicked(page.betslips.store.getState())]).toEqual(["7o0", "7o3"]);
  price = 520;
  page.lists.applyFrame([[7, 1, 2, [0, 160]]]);
  await page.pass(1000);
  await page.pass(1000);
  expect(page.slip()).toMatchObject({ betBuilderSelections: { 7: { odds: 520 } } });
  expect(page.slip().selectionsData["builder-7"]?.previousOdds).toBe(480);
});

test("BB-2 with a regular pick on the slip the builder is refused whole, with a notice", () => {
  const { betslips, slip } = openSlips();
  betslips.pick(sampleOutcome(8));
  betslips.addBuilder([sampleOutcome(7, 0), sampleOutcome(7, 3)]);
  expect(slip().selectionsList).toEqual(["8o0"]);
  expect(selectSlips(betslips.store.getState()).notice?.key).toBe("bet_builder_error_with_regular_bet");
});

test("PEER-5 SLIP-11 a slip becomes a code and a link, which is another's once the slip changes", async () => {
  const share = vi.fn(async () => "ABCDEFGH");
  const { betslips, frame } = openSlips({ parts: { codes: { share, shared: never } } });
  betslips.pick(sampleOutcome(7));
  betslips.makeCode();
  expect(betslips.store.getState().share).toEqual({ status: "making" });
  await frame();
  const ready = { status: "ready", code: "ABCDEFGH", link: "https://touchline.example/?code=ABCDEFGH" };
  expect(betslips.store.getState().share).toEqual(ready);
  betslips.pick(sampleOutcome(8));
  expect(betslips.store.getState().share).toEqual({ status: "idle" });
});

test("PEER-5 a code that is loaded fills the slip and says what changed; one that nobody made is not found", async () => {
  const shared = vi.fn(async (code: string) => {
    if (code !== "ABCDEFGH") throw new HttpError("/", 404);
    const selections = [{ eventId: 7, slots: [0], odds: 150 }];
    return {
      code,
      betslip: { type: "single" as const, selections, bankers: [] },
      names: [{ event: "E", outcomes: ["O"] }],
    };
  });
  const { betslips, frame, slip } = openSlips({ parts: { codes: { share: never, shared } } });
  betslips.loadCode(" abcd-efgh ");
  await frame();
  expect(slip().selectionsList).toEqual(["7o0"]);
  expect(betslips.store.getState().loaded).toEqual({
    status: "loaded",
    code: "ABCDEFGH",
    changes: [{ selectionId: "7o0", kind: "odds" }],
  });
  betslips.dismissLoaded();
  betslips.loadCode("ZZZZZZZZ");
  await frame();
  expect(betslips.store.getState().loaded).toEqual({ status: "not_found" });
});

test("SYS-1 the triangle is asked for once", () => {
  const askTriangle = vi.fn((take: (triangle: number[][]) => void) => take([[1]]));
  const { betslips } = openSlips({ parts: { askTriangle } });
  betslips.askCombinations();
  betslips.askCombinations();
  expect([betslips.store.getState().combinations, askTriangle.mock.calls.length]).toEqual([[[1]], 1]);
});

test("stakes of a visitor's currency are not a punter's of another", () => {
  const { betslips, signIn, slip } = openSlips();
  betslips.pick(sampleOutcome(7));
  betslips.dispatch({ type: "stake entered", stake: 777n });
  signIn(createBookmaker().api, "touchline jonas", "IDR");
  expect(slip().selectionsList).toEqual(["7o0"]);
  expect(slip().stake).not.toBe(777n);
});

test("SLIP-5 the Indonesian offer keeps a single and a combo slip of its own, and turning back loses none", () => {
  const { betslips, preferences, slip } = openSlips();
  betslips.pick(sampleOutcome(7));
  preferences.choose("desktopOfferView", "indonesia_standard");
  expect(selectSlips(betslips.store.getState()).slips.map(({ type }) => type)).toEqual(["single", "combo"]);
  betslips.pick(sampleOutcome(8));
  betslips.dispatch({ type: "slip chosen", index: 1 });
  expect(preferences.preferences.getState().indonesianOfferType).toBe("combo");
  betslips.pick(sampleOutcome(9));
  betslips.pick(sampleOutcome(10));
  expect(selectSlips(betslips.store.getState()).slips.map(({ selectionsList }) => selectionsList)).toEqual([
    ["8o0"],
    ["9o0", "10o0"],
  ]);
  preferences.choose("indonesianOfferType", "single");
  expect(slip().selectionsList).toEqual(["8o0"]);
  preferences.choose("desktopOfferView", "euro_standard");
  expect(slip().selectionsList).toEqual(["7o0"]);
});

test("SLIP-5 SLIP-7 both of the Indonesian pair survive a reload", () => {
  const device = createSampleDevice();
  const before = openSlips({ device });
  before.preferences.choose("desktopOfferView", "indonesia_standard");
  before.betslips.pick(sampleOutcome(8));
  before.betslips.dispatch({ type: "slip chosen", index: 1 });
  before.betslips.pick(sampleOutcome(9));
  before.engine.sendNow();
  const page = openSlips({ device });
  page.preferences.choose("desktopOfferView", "indonesia_standard");
  expect(selectSlips(page.betslips.store.getState()).slips.map(({ selectionsList }) => selectionsList)).toEqual([
    ["8o0"],
    ["9o0"],
  ]);
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

test("REBET-1 a bet that was placed becomes the slip, and is said to be one only where it did", async () => {
  const { engine, slip, frame } = openSlips();
  const stored = { eventId: 8, slots: [0], odds: 190 };
  const rebet = { bet: sampleBet(), selections: [{ stored, banker: false, assembled: assembledAt(stored, 148) }] };
  expect(engine.openRebet({ ...rebet, bet: sampleBet({ currency: "SEK" }) })).toBe(false);
  expect(slip().selectionsList).toEqual([]);
  expect(engine.openRebet(rebet)).toBe(true);
  await frame();
  expect(slip()).toMatchObject({ type: "single", stake: 1000n, selectionsList: ["8o0"] });
});
