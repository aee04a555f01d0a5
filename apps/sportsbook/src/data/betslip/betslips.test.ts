import { expect, test, vi } from "vitest";
import { HttpError } from "../../net/http.ts";
import { assembledAt, createSampleDevice, openSlips, sampleOutcome } from "../../test-support/sample-engine.ts";
import { sampleBet } from "../../test-support/sample-ticket.ts";
import { selectPicked, selectSlips } from "./betslip-store.ts";
import { selectErrors, selectSummary } from "./selectors.ts";
import { createBookmaker, never, openWithPick } from "./test-support/sample-bookmaker.ts";

test("STAKE-1 a slip that waits with the default stake gets the smallest that the book takes, and keeps what was entered", async () => {
  const { betslips, frame, slip, store } = openSlips();
  betslips.pick(sampleOutcome(7));
  await frame();
  const limits = { maxStake: 9_000_000n, maxWinnings: 9_000_000n, rooms: {}, outcomes: {} };
  store.setState({ limits: { minStake: 10_000n, ...limits } });
  expect(slip().stake).toBe(10_000n);
  expect(selectErrors(store.getState())).toEqual([]);
  betslips.dispatch({ type: "stake entered", stake: 12_000n });
  store.setState({ limits: { minStake: 20_000n, ...limits } });
  expect(slip().stake).toBe(12_000n);
});

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
    slip: 0,
  });
  betslips.dismissLoaded();
  betslips.loadCode("ZZZZZZZZ");
  await frame();
  expect(betslips.store.getState().loaded).toEqual({ status: "not_found" });
});

test("SYS-1 the triangle is asked for when the page has its slips, and once", () => {
  const askTriangle = vi.fn((take: (triangle: number[][]) => void) => take([[1]]));
  const { betslips } = openSlips({ parts: { askTriangle } });
  expect(askTriangle).toHaveBeenCalledTimes(1);
  betslips.askCombinations();
  expect([betslips.store.getState().combinations, askTriangle.mock.calls.length]).toEqual([[[1]], 1]);
});

test("stakes of a visitor's currency are not a punter's of another, and what was entered is said to be gone", () => {
  const { betslips, signIn, slip } = openSlips();
  betslips.pick(sampleOutcome(7));
  betslips.dispatch({ type: "stake entered", stake: 777n });
  signIn(createBookmaker().api, "touchline jonas", "IDR");
  expect(slip().selectionsList).toEqual(["7o0"]);
  expect(slip().stake).not.toBe(777n);
  expect(betslips.store.getState().dropped).toEqual({ what: "currency", slip: 0 });
  betslips.dispatch({ type: "stake entered", stake: 50_000n });
  expect(betslips.store.getState().dropped).toBeNull();
});

test("nothing is said of a default stake that another currency replaces", () => {
  const { betslips, signIn } = openSlips();
  betslips.pick(sampleOutcome(7));
  signIn(createBookmaker().api, "touchline jonas", "IDR");
  expect(betslips.store.getState().dropped).toBeNull();
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
