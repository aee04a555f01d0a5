import type { BetSelection } from "@touchline/protocol";
import { expect, test } from "vitest";
import { sampleBetSelection } from "../../test-support/sample-ticket.ts";
import { nextSelection } from "./next-selection.ts";

const startingAt = (id: number, startAt: number, changes: Partial<BetSelection> = {}): BetSelection => {
  const selection = sampleBetSelection(id, changes);
  return { ...selection, event: { ...selection.event, startAt } };
};

const won = startingAt(1, 1, { resolutionStatuses: [{ state: "SETTLE", status: "WON" }] });
const live = startingAt(2, 9, { playStatus: "RUNNING" });

test("BET-1 the line of a bet is about a match that is on, else about the next to begin", () => {
  const [later, sooner] = [startingAt(3, 6), startingAt(4, 5)];
  expect(nextSelection({ selections: [won, later, sooner, live] })?.event.id).toBe(2);
  expect(nextSelection({ selections: [won, later, sooner] })?.event.id).toBe(4);
  expect(nextSelection({ selections: [won] })).toBeNull();
});
