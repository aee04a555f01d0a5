// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { BetslipsContext } from "../../data/betslip/betslips-context.ts";
import type { LiveBetslips } from "../../data/homepage/recommended-betslips.ts";
import { OfferStoreContext } from "../../data/offer/offer-context.ts";
import { createOfferStore } from "../../data/offer/offer-store.ts";
import { createManualTime } from "../../test-support/manual-time.ts";
import { createSampleBetslips } from "../../test-support/sample-betslips.ts";
import { sampleEvent, sampleList } from "../../test-support/sample-offer.ts";
import { HomeSourcesContext } from "./home-blocks.ts";
import { RecommendedBlock } from "./recommended-block.tsx";
import { RecommendedCard } from "./recommended-card.tsx";

afterEach(cleanup);

const PICKS = [
  { eventId: 7, slot: 0 },
  { eventId: 8, slot: 3 },
];

const setUp = (kind: "block" | "card") => {
  const time = createManualTime();
  const store = createOfferStore(time);
  store.applyLists([sampleList([sampleEvent(7), sampleEvent(8)])]);
  const selections = createSampleBetslips(store);
  const create = (): LiveBetslips => ({
    betslips: createStore(() => [{ picks: PICKS }]),
    loadState: createStore(() => ({ status: "ready" as const })),
    open: () => undefined,
    close: () => undefined,
  });
  render(
    <OfferStoreContext value={store as never}>
      <BetslipsContext value={selections.betslips}>
        {kind === "card" ? (
          <RecommendedCard create={create} isPersonal={false} isLine={false} />
        ) : (
          <HomeSourcesContext value={{ createBetslips: create } as never}>
            <RecommendedBlock />
          </HomeSourcesContext>
        )}
      </BetslipsContext>
    </OfferStoreContext>,
  );
  const apply = (...chunks: Parameters<typeof store.applyFrame>[0]) => {
    store.applyFrame(chunks);
    act(() => {
      time.pass(1000);
      time.frame();
    });
  };
  return { selections, apply };
};

test("HOME-9 a betslip names its picks and what they come to", () => {
  setUp("block");
  expect(screen.getByText("Ashbourne City")).toBeTruthy();
  expect(screen.getByText("Over 2.5")).toBeTruthy();
  expect(screen.getByText("Combo · 2 selections")).toBeTruthy();
  // 1.48 × 1.83 = 2.7084
  expect(screen.getByText("2.70")).toBeTruthy();
});

test("HOME-9 one press puts all picks into the slip, and the card says that they are there", () => {
  const { selections } = setUp("block");
  fireEvent.click(screen.getByRole("button", { name: "Add to slip" }));
  expect(selections.selected()).toMatchObject([
    { eventId: 7, slot: 0, outcomeName: "Ashbourne City", marketName: "Match result" },
    { eventId: 8, slot: 3, outcomeName: "Over 2.5" },
  ]);
  expect((screen.getByRole("button", { name: "In your slip" }) as HTMLButtonElement).disabled).toBe(true);
});

test("HOME-9 the total follows the prices", () => {
  const { apply } = setUp("card");
  expect(screen.getByRole("button", { name: "Add at 2.70" })).toBeTruthy();
  apply([7, 1, 2, [0, 200]]);
  expect(screen.getByText("2.00")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Add at 3.66" })).toBeTruthy();
});

test("HOME-9 OFFER-5 while a pick is suspended the betslip cannot be taken over", () => {
  const { apply, selections } = setUp("block");
  apply([8, 1, 2, [], { suspended: true }]);
  const button = screen.getByRole("button", { name: "Add to slip" }) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  fireEvent.click(button);
  expect(selections.selected()).toEqual([]);
  apply([8, 2, 3, [], { suspended: false }]);
  expect(button.disabled).toBe(false);
});
