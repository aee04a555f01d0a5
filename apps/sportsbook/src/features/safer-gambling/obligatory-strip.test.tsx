// @vitest-environment jsdom

import { act, cleanup, render, screen } from "@testing-library/react";
import { type Pack, packAt } from "@touchline/jurisdictions";
import { packs } from "@touchline/jurisdictions/all";
import { packOf } from "@touchline/jurisdictions/testing";
import { afterEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { createAppConfig } from "../../config/app-config.ts";
import { defaultBrand } from "../../config/default-brand.ts";
import { createSaferGambling, SaferGamblingContext } from "../../data/safer-gambling/safer-gambling.ts";
import type { Play } from "../../data/safer-gambling/safer-gambling-model.ts";
import { ConfigContext } from "../../entities/config/config-context.ts";
import { ObligatoryStrip } from "./obligatory-strip.tsx";

afterEach(cleanup);

const HOUR = 3_600_000;
const playing = (): Play => ({
  startedAt: Date.now(),
  today: createStore(() => null),
  session: createStore(() => null),
  check: createStore(() => ({ nextAt: null, isOpen: false })),
  answer: () => undefined,
});

const show = (pack: Pack, { withSession = false, isSignedIn = true } = {}) => {
  const saferGambling = createSaferGambling();
  if (isSignedIn) saferGambling.play.setState(playing(), true);
  const [onPage, onBreak] = [vi.fn(), vi.fn()];
  const config = createAppConfig({ brand: defaultBrand, currency: null, version: "1", pack });
  render(
    <ConfigContext value={config}>
      <SaferGamblingContext value={saferGambling}>
        <ObligatoryStrip withSession={withSession} onPage={onPage} onBreak={onBreak} />
      </SaferGamblingContext>
    </ConfigContext>,
  );
  return { saferGambling, onPage, onBreak };
};
const now = (id: keyof typeof packs): Pack => packAt(packs[id], Date.parse("2026-11-18"));

test("AHEAD-9 se.marks: three marks with names for those who hear them; limits are the host's page", () => {
  const { onPage } = show(now("se"), { isSignedIn: false });
  expect(screen.getByRole("link", { name: "Spelpaus: Self-exclusion" }).getAttribute("href")).toBe(
    "https://www.spelpaus.se/",
  );
  screen.getByRole("link", { name: "Självtest: Self-test" });
  act(() => screen.getByRole("button", { name: "Spelgränser: Limits" }).click());
  expect(onPage).toHaveBeenCalledExactlyOnceWith("limits");
});

test("AHEAD-9 dk.session-strip: the time is shown; the session where no bar beside it has it", () => {
  show(now("dk"));
  screen.getByRole("img", { name: /^Your local time|\d\d:\d\d/ });
  expect(screen.queryByText(/^0:00:0/)).toBeNull();
  cleanup();
  show(now("dk"), { withSession: true });
  screen.getByText(/^0:00:0/);
});

test("AHEAD-9 de.time-out: one tap stops play for 24 hours, without a question, and bets wait for no answer of the host", () => {
  const { saferGambling, onBreak, onPage } = show(now("de"));
  act(() => screen.getByRole("button", { name: "Stop play for 24 hours" }).click());
  expect(onBreak).toHaveBeenCalledExactlyOnceWith(24);
  expect(onPage).not.toHaveBeenCalled();
  const { breakUntil } = saferGambling.limits.getState();
  expect((breakUntil ?? 0) - Date.now()).toBeGreaterThan(24 * HOUR - 5_000);
  expect(screen.queryByRole("button", { name: "Stop play for 24 hours" })).toBeNull();
});

test("AHEAD-9 dk.time-out: where the market does not ask for one tap, the host's page takes the break", () => {
  const { saferGambling, onBreak, onPage } = show(now("dk"));
  act(() => screen.getByRole("button", { name: "Stop play for 24 hours" }).click());
  expect([onPage.mock.calls, onBreak.mock.calls]).toEqual([[["time-out"]], []]);
  expect(saferGambling.limits.getState().breakUntil).toBeNull();
});

test("AHEAD-9 time-out: nobody who is not signed in is offered a break", () => {
  show(packOf({ kind: "time-out", hours: 24, oneTap: true }), { isSignedIn: false });
  expect(screen.queryByRole("button", { name: /Stop/ })).toBeNull();
});
