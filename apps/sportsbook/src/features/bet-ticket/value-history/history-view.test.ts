import { expect, test } from "vitest";
import { sampleBet, sampleBetSelection } from "../../../test-support/sample-ticket.ts";
import { axisTicks } from "./axis.tsx";
import { type HistoryView, matchesOf, viewHistory } from "./history-view.ts";
import { KICK_OFF, MINUTE, sampleHistory, sampleMoment, samplePoint } from "./test-support/sample-history.ts";

const after = (minutes: number): number => KICK_OFF + minutes * MINUTE;
const match = sampleBetSelection();

const view = (...given: Parameters<typeof viewHistory>): HistoryView => {
  const seen = viewHistory(...given);
  if (!seen) throw new Error("nothing to see");
  return seen;
};

test("AHEAD-2 along the match it goes to its last minute, since it was placed to its last point", () => {
  const history = sampleHistory({ points: [samplePoint(-20, "50.00"), ...sampleHistory().points] });
  expect(view(history, match, "match").span).toEqual({ from: after(0), to: after(105) });
  expect(view(history, match, "match").points[0]?.at).toBe(after(0));
  expect(view(history, match, "placed").span).toEqual({ from: after(-20), to: after(75) });
});

test("AHEAD-2 a match that is over has no time after it", () => {
  const over = [...sampleHistory().moments, sampleMoment(75, 60, "FT", "1:0")];
  expect(view(sampleHistory({ moments: over }), match, "match").span.to).toBe(after(75));
});

test("AHEAD-2 before the match there is only the time since it was placed", () => {
  expect(view(sampleHistory({ moments: [] }), null, "match").range).toBe("placed");
});

test("AHEAD-2 nothing was recorded yet", () => {
  expect(viewHistory(sampleHistory({ points: [] }), match, "match")).toBeNull();
});

test("AHEAD-2 the axis names minutes and the break", () => {
  expect(axisTicks(view(sampleHistory(), match, "match")).map(({ text }) => text)).toEqual([
    "0′",
    "15′",
    "30′",
    "HT",
    "60′",
    "75′",
    "90′",
  ]);
});

test("AHEAD-2 without a match clock the axis names times of day", () => {
  const moments = [sampleMoment(0, null, "S1", "0:0")];
  const texts = axisTicks(view(sampleHistory({ moments }), match, "match")).map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(2);
  for (const text of texts) expect(text).toMatch(/^\d\d:\d\d$/);
});

test("AHEAD-2 each match that something is known of can be chosen, once", () => {
  const selections = [sampleBetSelection(7), sampleBetSelection(7, { id: "other" }), sampleBetSelection(9)];
  expect(matchesOf(sampleBet({ selections }), sampleHistory()).map(({ id }) => id)).toEqual(["hash-7-0"]);
});
