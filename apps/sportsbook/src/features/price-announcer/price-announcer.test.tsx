// @vitest-environment jsdom

import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BetslipsContext } from "../../data/betslip/betslips-context.ts";
import { OfferStoreContext } from "../../data/offer/offer-context.ts";
import { createTicker } from "../../data/ticker.ts";
import { TickerContext } from "../../data/use-now.ts";
import { openSlips, sampleOutcome } from "../../test-support/sample-engine.ts";
import { PriceAnnouncer } from "./price-announcer.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = async (picks: readonly number[]) => {
  const page = openSlips();
  for (const eventId of picks) page.betslips.pick(sampleOutcome(eventId));
  await page.frame();
  render(
    <TickerContext value={createTicker({ now: Date.now })}>
      <OfferStoreContext value={page.offer}>
        <BetslipsContext value={page.betslips}>
          <PriceAnnouncer />
          <button type="button" data-outcome="8o0">
            <span data-outcome-name>Harrow Vale, </span>
          </button>
        </BetslipsContext>
      </OfferStoreContext>
    </TickerContext>,
  );
  const pass = (seconds: number) => act(async () => vi.advanceTimersByTime(seconds * 1000));
  const move = async (eventId: number, version: number, price: number) => {
    page.lists.applyFrame([[eventId, version, version + 1, [0, price]]]);
    await page.pass(1_000);
  };
  await pass(1);
  return { pass, move, text: () => screen.getByRole("status").textContent };
};

test("AHEAD-7 a move of the bettor's own selection is announced, at most one every few seconds", async () => {
  const { pass, move, text } = await show([7]);
  expect(text()).toBe("");
  await move(7, 1, 140);
  await pass(1);
  expect(text()).toMatch(/: 1\.40, was 1\.48$/);
  await move(7, 2, 152);
  await pass(3);
  expect(text()).toMatch(/1\.40, was 1\.48$/);
  await pass(4);
  expect(text()).toMatch(/: 1\.52, was 1\.40$/);
});

test("AHEAD-7 so is a move of the price in focus, after those of the slip; of others nothing is said", async () => {
  const { pass, move, text } = await show([7]);
  await move(8, 1, 160);
  await pass(7);
  expect(text()).toBe("");
  screen.getByRole("button").focus();
  await pass(1);
  await move(8, 2, 170);
  await move(7, 1, 140);
  await pass(7);
  expect(text()).toMatch(/was 1\.48\. Harrow Vale: 1\.70, was 1\.60$/);
});
