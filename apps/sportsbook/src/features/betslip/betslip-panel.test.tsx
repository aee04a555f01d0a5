// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { SlipAction } from "@touchline/betting";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { message } from "../../i18n/message.ts";
import { answer, changed, fakeBetslips, pickOf, selected, typed } from "./test-support/fake-betslips.ts";
import { SamplePanel, SURROUNDINGS } from "./test-support/show-panel.tsx";

const media = (matches: boolean): void => {
  window.matchMedia = ((query: string) => ({
    matches,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
};

beforeEach(() => media(false));
afterEach(cleanup);

type Options = Parameters<typeof fakeBetslips>[0];

const show = (options: Options, props: Omit<Parameters<typeof SamplePanel>[0], "betslips"> = {}) => {
  const fake = fakeBetslips(options);
  render(<SamplePanel betslips={fake.betslips} {...props} />);
  return fake;
};

const stake = (amount: bigint): SlipAction => ({ type: "stake entered", stake: amount });
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
  const { active } = show({ actions: [selected(1, 185), selected(2)] });
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByText("1.85")).toBeDefined();
  press("Remove Outcome 1");
  expect(active().selectionsList).toEqual(["2o"]);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});

test("PEER-12 the focus goes to the neighbour of a pick that is taken away", () => {
  show({ actions: [selected(1), selected(2)] });
  press("Remove Outcome 1");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Remove Outcome 2");
});

test("PEER-12 a result takes the focus of nobody who has gone on to something else", () => {
  const { decide } = show({ actions: [selected(1), stake(1000n)] });
  const search = document.body.appendChild(document.createElement("input"));
  act(() => search.focus());
  act(() => decide(answer(1)));
  expect(document.activeElement).toBe(search);
  search.remove();
});

test("SLIP-4 only the brand's bet types are shown", () => {
  show({ rules: { betTypes: ["single", "combo"] }, actions: [selected(1)] });
  expect(screen.getAllByRole("radio").map(({ textContent }) => textContent)).toEqual(["Single", "Combo"]);
});

test("SLIP-4 a bet type that these picks do not allow says why, and changes nothing", () => {
  const { active } = show({ actions: [selected(1), selected(2)] });
  const system = screen.getByRole("radio", { name: "System" });
  expect(system.getAttribute("aria-description")).toBe("Add more selections for this bet type");
  act(() => system.click());
  expect(active().type).toBe("single");
  expect(screen.getByText("Add more selections for this bet type")).toBeDefined();
  act(() => screen.getByRole("radio", { name: "Combo" }).click());
  expect(active().type).toBe("combo");
});

test("SLIP-4 as many slips as the brand allows, each with its count", () => {
  const { betslips } = show({ rules: { numberOfBetslips: 2 }, actions: [selected(1)] });
  press("New slip");
  expect(betslips.state.getState().active).toBe(1);
  expect(screen.queryByRole("button", { name: "New slip" })).toBeNull();
  press("Slip 1: 1 selection");
  expect(betslips.state.getState().active).toBe(0);
});

test("SLIP-5 the Indonesian offer has a slip for singles and one for combos, and no other types", () => {
  const { betslips } = show({ rules: { indonesian: true }, actions: [selected(1)] });
  expect(screen.queryByRole("radio")).toBeNull();
  press("Combo: 0 selections");
  expect(betslips.state.getState().active).toBe(1);
});

test("SLIP-8 a moved price stands beside the one agreed to, with a word for the way it went", () => {
  show({ actions: [selected(1, 142), changed(1, 148)] });
  expect(screen.getByText("1.42").tagName).toBe("S");
  expect(screen.getByText("Rose from")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Accept" })).toBeNull();
});

test("SLIP-8 PEER-3 a price that fell must be accepted, and the same tap bets", () => {
  const { calls, active } = show({ actions: [selected(1, 210), stake(1000n), changed(1, 202)] });
  expect(screen.getByText("A price has changed.")).toBeDefined();
  press("Accept and bet €10.00");
  expect(active().selectionsData["1o"]?.previousOdds).toBeNull();
  expect(calls).toEqual(["dismissPlacement", "place"]);
});

test("SLIP-7 what is no longer offered stays, says so, and goes with one tap", () => {
  const { active } = show({ actions: [selected(1), selected(2), typed("combo"), changed(2, 0, "gone")] });
  expect(within(screen.getAllByRole("listitem")[1] as HTMLElement).getByText("No longer offered")).toBeDefined();
  press("Remove");
  expect(active().selectionsList).toEqual(["1o"]);
});

test("STAKE-1 the brand's amounts set the stake, exactly", () => {
  const { active } = show({ actions: [selected(1)] });
  press("€20");
  expect(active().stake).toBe(2000n);
  expect(fieldOf("Stake").value).toBe("20.00");
});

test("STAKE-1 a typed amount reaches the slip digit by digit, without a float", () => {
  const { active } = show({ actions: [selected(1)] });
  fill("Stake", "0.29");
  expect(active().stake).toBe(29n);
  fill("Stake", "abc");
  expect(active().stake).toBeNull();
});

test("PEER-7 Max is the most the book takes, and no more than there is", () => {
  const { active } = show({ actions: [selected(1)], largestStake: 50_000n, wallet: { balance: 12_345n } });
  press("Max");
  expect(active().stake).toBe(12_345n);
});

test("PEER-7 without an answer of the book there is no Max", () => {
  show({ actions: [selected(1)] });
  expect(screen.queryByRole("button", { name: "Max" })).toBeNull();
});

test("STAKE-3 one total is split over the singles, and each shows its part and what it pays", () => {
  show({ actions: [selected(1), selected(2), selected(3)] });
  fill("Total stake, split evenly", "10");
  expect([1, 2, 3].map((event) => fieldOf(`Stake on Outcome ${event}`).value)).toEqual(["3.34", "3.33", "3.33"]);
  expect(screen.getByText("Returns €6.68")).toBeDefined();
  expect(screen.getByRole("button", { name: "Place 3 bets, €10.00" })).toBeDefined();
});

test("STAKE-3 without a total every single has its own stake alone", () => {
  const settings = { ...SURROUNDINGS.settings, totalPaymentInputOnSingleBetType: false };
  show({ actions: [selected(1), selected(2)] }, { settings });
  expect(screen.queryByRole("textbox", { name: "Total stake, split evenly" })).toBeNull();
  fill("Stake on Outcome 2", "4");
  expect(screen.getByText("Total stake").nextElementSibling?.textContent).toBe("€4.00");
});

test("STAKE-4 too little balance says how much is missing, leads to the deposit, and offers what there is", () => {
  const { calls, active } = show({ actions: [selected(1), stake(2000n)], wallet: { balance: 760n } });
  expect(screen.getByText("Your balance is €12.40 short")).toBeDefined();
  press("Deposit €12.40 to bet");
  expect(calls).toEqual(["askToDeposit"]);
  press("Use €7.60");
  expect(active().stake).toBe(760n);
  expect(screen.getByRole("button", { name: "Bet €7.60" })).toBeDefined();
});

test("PEER-6 a stake beyond the limits is put right by one tap", () => {
  const limits = { minStake: 50n, maxStake: 4200n, maxWinnings: 1_000_000n };
  const { active, betslips } = show({ actions: [selected(1), stake(5000n)], limits });
  press("Use €42.00");
  expect(active().stake).toBe(4200n);
  act(() => betslips.dispatch(stake(10n)));
  press("Use €0.50");
  expect(active().stake).toBe(50n);
});

test("STAKE-5 an Indonesian single at odds up to 2 asks for the profit wanted and shows the stake", () => {
  const { active } = show({ rules: { indonesian: true }, actions: [selected(1, 185)] });
  fill("Desired profit", "85");
  expect(active().desiredProfit).toBe(8500n);
  expect(screen.getByText("Stake").nextElementSibling?.textContent).toBe("€100.00");
});

test("SYS-1 STAKE-2 a system shows its sizes with bankers, their combinations and what of the stake goes on each", () => {
  const system = [1, 2, 3, 4].map((event) => selected(event));
  const { calls, active } = show({ actions: [...system, typed("system"), stake(1000n)] });
  expect(new Set(calls)).toEqual(new Set(["askCombinations"]));
  press("Fix Outcome 1 in every combination");
  expect(active().selectionsData["1o"]?.banker).toBe(true);
  act(() => screen.getByRole("checkbox", { name: /^2\/3 \+ 1 fix/ }).click());
  expect(active().systems).toEqual([2]);
  expect(screen.getByText("Total stake · 3 combinations")).toBeDefined();
  act(() => screen.getByRole("checkbox", { name: /^3\/3 \+ 1 fix/ }).click());
  const shares = screen.getAllByRole("checkbox").map((box) => box.closest("label")?.nextElementSibling?.textContent);
  expect(shares).toEqual([undefined, "€7.50", "€2.50"]);
  expect(screen.getByText("Min payout")).toBeDefined();
  expect(screen.getByText("Max payout")).toBeDefined();
});

test("SLIP-4 multiples take a stake per bet of a row, and a named bet stakes all its sizes", () => {
  const { active } = show({ actions: [selected(1), selected(2), selected(3), typed("multiples")] });
  fill("Stake per bet, Doubles", "1");
  expect(active().betMultiples).toEqual({ 2: 100n });
  fill("Stake per bet, Trixie", "2");
  expect(active().betMultiples).toEqual({ 2: 200n, 3: 200n });
  expect(fieldOf("Stake per bet, Trixie").value).toBe("2.00");
});

test("SLIP-4 named bets are shown where the brand has them", () => {
  const actions = [selected(1), selected(2), selected(3), typed("multiples")];
  show({ rules: { displayMultiplesBetTypes: false }, actions });
  expect(screen.queryByRole("textbox", { name: "Stake per bet, Trixie" })).toBeNull();
});

const builder = (market: string): SlipAction => ({
  type: "builder outcome selected",
  pick: pickOf(7, 180, { market, outcome: market }),
  at: 0,
});

test("BB-4 a bet builder shows its legs under one price, waits for it in sight, and lets a leg go", () => {
  const { betslips, active } = show({ actions: [builder("A"), builder("B"), stake(500n)] });
  expect(screen.getByRole("img", { name: "Waiting for the price" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Waiting for the price" }).hasAttribute("disabled")).toBe(true);
  act(() => betslips.dispatch({ type: "builder priced", id: "builder-7", odds: 780 }));
  expect(screen.getByText("7.80")).toBeDefined();
  press("Remove B");
  expect(Object.keys(active().selectionsData["builder-7"]?.markets ?? {})).toEqual(["7mA"]);
});

test("HOST-4 the balance is shown before and after the bet", () => {
  show({ actions: [selected(1), stake(1000n)] }, { onClose: () => undefined });
  expect(screen.getByText("Balance: €248.60")).toBeDefined();
  expect(screen.getByText("Balance after the bet").nextElementSibling?.textContent).toBe("€238.60");
});

test("NAV-9 a visitor's slip is kept, and the button leads to the login", () => {
  const { calls } = show({ actions: [selected(1), stake(1000n)], wallet: { enabled: false } }, { signedIn: false });
  press("Log in to bet");
  expect(calls).toEqual(["askToSignIn"]);
});

test("nothing is sent while the line does not carry it, and the button says why", () => {
  show({ actions: [selected(1), stake(1000n)] }, { gate: "stale" });
  expect(screen.getByRole("button", { name: "Waiting for fresh prices" }).hasAttribute("disabled")).toBe(true);
});

test.each([true, false])("AHEAD-3 in a preview the button says that bets are off, signed in: %s", (signedIn) => {
  const { calls } = show({ actions: [selected(1), stake(1000n)] }, { gate: "preview", signedIn });
  const button = screen.getByRole("button", { name: "Preview: bets are off" }) as HTMLButtonElement;
  act(() => button.click());
  expect([button.disabled, calls]).toEqual([true, []]);
});

test("SLIP-9 PEER-4 the bettor keeps picks where the brand would clear them", () => {
  const { betslips } = show({ actions: [selected(1)] });
  act(() => screen.getByRole("switch", { name: "Keep my picks after betting" }).click());
  expect(betslips.keepSelections.getState()).toBe(true);
  cleanup();
  show({ actions: [selected(1)] }, { settings: { ...SURROUNDINGS.settings, clearBetslipAfterPayment: false } });
  expect(screen.queryByRole("switch")).toBeNull();
});

test("PLACE-2 while a bet is on its way nothing can be changed and nobody reads that it is placed", () => {
  const { placement } = show({ actions: [selected(1), stake(1000n)] });
  for (const status of ["submitting", "unknown"] as const) {
    act(() => placement.setState({ status, reqUuid: "1", since: 0 }, true));
    expect(screen.queryByRole("button", { name: /Remove/ })).toBeNull();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByText(/^Bet placed/)).toBeNull();
  }
  expect(screen.getByText(/it cannot be placed twice/)).toBeDefined();
  const now = Date.now();
  act(() => placement.setState({ status: "prepared", reqUuid: "1", since: now, decidedAt: now + 3500 }, true));
  expect(screen.getByRole("button", { name: "Placing bet, 4 s" }).getAttribute("aria-busy")).toBe("true");
});

test("PLACE-2 the receipt has what was placed, the price it was taken at, and the id to copy", async () => {
  const writeText = vi.fn(async () => undefined);
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  const { decide, calls } = show({ actions: [selected(1, 142), stake(1000n)] });
  act(() => decide(answer(1, { odds: { "hash-1-0000": 148 }, maxWinnings: "14.80" })));
  expect(screen.getByRole("heading", { name: "Bet placed" })).toBe(document.activeElement);
  expect(screen.getByText("1.42").tagName).toBe("S");
  expect(screen.getByText("1.48")).toBeDefined();
  expect(screen.getByText("Possible payout").nextElementSibling?.textContent).toBe("€14.80");
  press(/Copy the bet id/);
  await screen.findByText("Bet id copied");
  expect(writeText).toHaveBeenCalledWith(answer(1).id);
  press("Done");
  expect(calls).toEqual(["dismissPlacement"]);
});

const REJECTED = { status: "REJECTED", maxWinnings: null } as const;
const reasons = (...codes: readonly ("ODDS_CHANGED" | "SUSPENDED")[]) => codes.map((code) => ({ code, reason: "" }));

test("PLACE-4 one rejection shows each of its reasons once, and that no money was taken", () => {
  const { decide } = show({ actions: [selected(1), selected(2), typed("combo"), stake(1000n)] });
  const hashes = ["hash-1-0000", "hash-2-0000"];
  act(() => decide(answer(1, { ...REJECTED, hashes, reasons: reasons("ODDS_CHANGED", "SUSPENDED", "ODDS_CHANGED") })));
  const alert = screen.getByRole("alert");
  expect(within(alert).getByRole("heading", { name: "Bet not placed" })).toBe(document.activeElement);
  expect(
    within(alert)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([message("rejection.ODDS_CHANGED"), message("rejection.SUSPENDED")]);
  expect(within(alert).getByText("No money was taken.")).toBeDefined();
});

test("PLACE-4 several rejections are counted, and each card says its own reason", () => {
  const { decide } = show({ actions: [selected(1), selected(2)] });
  act(() =>
    decide(
      answer(1, { ...REJECTED, reasons: reasons("ODDS_CHANGED") }),
      answer(2, { ...REJECTED, reasons: reasons("SUSPENDED") }),
    ),
  );
  const alert = screen.getByRole("alert");
  expect(within(alert).getByText("2 bets were not placed")).toBeDefined();
  expect(within(alert).queryAllByRole("listitem")).toEqual([]);
  expect(screen.getByText(message("rejection.SUSPENDED"))).toBeDefined();
});

test("PLACE-3 PEER-6 the stake the book would take stands in the slip, and one tap bets it", () => {
  const { decide, betslips, calls } = show({ actions: [selected(1), stake(5000n)] });
  act(() => {
    decide(answer(1, { ...REJECTED, alternativeStake: "42.00", reasons: reasons("ODDS_CHANGED") }));
    betslips.dispatch(stake(4200n));
  });
  expect(screen.getByText("The book takes €42.00. The stake is set to that.")).toBeDefined();
  press("Bet €42.00");
  expect(calls).toEqual(["dismissPlacement", "place"]);
});

test("PLACE-2 of several bets some were placed: what was not can be tried again by itself", () => {
  const total: SlipAction = { type: "total payment entered", total: 2000n, remainder: "first" };
  const { decide, betslips, calls } = show({ actions: [selected(1), selected(2), total] });
  act(() => {
    decide(answer(1), answer(2, { ...REJECTED, reasons: reasons("ODDS_CHANGED") }));
    betslips.dispatch({ type: "selection removed", id: "1o" });
  });
  expect(screen.getByRole("heading", { name: "1 of 2 bets placed" })).toBe(document.activeElement);
  press("Bet €10.00");
  expect(calls).toEqual(["dismissPlacement", "place"]);
});

test("PLACE-2 PEER-4 a slip that kept what was placed offers no tap that would place it twice", () => {
  const { decide } = show({ actions: [selected(1), selected(2)] });
  act(() => decide(answer(1), answer(2, { ...REJECTED, reasons: reasons("ODDS_CHANGED") })));
  expect(screen.queryByRole("button", { name: /^(Bet|Place) / })).toBeNull();
  expect(screen.getByRole("button", { name: "Back to slip" })).toBeDefined();
});

test("a refusal says that nothing was taken, and the slip can be placed again", () => {
  const { placement, calls } = show({ actions: [selected(1), stake(1000n)] });
  act(() => placement.setState({ status: "refused", why: "unavailable" }, true));
  expect(screen.getByRole("alert").textContent).toContain("No money was taken");
  press("Bet €10.00");
  expect(calls).toEqual(["dismissPlacement", "place"]);
});

test("SLIP-11 PEER-5 a slip becomes a code and a link that can be copied", async () => {
  const writeText = vi.fn(async () => undefined);
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  const { share, calls } = show({ actions: [selected(1)] });
  press("Share or load a slip");
  press("Get a booking code");
  expect(calls).toEqual(["makeCode"]);
  act(() => share.setState({ status: "ready", code: "K7M2P9QX", link: "https://example.test/?code=K7M2P9QX" }, true));
  press("Copy code");
  await screen.findByText(message("share.generated_code_copied_success"));
  press("Copy link");
  await screen.findByText("Link copied");
  expect(writeText.mock.calls).toEqual([["K7M2P9QX"], ["https://example.test/?code=K7M2P9QX"]]);
});

test("SLIP-11 a code is loaded as people write it, and one too short is not asked for", () => {
  const { calls, loaded } = show({});
  const field = screen.getByLabelText("Booking code");
  fireEvent.input(field, { target: { value: "k7m2" } });
  press("Load");
  expect(screen.getByRole("alert").textContent).toBe("A code has 8 letters and digits");
  fireEvent.input(field, { target: { value: "k7m2-p9qx" } });
  press("Load");
  expect(calls).toEqual(["loadCode K7M2P9QX"]);
  act(() => loaded.setState({ status: "not_found" }, true));
  expect(screen.getByRole("alert").textContent).toBe("No slip has this code");
});

test("PEER-5 a loaded slip says what it no longer is, until that is read", () => {
  const { loaded } = show({ actions: [selected(1), selected(2)] });
  const changes = [
    { selectionId: "1o", kind: "odds" },
    { selectionId: "2o", kind: "gone" },
  ] as const;
  act(() => loaded.setState({ status: "loaded", code: "K7M2P9QX", changes }, true));
  expect(screen.getByText(/A price has changed\. One pick is no longer offered\./)).toBeDefined();
  press("Close");
  expect(loaded.getState().status).toBe("idle");
});

test("a finger types on our keypad: the first key replaces what stands, and a tap on a button keeps the field", () => {
  media(true);
  const { active } = show({ actions: [selected(1), stake(1000n)] });
  const field = fieldOf("Stake");
  expect(field.inputMode).toBe("none");
  expect(screen.queryByRole("group", { name: "Keypad" })).toBeNull();
  act(() => field.focus());
  for (const key of ["2", ".", "5"]) press(key);
  expect(active().stake).toBe(250n);
  press("Delete the last digit");
  expect(active().stake).toBe(200n);
  expect(fireEvent.pointerDown(screen.getByRole("button", { name: /^Bet €2.00/ }))).toBe(false);
  act(() => field.blur());
  expect(screen.queryByRole("group", { name: "Keypad" })).toBeNull();
});

test("PEER-12 a sheet around the slip leaves the press of a mouse to the controls that are no buttons", () => {
  show({ actions: [selected(1), selected(2), selected(3), typed("system")] });
  const controls = ["radio", "checkbox", "switch"].flatMap((role) => screen.getAllByRole(role));
  expect(controls.filter((control) => !control.closest("[data-base-ui-swipe-ignore]"))).toEqual([]);
});

test("PEER-10 during a break the slip is kept, says until when, and takes no bet", () => {
  const breakUntil = new Date(2099, 8, 20, 18, 42).getTime();
  const { calls, active } = show({ actions: [selected(1), stake(1000n)] }, { gate: "break", breakUntil });
  const notice = screen.getByText(/You are on a break until .*20\.09\..*18:42\./);
  expect(notice.parentElement?.textContent).toContain("Your slip is kept. Open bets can be cashed out.");
  const button = screen.getByRole("button", { name: "On a break" }) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  act(() => button.click());
  expect(calls).toEqual([]);
  expect(active().selectionsList).toEqual(["1o"]);
});

test("PEER-10 during a break there is no way to deposit on the slip", () => {
  const breakUntil = new Date(2099, 8, 20).getTime();
  show({ actions: [selected(1), stake(1000n)], wallet: { balance: 0n } }, { gate: "break", breakUntil });
  expect(screen.queryByRole("button", { name: /Deposit/ })).toBeNull();
});

test("PEER-10 a break that only the server knew of is said where the bet was refused", () => {
  const { placement } = show({ actions: [selected(1), stake(1000n)] });
  act(() => placement.setState({ status: "refused", why: "on_break" }, true));
  expect(screen.getByText(/You are on a break\. No money was taken/)).toBeDefined();
});

test("PEER-10 a live leg waits before it is accepted, and the slip says so", () => {
  const live = (event: number): SlipAction => {
    const pick = pickOf(event, 200);
    return { type: "outcome selected", pick: { ...pick, selection: { ...pick.selection, game: "LIVE" } }, at: 0 };
  };
  show({ actions: [live(1)] });
  expect(screen.getByText("Live bets wait a few seconds")).toBeDefined();
  cleanup();
  show({ actions: [selected(1)] });
  expect(screen.queryByText("Live bets wait a few seconds")).toBeNull();
});
