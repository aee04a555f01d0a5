import { expect, test, vi } from "vitest";
import { openQueryClient } from "../../test-support/query-client.ts";
import { settle } from "../../test-support/sample-api.ts";
import { assembledAt } from "../../test-support/sample-engine.ts";
import { sampleBet, sampleBetSelection } from "../../test-support/sample-ticket.ts";
import { canRebet, createRebet } from "./rebet.ts";

test.each([
  ["as it is", {}, true],
  ["where the brand does not offer it", { rebetEnabled: false }, false],
  ["where it is decided", { aggregatedResolutionStatus: "WON" }, false],
  ["where it was cashed out", { aggregatedResolutionStatus: null }, false],
  ["where no event is left", { selections: [sampleBetSelection(7, { available: false })] }, false],
] as const)(
  "REBET-3 rebetting is offered for an open bet with an event that is left: %s",
  (_case, changes, offered) => {
    const { selections = [sampleBetSelection()], ...rest } = changes as Partial<ReturnType<typeof sampleBet>>;
    expect(canRebet(sampleBet({ ...rest, selections: [...selections] }))).toBe(offered);
  },
);

const setUp = (open = vi.fn(() => true), gone = false) => {
  const assemble = vi.fn(async (stored: readonly Parameters<typeof assembledAt>[0][]) =>
    stored.map((each) => assembledAt(each, 200, gone ? "gone" : "open")),
  );
  return { ...createRebet({ client: openQueryClient(), assemble, open, report: () => undefined }), assemble, open };
};

test("REBET-1 the selections whose events are left are brought to today, and become the slip", async () => {
  const { rebet, state, assemble, open } = setUp();
  const bet = sampleBet({ selections: [sampleBetSelection(7), sampleBetSelection(8, { available: false })] });
  rebet(bet);
  expect(state.getState()).toBe("building");
  await settle();
  expect(state.getState()).toBe("done");
  const stored = { eventId: 7, slots: [0], odds: 190 };
  expect(assemble).toHaveBeenCalledWith([stored], expect.anything());
  expect(open).toHaveBeenCalledWith({ bet, selections: [{ stored, banker: false, assembled: assembledAt(stored) }] });
});

test("REBET-1 where it cannot be rebuilt it is said to be unavailable", async () => {
  const none = setUp(undefined, true);
  none.rebet(sampleBet());
  const refused = setUp(vi.fn(() => false));
  refused.rebet(sampleBet());
  const lost = setUp();
  lost.assemble.mockRejectedValue(new Error("no line"));
  lost.rebet(sampleBet());
  const decided = setUp();
  decided.rebet(sampleBet({ aggregatedResolutionStatus: "LOST" }));
  await settle();
  expect([none, refused, lost, decided].map(({ state }) => state.getState())).toEqual(Array(4).fill("unavailable"));
  expect(decided.assemble).not.toHaveBeenCalled();
});
