// @vitest-environment jsdom

import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { createAppConfig } from "../../config/app-config.ts";
import { defaultBrand } from "../../config/default-brand.ts";
import { BetslipsContext } from "../../data/betslip/betslips-context.ts";
import { createSaferGambling, SaferGamblingContext } from "../../data/safer-gambling/safer-gambling.ts";
import type { CheckState, Play, Position } from "../../data/safer-gambling/safer-gambling-model.ts";
import { ConfigContext } from "../../entities/config/config-context.ts";
import { openSamplePage } from "../../features/betslip/test-support/sample-panel.tsx";
import { PageEnd } from "./page-end.tsx";
import { PunterSessionBar } from "./punter-session-bar.tsx";

afterEach(cleanup);

const show = () => {
  const { betslips } = openSamplePage();
  const saferGambling = createSaferGambling();
  const config = createAppConfig({ brand: defaultBrand, currency: null, version: "1.40.1" });
  render(
    <ConfigContext value={config}>
      <BetslipsContext value={betslips}>
        <SaferGamblingContext value={saferGambling}>
          <PunterSessionBar inHeader={false} withBalance />
          <PageEnd />
        </SaferGamblingContext>
      </BetslipsContext>
    </ConfigContext>,
  );
  const check = createStore<CheckState>(() => ({ nextAt: null, isOpen: false }));
  const position = createStore<Position | null>(() => null);
  const play: Play = {
    ...{ startedAt: Date.now(), today: position, session: position, check },
    answer: () => check.setState({ nextAt: null, isOpen: false }, true),
  };
  return { saferGambling, play, check };
};

test("PEER-10 the legal footer is left out where the page around the app has one", () => {
  const { saferGambling } = show();
  expect(screen.getByText("Version 1.40.1")).toBeDefined();
  act(() => saferGambling.frame.setState({ header: true, footer: false, limits: true }, true));
  expect(screen.queryByText("Version 1.40.1")).toBeNull();
});

test("AHEAD-9 uk.licence, de.licence, dk.label: every page ends with who gave the licence, its number, and the age", () => {
  show();
  expect(screen.getByText(/Northern Gaming Board.*2041\/25/)).toBeDefined();
  expect(screen.getAllByText("18+").length).toBeGreaterThan(0);
});

test("PEER-10 a visitor reads the age mark and one sentence, a punter the session", () => {
  const { saferGambling, play } = show();
  expect(screen.getByText("Bet only what you can afford")).toBeDefined();
  act(() => saferGambling.play.setState(play, true));
  expect(screen.queryByText("Bet only what you can afford")).toBeNull();
  expect(screen.getByText(/^0:00:0\d$/)).toBeDefined();
});

test("PEER-10 a phone's page without a header has the balance beside the session", () => {
  const { saferGambling, play } = show();
  act(() => saferGambling.play.setState(play, true));
  expect(screen.getByText("Balance: €248.60")).toBeDefined();
});

test("PEER-10 the reality check opens over the page when it is due, also without a footer, and goes with its answer", async () => {
  const { saferGambling, play, check } = show();
  act(() => saferGambling.frame.setState({ header: true, footer: false, limits: true }, true));
  act(() => saferGambling.play.setState(play, true));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  act(() => check.setState({ nextAt: 0, isOpen: true }, true));
  const dialog = await screen.findByRole("alertdialog");
  act(() => screen.getByRole("button", { name: "Continue" }).click());
  await expect.poll(() => document.contains(dialog)).toBe(false);
});
