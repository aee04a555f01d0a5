// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { defaultBrand } from "../../config/default-brand.ts";
import { createSaferGambling, SaferGamblingContext } from "../../data/safer-gambling/safer-gambling.ts";
import type { CheckState, Play, Position } from "../../data/safer-gambling/safer-gambling-model.ts";
import { LegalFooter } from "./legal-footer.tsx";
import { PlayBar } from "./play-bar.tsx";
import { RealityCheck } from "./reality-check.tsx";

const NOW = new Date(2026, 8, 18, 18, 42, 10).getTime();
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date", "setInterval", "clearInterval"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const POSITION: Position = { currency: "EUR", staked: 4_500n, returned: 3_250n, net: -1_250n };
const settings = defaultBrand.settings.generalSettings.saferGambling;

const setUp = (startedAt = NOW - 42 * MINUTE) => {
  const saferGambling = createSaferGambling();
  const today = createStore<Position | null>(() => POSITION);
  const session = createStore<Position | null>(() => POSITION);
  const check = createStore<CheckState>(() => ({ nextAt: null, isOpen: true }));
  const answer = vi.fn();
  const onPage = vi.fn();
  const play: Play = { startedAt, today, session, check, answer };
  return { saferGambling, play, today, session, answer, onPage };
};

const showBar = (inHeader = false) => {
  const made = setUp();
  render(
    <SaferGamblingContext value={made.saferGambling}>
      <PlayBar play={made.play} position="BEFORE" inHeader={inHeader} onPage={made.onPage} />
    </SaferGamblingContext>,
  );
  const bar = screen.getByRole("complementary", { name: "Safer gambling" });
  return { ...made, bar };
};

test("PEER-10 the bar counts the session and says what today did to the money, with a proper minus", () => {
  const { bar } = showBar();
  expect(bar.textContent).toBe("Session 0:42:00Net today −€12.50Limits");
  act(() => vi.advanceTimersByTime(2_000));
  expect(within(bar).getByText("0:42:02")).toBeDefined();
});

test("PEER-10 in a header the session has no seconds", () => {
  const { bar } = showBar(true);
  expect(within(bar).getByText("0:42")).toBeDefined();
});

test("PEER-10 a limit that is near is shown in a word and a sign, beside the net position", () => {
  const { bar, saferGambling } = showBar();
  const limit = { kind: "deposit", period: "day", used: "46.00", of: "50.00" } as const;
  act(() => saferGambling.limits.setState({ limits: [limit], breakUntil: null }, true));
  expect(within(bar).getByText("Deposit limit 92%").querySelector("svg")).not.toBeNull();
  expect(within(bar).getByText(/Net today/).textContent).toBe("Net today −€12.50");
});

test("PEER-10 limits are the host's", () => {
  const { onPage, saferGambling } = showBar();
  act(() => screen.getByRole("button", { name: "Limits" }).click());
  expect(onPage).toHaveBeenCalledExactlyOnceWith("limits");
  act(() => saferGambling.frame.setState({ header: true, footer: true, limits: false }, true));
  expect(screen.queryByRole("button", { name: "Limits" })).toBeNull();
});

const showCheck = () => {
  const made = setUp(NOW - 60 * MINUTE - 4_000);
  const { play, onPage } = made;
  render(<RealityCheck play={play} ageMark="18+" settings={settings} position="BEFORE" onPage={onPage} />);
  const dialog = screen.getByRole("alertdialog", { name: "You have played for 1 hour" });
  return { ...made, dialog };
};

const figureOf = (dialog: HTMLElement, name: string) =>
  within(dialog).getByText(name).parentElement?.querySelector("dd")?.textContent;

test("PEER-10 the reality check says how long, how much was staked and returned, and the net position", () => {
  const { dialog } = showCheck();
  const names = ["Time played", "Staked", "Returned", "Net position"];
  expect(names.map((name) => figureOf(dialog, name))).toEqual(["1:00:04", "€45.00", "€32.50", "−€12.50"]);
  expect(within(dialog).getByText("Next check in 60 minutes.")).toBeDefined();
  expect(within(dialog).getByText("18+")).toBeDefined();
});

test("PEER-10 figures that are not known yet are not said to be nothing", () => {
  const { dialog, session } = showCheck();
  act(() => session.setState(null));
  expect(figureOf(dialog, "Net position")).toBe("–");
});

test("PEER-10 its three answers look alike, and there is no other way out", () => {
  const { dialog, answer } = showCheck();
  const buttons = ["Continue", "Take a break", "Set limits"].map((name) =>
    within(dialog).getByRole("button", { name }),
  );
  expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
  expect(within(dialog).queryByRole("button", { name: "Close" })).toBeNull();
  fireEvent.keyDown(dialog, { key: "Escape" });
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
  expect(screen.getByRole("alertdialog")).toBe(dialog);
  expect(answer).not.toHaveBeenCalled();
});

test.each([
  ["Continue", "continue", null],
  ["Take a break", "break", "time-out"],
  ["Set limits", "limits", "limits"],
])("PEER-10 %s answers the check and leads to its page", (name, given, page) => {
  const { dialog, answer, onPage } = showCheck();
  act(() => within(dialog).getByRole("button", { name }).click());
  expect(answer).toHaveBeenCalledExactlyOnceWith(given);
  expect(onPage.mock.calls).toEqual(page ? [[page]] : []);
});

const showFooter = (more: Partial<typeof settings.links> = {}) => {
  const onPage = vi.fn();
  const own = { ...settings, links: { ...settings.links, ...more } };
  render(<LegalFooter ageMark="21+" settings={own} version="1.40.1" onPage={onPage} />);
  return onPage;
};

test("PEER-10 a page ends with the age mark, the licence, the company, the local time and the version", () => {
  showFooter();
  for (const text of [
    "21+",
    /Licensed by Northern Gaming Board, no\. 2041\/25/,
    "Touchline Sports Ltd",
    "Local time 18:42:10",
    "Version 1.40.1",
  ])
    expect(screen.getByText(text)).toBeDefined();
});

test("PEER-10 legal links lead away beside the page, to the host, or are not there", () => {
  const onPage = showFooter({ cookies: null });
  const terms = screen.getByRole("link", { name: "Terms" });
  expect(["href", "target", "rel"].map((name) => terms.getAttribute(name))).toEqual([
    "https://touchline.example/terms",
    "_blank",
    "noopener noreferrer",
  ]);
  for (const name of ["Safer gambling", "Self-exclusion", "Help line"])
    act(() => screen.getByRole("button", { name }).click());
  expect(onPage.mock.calls).toEqual([["limits"], ["self-exclusion"], ["help"]]);
  expect(screen.queryByText("Cookies")).toBeNull();
});
