// @vitest-environment jsdom

import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { Bet, ValueHistory } from "@touchline/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { valueHistoryQuery } from "../../../data/queries.ts";
import { TicketSettingsContext } from "../../../data/tickets/tickets-context.ts";
import { createFakeTime } from "../../../test-support/fake-time.ts";
import { openQueryClient } from "../../../test-support/query-client.ts";
import { settle } from "../../../test-support/sample-api.ts";
import {
  sampleBet,
  sampleBetId,
  sampleBetSelection,
  sampleCashout,
  sampleRule,
} from "../../../test-support/sample-ticket.ts";
import { createSampleTicketsApi } from "../../../test-support/sample-tickets.ts";
import { sampleHistory, sampleMoment, samplePoint } from "./test-support/sample-history.ts";
import { ValueChart } from "./value-chart.tsx";

const watching = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    vi.fn(function idle() {
      return watching;
    }),
  );
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(350);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const playing = (changes: Partial<Bet> = {}): Bet =>
  sampleBet({ selections: [sampleBetSelection(7, { playStatus: "RUNNING" })], ...changes });

const show = (valueHistory: () => Promise<ValueHistory>, bet = playing(), cashoutEnabled = true) => {
  const api = createSampleTicketsApi({ valueHistory });
  const client = openQueryClient();
  const query = valueHistoryQuery("touchline jonas", api, bet.id);
  const page = (shown: Bet) => (
    <QueryClientProvider client={client}>
      <TicketSettingsContext value={{ cashoutEnabled, symbolPosition: "BEFORE" }}>
        <ValueChart ticket={{ valueHistory: query }} bet={shown} />
      </TicketSettingsContext>
    </QueryClientProvider>
  );
  const { unmount, rerender } = render(page(bet));
  return { api, unmount, become: (next: Bet): void => rerender(page(next)) };
};

const showHistory = async (changes: Partial<ValueHistory> = {}, bet = playing()): Promise<void> => {
  show(async () => sampleHistory(changes), bet);
  await act(settle);
};

const press = (key: string): void => void fireEvent.keyDown(screen.getByRole("slider"), { key });
const spoken = (): string | null => screen.getByRole("slider").getAttribute("aria-valuetext");

test("AHEAD-2 the course is asked for, and its place is kept until it comes", () => {
  const bet = playing();
  const { api } = show(() => new Promise(() => undefined), bet);
  expect(api.valueHistory.mock.calls[0]?.[0]).toBe(bet.id);
  expect(screen.getByRole("status", { name: "Loading the value history" })).toBeTruthy();
});

test("AHEAD-2 PEER-1 after a partial cash-out the values of the new stake are asked for, and the old ones not shown", async () => {
  const bet = playing();
  const { api, become } = show(async () => sampleHistory(), bet);
  await act(settle);
  api.valueHistory.mockResolvedValue(sampleHistory({ stake: "7.50" }));
  become({ ...bet, betProfileId: `${bet.id}.1` });
  expect(screen.queryByRole("img")).toBeNull();
  await act(settle);
  expect(screen.getByText("stake €7.50")).toBeTruthy();
});

test("AHEAD-2 a bet that can never be cashed out has no values to show", () => {
  const { api } = show(async () => sampleHistory(), playing({ cashout: sampleCashout(null, { codes: [1004] }) }));
  expect(screen.queryByRole("region")).toBeNull();
  expect(api.valueHistory).not.toHaveBeenCalled();
});

interface TextBox {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Estimated by the number of letters, as the drawing does. */
const textBoxes = (): TextBox[] =>
  [...screen.getByRole("img").querySelectorAll("text")].map((text) => {
    const { length } = text.textContent ?? "";
    const width = length * (/endValue/.test(text.getAttribute("class") ?? "") ? 8.6 : 6.4);
    const x = Number(text.getAttribute("x"));
    const y = Number(text.getAttribute("y")) + Number(text.getAttribute("dy") ?? 0);
    const left = { end: x - width, middle: x - width / 2 }[text.getAttribute("text-anchor") ?? ""] ?? x;
    return { text: text.textContent ?? "", left, right: left + width, top: y - 10, bottom: y + 1 };
  });

const overlaps = (): string[] => {
  const boxes = textBoxes();
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => one.left < other.right && other.left < one.right)
      .filter((other) => one.top < other.bottom && other.top < one.bottom)
      .map((other) => `${one.text} / ${other.text}`),
  );
};

test.each(["match", "placed"] as const)(
  "AHEAD-2 on a phone no text of the drawing covers another (%s)",
  async (range) => {
    const rules = ["95.00", "92.00", "88.00", "18.00"].map((amount, index) =>
      sampleRule({ id: sampleBetId(70 + index), amount, kind: index === 3 ? "stop" : "target" }),
    );
    await showHistory({}, playing({ rules }));
    if (range === "placed") fireEvent.click(screen.getByRole("radio", { name: "Since placed" }));
    expect(overlaps()).toEqual([]);
  },
);

test("AHEAD-2 a course that did not load can be asked for again", async () => {
  const { api } = show(() => Promise.reject(new Error("no line")));
  await act(settle);
  expect(screen.getByRole("alert").textContent).toContain("did not load");
  api.valueHistory.mockResolvedValue(sampleHistory());
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await act(settle);
  expect(screen.getByRole("img")).toBeTruthy();
});

test.each([
  ["PLACED", 1],
  ["SETTLED", 0],
] as const)("AHEAD-2 the course of a bet that is %s is followed while the page is there", async (phase, more) => {
  const time = createFakeTime();
  const { api, unmount } = show(async () => sampleHistory(), playing({ phase }));
  await act(settle);
  const asked = api.valueHistory.mock.calls.length;
  await act(() => time.pass(5000));
  expect(api.valueHistory).toHaveBeenCalledTimes(asked + more);
  unmount();
  await time.pass(20_000);
  expect(api.valueHistory).toHaveBeenCalledTimes(asked + more);
});

test("AHEAD-2 before anything was recorded it says that nothing was", async () => {
  await showHistory({ points: [], moments: [] });
  expect(screen.getByText("No cash-out value recorded yet")).toBeTruthy();
  expect(screen.queryByRole("img")).toBeNull();
});

test.each([
  ["where the brand has no cash-out", playing(), false],
  ["of a bet that was turned down", playing({ phase: "REJECTED" }), true],
  ["of a bet that is not accepted yet", playing({ phase: "PREPARED" }), true],
])("AHEAD-2 there is no chart %s", (_, bet, cashoutEnabled) => {
  const { api } = show(async () => sampleHistory(), bet, cashoutEnabled);
  expect(screen.queryByRole("region", { name: "Cash-out value" })).toBeNull();
  expect(api.valueHistory).not.toHaveBeenCalled();
});

test("AHEAD-2 in words: the first, the highest, the lowest, what it is now, and the locks", async () => {
  await showHistory();
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
    "Cash-out value: first €56.20, highest €95.20 at 56′, lowest €53.10 at 11′. Now €94.10. Locked once.",
  );
});

test("AHEAD-2 a bet that is over has a last value, and none of now", async () => {
  await showHistory({}, playing({ phase: "SETTLED", aggregatedResolutionStatus: "WON" }));
  expect(screen.getByRole("img").getAttribute("aria-label")).toContain("Last €94.10.");
  expect(screen.getByRole("img").textContent).toContain("last, 61′");
});

test("AHEAD-2 each lock is hatched, numbered and told with its time, length, reason and code", async () => {
  await showHistory({
    points: [...sampleHistory().points, samplePoint(76, null, 1006), samplePoint(78, null, 1006)],
  });
  expect(document.querySelectorAll("[data-lock]")).toHaveLength(2);
  const rows = within(screen.getByRole("list", { name: "Locked 2 times" })).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "1Market suspended13′ · 2:001001",
    "2Feed delay62′ · locked now1006",
  ]);
  expect(screen.getByText("4:00 in all")).toBeTruthy();
});

test("AHEAD-2 stake, target and stop are drawn, and the score after each goal", async () => {
  const rules = [sampleRule({ amount: "120.00" }), sampleRule({ id: sampleBetId(71), kind: "stop", amount: "50.00" })];
  await showHistory({}, playing({ rules }));
  const drawn = [...screen.getByRole("img").querySelectorAll("text")].map(({ textContent }) => textContent);
  expect(drawn).toEqual(expect.arrayContaining(["stake €20", "target €120", "stop €50", "1:0", "HT", "now, 61′"]));
});

test("AHEAD-2 the keys go from point to point, and tell minute, score, value and difference", async () => {
  await showHistory();
  press("Home");
  expect(spoken()).toBe("1′, 0:0, €56.20, €36.20 over the stake");
  press("ArrowRight");
  press("ArrowRight");
  expect(spoken()).toBe("13′, 1:0, Locked, Market suspended");
  press("End");
  expect(spoken()).toBe("61′, 1:0, €94.10, €74.10 over the stake");
  press("ArrowRight");
  expect(spoken()).toBe("61′, 1:0, €94.10, €74.10 over the stake");
});

test.each([
  ["20.00", "The same as the stake"],
  ["12.50", "€7.50 under the stake"],
])("AHEAD-2 a value of %s beside a stake of 20", async (value, note) => {
  await showHistory({ points: [samplePoint(1, value)] });
  expect(spoken()).toContain(note);
});

test("AHEAD-2 a pointer over the drawing shows what it was, until it leaves", async () => {
  await showHistory();
  const pointer = screen.getByRole("slider");
  fireEvent.pointerMove(pointer, { clientX: 0 });
  expect(screen.getByText("€36.20 over the stake")).toBeTruthy();
  fireEvent.pointerLeave(pointer);
  expect(screen.queryByText("€36.20 over the stake")).toBeNull();
});

test("AHEAD-2 along the match or since it was placed", async () => {
  await showHistory({ points: [samplePoint(-20, "40.00"), ...sampleHistory().points] });
  expect(screen.getByRole("img").getAttribute("aria-label")).toContain("first €56.20");
  fireEvent.click(screen.getByRole("radio", { name: "Since placed" }));
  expect(screen.getByRole("img").getAttribute("aria-label")).toContain("first €40.00");
});

test("AHEAD-2 of several matches one is chosen", async () => {
  const other = sampleBetSelection(8, {
    competitors: [
      { teamName: "Rheinau", prefix: null },
      { teamName: "Hochfeld", prefix: null },
    ],
  });
  const moments = [...sampleHistory().moments, sampleMoment(70, 0, "1H", "0:0", 8)];
  await showHistory({ moments }, playing({ selections: [...playing().selections, other] }));
  fireEvent.click(screen.getByRole("radio", { name: "Rheinau – Hochfeld" }));
  expect(screen.getByRole("img").getAttribute("aria-label")).toContain("first €95.20");
});

test("AHEAD-2 before the match there is no match to choose", async () => {
  await showHistory({ moments: [] });
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.getByRole("img")).toBeTruthy();
});
