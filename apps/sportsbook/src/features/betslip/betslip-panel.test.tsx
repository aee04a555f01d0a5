// @vitest-environment jsdom

import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { selectSlips } from "../../data/betslip/betslip-store.ts";
import { HttpError } from "../../net/http.ts";
import { sampleEvent, sampleList, sampleMetadata } from "../../test-support/sample-offer.ts";
import { press, setMedia } from "./test-support/panel-page.ts";
import {
  answer,
  changed,
  outcomeOf,
  type Step,
  selected,
  staked as stake,
  typed,
} from "./test-support/sample-page.tsx";
import { showPanel as show } from "./test-support/sample-panel.tsx";

beforeEach(() => {
  setMedia(false);
});
afterEach(cleanup);

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
  expect(slip().type).toBe("combo");
  expect(screen.getByText("Add more selections for this bet type")).toBeDefined();
  act(() => screen.getByRole("radio", { name: "Single" }).click());
  expect(slip().type).toBe("single");
});

test("SLIP-4 two picks of one event say why they are singles only, without a tap", () => {
  show({ steps: [selected(1), selected(1, 200, { slot: 3, marketSlot: 3 })] });
  expect(screen.getByText("Two selections are from the same event")).toBeDefined();
});

test("SLIP-4 a slip that is reduced to one pick is a single, chosen and not barred", () => {
  show({ steps: [selected(1), selected(2), typed("multiples")] });
  press("Remove Outcome 1");
  const chosen = screen.getByRole("radio", { checked: true });
  expect([chosen.textContent, chosen.getAttribute("aria-disabled")]).toEqual(["Single", null]);
});

test("SLIP-11 what a code brought is said on its own slip only", () => {
  const { store } = show({ settings: { numberOfBetslips: 2 }, steps: [selected(1)] });
  act(() => store.setState({ loaded: { status: "loaded", code: "K7M2P9QX", changes: [], slip: 0 } }));
  expect(screen.getByText(/K7M2P9QX/)).toBeDefined();
  press("New slip");
  expect(screen.queryByText(/K7M2P9QX/)).toBeNull();
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
  act(() => preview.setState({ viewer: { audience: "authenticated" }, ahead: 0, texts: 0 }, true));
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
  cleanup();
  show({ steps: [selected(1)], settings: { keepSelectionsChoice: false } });
  expect(screen.queryByRole("switch")).toBeNull();
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

test("PEER-4 a slip that was cleared brings its picks and stakes back, until something else is picked", () => {
  const page = show({ steps: [selected(1), selected(2), typed("combo"), stake(750n)] });
  const { slip } = page;
  press("Clear slip");
  expect(slip().selectionsList).toEqual([]);
  press("Bring the picks back");
  expect(slip()).toMatchObject({ selectionsList: ["1o0", "2o0"], type: "combo", stake: 750n });
  press("Clear slip");
  act(() => selected(3)(page));
  press("Remove Outcome 3");
  expect(screen.queryByRole("button", { name: "Bring the picks back" })).toBeNull();
});
