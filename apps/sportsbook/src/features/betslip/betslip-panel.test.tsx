// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { selectSlips } from "../../data/betslip/betslip-store.ts";
import { message } from "../../i18n/message.ts";
import { HttpError } from "../../net/http.ts";
import { sampleEvent, sampleList, sampleMetadata } from "../../test-support/sample-offer.ts";
import {
  answer,
  changed,
  outcomeOf,
  type Step,
  selected,
  staked as stake,
  stakedInTotal,
  typed,
} from "./test-support/sample-page.tsx";
import { showPanel as show } from "./test-support/sample-panel.tsx";

const media = (matches: boolean): void => {
  window.matchMedia = ((query: string) => ({
    matches,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
};

beforeEach(() => {
  media(false);
});
afterEach(cleanup);

const press = (name: string | RegExp): void => {
  act(() => screen.getByRole("button", { name }).click());
};
const fieldOf = (name: string) => screen.getByRole("textbox", { name }) as HTMLInputElement;
const fill = (label: string, text: string): void => {
  const field = fieldOf(label);
  act(() => field.focus());
  fireEvent.input(field, { target: { value: text } });
  act(() => field.blur());
};

test("SLIP-1 SLIP-2 every pick has its card, and its cross takes it away", () => {
  const { slip } = show({ steps: [selected(1, 185), selected(2)] });
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByText("1.85")).toBeDefined();
  press("Remove Outcome 1");
  expect(slip().selectionsList).toEqual(["2o0"]);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});

test("PEER-15 the time and the name of an event are written in the direction of their own letters", () => {
  show({ steps: [selected(1)] });
  const name = screen.getByText("Home 1 v Away 1");
  expect(name.getAttribute("dir")).toBe("auto");
  expect(name.previousElementSibling?.tagName).toBe("BDI");
});

test("PEER-12 the focus goes to the neighbour of a pick that is taken away", () => {
  show({ steps: [selected(1), selected(2)] });
  press("Remove Outcome 1");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Remove Outcome 2");
});

test("PEER-12 a result takes the focus of nobody who has gone on to something else", async () => {
  const { decide, betslips } = show({ steps: [selected(1), stake(1000n)] });
  act(betslips.place);
  const search = document.body.appendChild(document.createElement("input"));
  act(() => search.focus());
  await decide(answer(1));
  expect(screen.getByRole("heading", { name: "Bet placed" })).toBeDefined();
  expect(document.activeElement).toBe(search);
  search.remove();
});

test("SLIP-4 only the brand's bet types are shown", () => {
  show({ settings: { betTypes: ["single", "combo"] }, steps: [selected(1)] });
  expect(screen.getAllByRole("radio").map(({ textContent }) => textContent)).toEqual(["Single", "Combo"]);
});

test("SLIP-4 a bet type that these picks do not allow says why, and changes nothing", () => {
  const { slip } = show({ steps: [selected(1), selected(2)] });
  const system = screen.getByRole("radio", { name: "System" });
  expect(system.getAttribute("aria-description")).toBe("Add more selections for this bet type");
  act(() => system.click());
  expect(slip().type).toBe("single");
  expect(screen.getByText("Add more selections for this bet type")).toBeDefined();
  act(() => screen.getByRole("radio", { name: "Combo" }).click());
  expect(slip().type).toBe("combo");
});

test("SLIP-4 as many slips as the brand allows, each with its count", () => {
  const { betslips } = show({ settings: { numberOfBetslips: 2 }, steps: [selected(1)] });
  press("New slip");
  expect(selectSlips(betslips.store.getState()).active).toBe(1);
  expect(screen.queryByRole("button", { name: "New slip" })).toBeNull();
  press("Slip 1: 1 selection");
  expect(selectSlips(betslips.store.getState()).active).toBe(0);
});

test("SLIP-5 the Indonesian offer has a slip for singles and one for combos, and no other types", () => {
  const { betslips } = show({ isIndonesian: true, steps: [selected(1)] });
  expect(screen.queryByRole("radio")).toBeNull();
  press("Combo: 0 selections");
  expect(selectSlips(betslips.store.getState()).active).toBe(1);
});

test("SLIP-8 a moved price stands beside the one agreed to, with a word for the way it went", () => {
  show({ steps: [selected(1, 142), changed(1, 148)] });
  expect(screen.getByText("1.42").tagName).toBe("S");
  expect(screen.getByText("Rose from")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Accept" })).toBeNull();
});

test("SLIP-8 PEER-3 a price that fell must be accepted, and the same tap bets", () => {
  const { requests, slip } = show({ steps: [selected(1, 210), stake(1000n), changed(1, 202)] });
  expect(screen.getByText("A price has changed.")).toBeDefined();
  press("Accept and bet €10.00");
  expect(slip().selectionsData["1o0"]?.previousOdds).toBeNull();
  expect(requests).toMatchObject([{ selections: [{ eventId: 1, odds: 202 }], bets: [{ stake: "10.00" }] }]);
});

test("SLIP-7 what is no longer offered stays, says so, and goes with one tap", () => {
  const { slip } = show({ steps: [selected(1), selected(2), typed("combo"), changed(2, 0, "gone")] });
  expect(within(screen.getAllByRole("listitem")[1] as HTMLElement).getByText("No longer offered")).toBeDefined();
  press("Remove");
  expect(slip().selectionsList).toEqual(["1o0"]);
});

test("STAKE-1 the brand's amounts set the stake, exactly", () => {
  const { slip } = show({ steps: [selected(1)] });
  press("€20");
  expect(slip().stake).toBe(2000n);
  expect(fieldOf("Stake").value).toBe("20.00");
});

test("STAKE-1 a typed amount reaches the slip digit by digit, without a float", () => {
  const { slip } = show({ steps: [selected(1)] });
  fill("Stake", "0.29");
  expect(slip().stake).toBe(29n);
  fill("Stake", "abc");
  expect(slip().stake).toBeNull();
});

test("PEER-7 Max is the most the book takes, and no more than there is", () => {
  const limits = { minStake: 50n, maxStake: 50_000n, maxWinnings: 10_000_000n };
  const { slip } = show({ steps: [selected(1)], limits, wallet: { balance: 12_345n } });
  press("Max");
  expect(slip().stake).toBe(12_345n);
});

test("PEER-7 without an answer of the book there is no Max", () => {
  show({ steps: [selected(1)] });
  expect(screen.queryByRole("button", { name: "Max" })).toBeNull();
});

test("STAKE-3 one total is split over the singles, and each shows its part and what it pays", () => {
  show({ steps: [selected(1), selected(2), selected(3)] });
  fill("Total stake, split evenly", "10");
  expect([1, 2, 3].map((event) => fieldOf(`Stake on Outcome ${event}`).value)).toEqual(["3.34", "3.33", "3.33"]);
  expect(screen.getByText("Returns €6.68")).toBeDefined();
  expect(screen.getByRole("button", { name: "Place 3 bets, €10.00" })).toBeDefined();
});

test("STAKE-3 without a total every single has its own stake alone", () => {
  show({ steps: [selected(1), selected(2)], settings: { totalPaymentInputOnSingleBetType: false } });
  expect(screen.queryByRole("textbox", { name: "Total stake, split evenly" })).toBeNull();
  fill("Stake on Outcome 2", "4");
  expect(screen.getByText("Total stake").nextElementSibling?.textContent).toBe("€4.00");
});

test("STAKE-4 too little balance says how much is missing, leads to the deposit, and offers what there is", () => {
  const { asked, slip } = show({ steps: [selected(1), stake(2000n)], wallet: { balance: 760n } });
  expect(screen.getByText("Your balance is €12.40 short")).toBeDefined();
  press("Deposit €12.40 to bet");
  expect(asked).toEqual(["deposit"]);
  press("Use €7.60");
  expect(slip().stake).toBe(760n);
  expect(screen.getByRole("button", { name: "Bet €7.60" })).toBeDefined();
});

test("PEER-6 a stake beyond the limits is put right by one tap", () => {
  const limits = { minStake: 50n, maxStake: 4200n, maxWinnings: 1_000_000n };
  const { slip, betslips } = show({ steps: [selected(1), stake(5000n)], limits });
  press("Use €42.00");
  expect(slip().stake).toBe(4200n);
  act(() => betslips.dispatch({ type: "stake entered", stake: 10n }));
  press("Use €0.50");
  expect(slip().stake).toBe(50n);
});

test("STAKE-5 an Indonesian single at odds up to 2 asks for the profit wanted and shows the stake", () => {
  const { slip } = show({ isIndonesian: true, steps: [selected(1, 185)] });
  fill("Desired profit", "85");
  expect(slip().desiredProfit).toBe(8500n);
  expect(screen.getByText("Stake").nextElementSibling?.textContent).toBe("€100.00");
});

test("SYS-1 STAKE-2 a system shows its sizes with bankers, their combinations and what of the stake goes on each", () => {
  const system = [1, 2, 3, 4].map((event) => selected(event));
  const { slip } = show({ steps: [...system, typed("system"), stake(1000n)] });
  press("Fix Outcome 1 in every combination");
  expect(slip().selectionsData["1o0"]?.banker).toBe(true);
  act(() => screen.getByRole("checkbox", { name: /^2\/3 \+ 1 fix/ }).click());
  expect(slip().systems).toEqual([2]);
  expect(screen.getByText("Total stake · 3 combinations")).toBeDefined();
  act(() => screen.getByRole("checkbox", { name: /^3\/3 \+ 1 fix/ }).click());
  const shares = screen.getAllByRole("checkbox").map((box) => box.closest("label")?.nextElementSibling?.textContent);
  expect(shares).toEqual([undefined, "€7.50", "€2.50"]);
  expect(screen.getByText("Min payout")).toBeDefined();
  expect(screen.getByText("Max payout")).toBeDefined();
});

test("SLIP-4 multiples take a stake per bet of a row, and a named bet stakes all its sizes", () => {
  const { slip } = show({ steps: [selected(1), selected(2), selected(3), typed("multiples")] });
  fill("Stake per bet, Doubles", "1");
  expect(slip().betMultiples).toEqual({ 2: 100n });
  fill("Stake per bet, Trixie", "2");
  expect(slip().betMultiples).toEqual({ 2: 200n, 3: 200n });
  expect(fieldOf("Stake per bet, Trixie").value).toBe("2.00");
});

test("SLIP-4 named bets are shown where the brand has them", () => {
  const steps = [selected(1), selected(2), selected(3), typed("multiples")];
  show({ settings: { displayMultiplesBetTypes: false }, steps });
  expect(screen.queryByRole("textbox", { name: "Stake per bet, Trixie" })).toBeNull();
});

test("BB-4 a bet builder shows its legs under one price, waits for it in sight, and lets a leg go", async () => {
  const { betslips, slip } = show({
    steps: [
      ({ betslips: { addBuilder } }) =>
        addBuilder([outcomeOf(7, { outcomeName: "A" }), outcomeOf(7, { slot: 3, outcomeName: "B" })]),
      stake(500n),
    ],
  });
  expect(screen.getByRole("img", { name: "Waiting for the price" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Waiting for the price" }).hasAttribute("disabled")).toBe(true);
  act(() => betslips.dispatch({ type: "builder priced", id: "builder-7", odds: 780 }));
  expect(screen.getByText("7.80")).toBeDefined();
  press("Remove B");
  expect(Object.keys(slip().selectionsData["builder-7"]?.markets ?? {})).toEqual(["7m0"]);
});

test("HOST-4 the balance is shown before and after the bet", () => {
  show({ steps: [selected(1), stake(1000n)] }, { onClose: () => undefined });
  expect(screen.getByText("Balance: €248.60")).toBeDefined();
  expect(screen.getByText("Balance after the bet").nextElementSibling?.textContent).toBe("€238.60");
});

test("NAV-9 a visitor's slip is kept, and the button leads to the login", () => {
  const { asked } = show({ steps: [selected(1), stake(1000n)], wallet: { enabled: false }, isVisitor: true });
  press("Log in to bet");
  expect(asked).toEqual(["sign in"]);
});

test.each([
  ["stale", "Waiting for fresh prices"],
  ["connecting", "Waiting for fresh prices"],
  ["reconnecting", "Waiting for fresh prices"],
  ["offline", "You are offline"],
] as const)("R7 while the connection is %s the button and the placement are closed alike", (state, text) => {
  const { connection, betslips, requests } = show({ steps: [selected(1), stake(1000n)] });
  act(() => connection.setState({ state }));
  expect(screen.getByRole("button", { name: text }).hasAttribute("disabled")).toBe(true);
  act(betslips.place);
  expect(requests).toEqual([]);
  act(() => connection.setState({ state: "live" }));
  expect(screen.getByRole("button", { name: "Bet €10.00" }).hasAttribute("disabled")).toBe(false);
});

test.each([true, false])("AHEAD-3 in a preview the button says that bets are off, signed in: %s", (signedIn) => {
  const { requests, asked, preview } = show({ steps: [selected(1), stake(1000n)], isVisitor: !signedIn });
  act(() => preview.setState({ audience: "authenticated", ahead: 0 }, true));
  const button = screen.getByRole("button", { name: "Preview: bets are off" }) as HTMLButtonElement;
  act(() => button.click());
  expect([button.disabled, requests, asked]).toEqual([true, [], []]);
});

test("SLIP-9 PEER-4 the bettor keeps picks where the brand would clear them", () => {
  const { betslips } = show({ steps: [selected(1)] });
  act(() => screen.getByRole("switch", { name: "Keep my picks after betting" }).click());
  expect(betslips.store.getState().keepSelections).toBe(true);
  cleanup();
  show({ steps: [selected(1)], settings: { clearBetslipAfterPayment: false } });
  expect(screen.queryByRole("switch")).toBeNull();
});

const isLocked = (): boolean =>
  screen.queryByRole("button", { name: /Remove/ }) === null &&
  screen.queryByRole("textbox") === null &&
  screen.queryByText(/^Bet placed/) === null;

test("PLACE-2 while a bet is on its way nothing can be changed and nobody reads that it is placed", async () => {
  const { fail } = show({ steps: [selected(1), stake(1000n)] });
  press("Bet €10.00");
  expect(isLocked()).toBe(true);
  await fail(new TypeError("no answer"));
  expect(isLocked()).toBe(true);
  expect(screen.getByText(/it cannot be placed twice/)).toBeDefined();
});

test("PLACE-2 a bet that is decided after a delay counts down to its decision", async () => {
  // The clock stands still: on a slow machine the ticker's last beat could be half a second before the answer.
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { prepare } = show({ steps: [selected(1), stake(1000n)] });
  press("Bet €10.00");
  await prepare(3.5);
  expect(screen.getByRole("button", { name: "Placing bet, 4 s" }).getAttribute("aria-busy")).toBe("true");
});

test("PLACE-2 the receipt has what was placed, the price it was taken at, and the id to copy", async () => {
  const writeText = vi.fn(async () => undefined);
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  const { decide, betslips } = show({ steps: [selected(1, 142), stake(1000n)] });
  press("Bet €10.00");
  await decide(answer(1, { takenAt: 148, maxWinnings: "14.80" }));
  expect(screen.getByRole("heading", { name: "Bet placed" })).toBe(document.activeElement);
  expect(screen.getByText("1.42").tagName).toBe("S");
  expect(screen.getByText("1.48")).toBeDefined();
  expect(screen.getByText("Possible payout").nextElementSibling?.textContent).toBe("€14.80");
  press(/Copy the bet id/);
  await screen.findByText("Bet id copied");
  expect(writeText).toHaveBeenCalledWith("0190d3a0-0000-7000-8000-000000000001");
  press("Done");
  expect(betslips.store.getState().placement.status).toBe("idle");
});

const REJECTED = { status: "REJECTED", maxWinnings: null } as const;
const reasons = (...codes: readonly ("ODDS_CHANGED" | "SUSPENDED")[]) => codes.map((code) => ({ code, reason: "" }));

test("PLACE-4 one rejection shows each of its reasons once, and that no money was taken", async () => {
  const { decide } = show({ steps: [selected(1), selected(2), typed("combo"), stake(1000n)] });
  press("Bet €10.00");
  await decide(answer([1, 2], { ...REJECTED, reasons: reasons("ODDS_CHANGED", "SUSPENDED", "ODDS_CHANGED") }));
  const alert = screen.getByRole("alert");
  expect(within(alert).getByRole("heading", { name: "Bet not placed" })).toBe(document.activeElement);
  expect(
    within(alert)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([message("rejection.ODDS_CHANGED"), message("rejection.SUSPENDED")]);
  expect(within(alert).getByText("No money was taken.")).toBeDefined();
});

test("PLACE-4 several rejections are counted, and each card says its own reason", async () => {
  const { decide } = show({ steps: [selected(1), selected(2), stakedInTotal(2000n)] });
  press("Place 2 bets, €20.00");
  await decide(
    answer(1, { ...REJECTED, reasons: reasons("ODDS_CHANGED") }),
    answer(2, { ...REJECTED, reasons: reasons("SUSPENDED") }),
  );
  const alert = screen.getByRole("alert");
  expect(within(alert).getByText("2 bets were not placed")).toBeDefined();
  expect(within(alert).queryAllByRole("listitem")).toEqual([]);
  expect(screen.getByText(message("rejection.SUSPENDED"))).toBeDefined();
});

test("PLACE-3 PEER-6 the stake the book would take stands in the slip, and one tap bets it", async () => {
  const { decide, requests } = show({ steps: [selected(1), stake(5000n)] });
  press("Bet €50.00");
  await decide(answer(1, { ...REJECTED, alternativeStake: "42.00", reasons: reasons("ODDS_CHANGED") }));
  expect(screen.getByText("The book takes €42.00. The stake is set to that.")).toBeDefined();
  press("Bet €42.00");
  expect(requests.map(({ bets }) => bets[0]?.stake)).toEqual(["50.00", "42.00"]);
});

test("PLACE-2 of several bets some were placed: what was not can be tried again by itself", async () => {
  const { decide, requests } = show({ steps: [selected(1), selected(2), stakedInTotal(2000n)] });
  press("Place 2 bets, €20.00");
  await decide(answer(1), answer(2, { ...REJECTED, reasons: reasons("ODDS_CHANGED") }));
  expect(screen.getByRole("heading", { name: "1 of 2 bets placed" })).toBe(document.activeElement);
  press("Bet €10.00");
  expect(requests.at(-1)).toMatchObject({ selections: [{ eventId: 2 }], bets: [{ stake: "10.00" }] });
});

test("PLACE-2 PEER-4 a slip that kept what was placed offers no tap that would place it twice", async () => {
  const { decide, betslips } = show({ steps: [selected(1), selected(2), stakedInTotal(2000n)] });
  act(() => betslips.setKeepSelections(true));
  press("Place 2 bets, €20.00");
  await decide(answer(1), answer(2, { ...REJECTED, reasons: reasons("ODDS_CHANGED") }));
  expect(screen.queryByRole("button", { name: /^(Bet|Place) / })).toBeNull();
  expect(screen.getByRole("button", { name: "Back to slip" })).toBeDefined();
});

test("a refusal says that nothing was taken, and the slip can be placed again", async () => {
  const { fail, requests } = show({ steps: [selected(1), stake(1000n)] });
  press("Bet €10.00");
  await fail(new HttpError("/api/bets/place", 429));
  expect(screen.getByRole("alert").textContent).toContain("No money was taken");
  press("Bet €10.00");
  expect(requests).toHaveLength(2);
});

test("SLIP-11 PEER-5 a slip becomes a code and a link that can be copied", async () => {
  const writeText = vi.fn(async () => undefined);
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  show({ steps: [selected(1)], codes: { share: async () => "K7M2P9QX" } });
  press("Share or load a slip");
  press("Get a booking code");
  await screen.findByRole("button", { name: "Copy code" });
  press("Copy code");
  await screen.findByText(message("share.generated_code_copied_success"));
  press("Copy link");
  await screen.findByText("Link copied");
  expect(writeText.mock.calls).toEqual([["K7M2P9QX"], ["https://touchline.example/?code=K7M2P9QX"]]);
});

test("SLIP-11 a code is loaded as people write it, and one too short is not asked for", async () => {
  const shared = vi.fn((_code: string) => Promise.reject(new HttpError("/api/betslips/shared", 404)));
  show({ codes: { shared } });
  const field = screen.getByLabelText("Booking code");
  fireEvent.input(field, { target: { value: "k7m2" } });
  press("Load");
  expect(screen.getByRole("alert").textContent).toBe("A code has 8 letters and digits");
  fireEvent.input(field, { target: { value: "k7m2-p9qx" } });
  expect(shared).not.toHaveBeenCalled();
  await act(async () => screen.getByRole("button", { name: "Load" }).click());
  expect(shared.mock.calls).toEqual([["K7M2P9QX", expect.anything()]]);
  expect(screen.getByRole("alert").textContent).toBe("No slip has this code");
});

test("PEER-5 a loaded slip says what it no longer is, until that is read", () => {
  const { store } = show({ steps: [selected(1), selected(2)] });
  const changes = [
    { selectionId: "1o0", kind: "odds" },
    { selectionId: "2o0", kind: "gone" },
  ] as const;
  act(() => store.setState({ loaded: { status: "loaded", code: "K7M2P9QX", changes } }));
  expect(screen.getByText(/A price has changed\. One pick is no longer offered\./)).toBeDefined();
  press("Close");
  expect(store.getState().loaded.status).toBe("idle");
});

test("a finger types on our keypad: the first key replaces what stands, and a tap on a button keeps the field", () => {
  media(true);
  const { slip } = show({ steps: [selected(1), stake(1000n)] });
  const field = fieldOf("Stake");
  expect(field.inputMode).toBe("none");
  expect(screen.queryByRole("group", { name: "Keypad" })).toBeNull();
  act(() => field.focus());
  for (const key of ["2", ".", "5"]) press(key);
  expect(slip().stake).toBe(250n);
  press("Delete the last digit");
  expect(slip().stake).toBe(200n);
  expect(fireEvent.pointerDown(screen.getByRole("button", { name: /^Bet €2.00/ }))).toBe(false);
  act(() => field.blur());
  expect(screen.queryByRole("group", { name: "Keypad" })).toBeNull();
});

test("PEER-12 a sheet around the slip leaves the press of a mouse to the controls that are no buttons", () => {
  show({ steps: [selected(1), selected(2), selected(3), typed("system")] });
  const controls = ["radio", "checkbox", "switch"].flatMap((role) => screen.getAllByRole(role));
  expect(controls.filter((control) => !control.closest("[data-base-ui-swipe-ignore]"))).toEqual([]);
});

/** The punter takes a break until then. */
const onBreak =
  (breakUntil: number): Step =>
  ({ limits }) =>
    limits.setState({ limits: [], breakUntil }, true);

test("PEER-10 during a break the slip is kept, says until when, and takes no bet", () => {
  const breakUntil = new Date(2099, 8, 20, 18, 42).getTime();
  const steps = [selected(1), stake(1000n), onBreak(breakUntil)];
  const { requests, betslips, slip } = show({ steps });
  const notice = screen.getByText(/You are on a break until .*20\.09\..*18:42\./);
  expect(notice.parentElement?.textContent).toContain("Your slip is kept. Open bets can be cashed out.");
  const button = screen.getByRole("button", { name: "On a break" }) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  act(() => button.click());
  act(betslips.place);
  expect(requests).toEqual([]);
  expect(slip().selectionsList).toEqual(["1o0"]);
});

test("PEER-10 during a break there is no way to deposit on the slip", () => {
  const breakUntil = new Date(2099, 8, 20).getTime();
  show({ steps: [selected(1), stake(1000n), onBreak(breakUntil)], wallet: { balance: 0n } });
  expect(screen.queryByRole("button", { name: /Deposit/ })).toBeNull();
});

test("PEER-10 a break that only the server knew of is said where the bet was refused", async () => {
  const { fail } = show({ steps: [selected(1), stake(1000n)] });
  press("Bet €10.00");
  await fail(new HttpError("/api/bets/place", 423));
  expect(screen.getByText(/You are on a break\. No money was taken/)).toBeDefined();
});

test("PEER-10 a live leg waits before it is accepted, and the slip says so", () => {
  const goesLive: Step = ({ lists }) =>
    lists.applyLists([sampleList([sampleEvent(1, { version: 5, live: true, metadata: sampleMetadata })])]);
  show({ steps: [goesLive, selected(1)] });
  expect(screen.getByText("Live bets wait a few seconds")).toBeDefined();
  cleanup();
  show({ steps: [selected(1)] });
  expect(screen.queryByText("Live bets wait a few seconds")).toBeNull();
});
