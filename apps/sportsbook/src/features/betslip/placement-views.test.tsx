// @vitest-environment jsdom

import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { formatDate } from "../../i18n/dates.ts";
import { message } from "../../i18n/message.ts";
import { HttpError } from "../../net/http.ts";
import { press, setMedia } from "./test-support/panel-page.ts";
import { answer, changed, selected, staked as stake, stakedInTotal, typed } from "./test-support/sample-page.tsx";
import { showPanel as show } from "./test-support/sample-panel.tsx";

beforeEach(() => {
  setMedia(false);
});
afterEach(cleanup);

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

test("PLACE-2 while a bet is on its way its stake stays what was sent, whatever can still be bet on", async () => {
  const page = show({ steps: [selected(1), selected(2), typed("single"), stakedInTotal(2000n)] });
  press("Place 2 bets, €20.00");
  await page.prepare(3.5);
  act(() => changed(1, 200, "suspended")(page));
  expect(screen.getByText("Stake").nextElementSibling?.textContent).toBe("€20.00");
});

test("PLACE-2 the receipt has what was placed, the price it was taken at, and the id to copy", async () => {
  const writeText = vi.fn(async () => undefined);
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "clipboard"));
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

test("PLACE-2 the receipt says when it was placed and that the price is better, and names the id as the ticket does", async () => {
  const { decide } = show({ steps: [selected(1, 238), stake(1000n)] });
  press("Bet €10.00");
  await decide(answer(1, { takenAt: 240 }));
  expect(screen.getByText("Better price 2.38 → 2.40")).toBeDefined();
  // The id of a bet begins with its time.
  const placedAt = 0x0190d3a00000;
  expect(screen.getByText(formatDate("DD.MM.YY. HH:mm:ss", placedAt)).tagName).toBe("TIME");
  expect(screen.getByText(/^Bet ID/)).toBeDefined();
});

test("PEER-4 the receipt's selections can be used again; a switch for the next bet is not on it", async () => {
  const { decide, slip, betslips } = show({ steps: [selected(1), selected(2), typed("combo"), stake(1000n)] });
  press("Bet €10.00");
  await decide(answer([1, 2]));
  expect(slip().selectionsList).toEqual([]);
  expect(screen.queryByRole("switch")).toBeNull();
  press("Use these picks again");
  expect(betslips.store.getState().placement.status).toBe("idle");
  expect(slip()).toMatchObject({ type: "combo", selectionsList: ["1o0", "2o0"] });
});

test("PEER-4 picks that were kept are not offered again", async () => {
  const { decide, betslips } = show({ steps: [selected(1), stake(1000n)] });
  act(() => betslips.setKeepSelections(true));
  press("Bet €10.00");
  await decide(answer(1));
  expect(screen.queryByRole("button", { name: "Use these picks again" })).toBeNull();
});

test("PLACE-2 in a sheet the receipt is left with the sheet, unless the slip has more", async () => {
  const onClose = vi.fn();
  const { decide } = show({ steps: [selected(1), stake(1000n)] }, { onClose });
  press("Bet €10.00");
  await decide(answer(1));
  press("Done");
  expect(onClose).toHaveBeenCalledOnce();
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
  const { decide } = show({ steps: [selected(1), selected(2), typed("single"), stakedInTotal(2000n)] });
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
  const { decide, requests } = show({ steps: [selected(1), selected(2), typed("single"), stakedInTotal(2000n)] });
  press("Place 2 bets, €20.00");
  await decide(answer(1), answer(2, { ...REJECTED, reasons: reasons("ODDS_CHANGED") }));
  expect(screen.getByRole("heading", { name: "1 of 2 bets placed" })).toBe(document.activeElement);
  press("Bet €10.00");
  expect(requests.at(-1)).toMatchObject({ selections: [{ eventId: 2 }], bets: [{ stake: "10.00" }] });
});

test("PLACE-4 of several bets some were placed: each says what was taken or returned, and so does the sum", async () => {
  const { decide } = show({ steps: [selected(1, 240), selected(2), typed("single"), stakedInTotal(2000n)] });
  press("Place 2 bets, €20.00");
  await decide(answer(1), answer(2, { ...REJECTED, reasons: reasons("SUSPENDED") }));
  expect(screen.queryByText("No money was taken.")).toBeNull();
  const [placed, rejected] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(placed).toContain("€10.00 taken at 2.40");
  expect(rejected).toContain("€10.00 returned");
  expect(within(screen.getByRole("alert")).getByText("€10.00 is back in your balance.")).toBeDefined();
  expect(screen.getByText("Taken").nextElementSibling?.textContent).toBe("€10.00");
  expect(screen.getByText("Returned").nextElementSibling?.textContent).toBe("€10.00");
});

test("PLACE-2 PEER-4 a slip that kept what was placed offers no tap that would place it twice", async () => {
  const { decide, betslips } = show({ steps: [selected(1), selected(2), typed("single"), stakedInTotal(2000n)] });
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
  const notice = screen.getByRole("alert").textContent;
  expect(notice).toContain("No money was taken");
  expect(notice).toContain("Too many requests");
  press("Bet €10.00");
  expect(requests).toHaveLength(2);
});
