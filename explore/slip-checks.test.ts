import { expect, test } from "vitest";
import { checkSums, findLost, type SlipNote } from "./slip-checks.ts";

const SINGLES: SlipNote = {
  picks: [
    { name: "Draw", event: "Rovers v Redcliffe", odds: 3.75, stake: 2 },
    { name: "Astra Takaoka", event: "Astra Takaoka v Albara Kitatani", odds: 1.82, stake: 4 },
  ],
  stakes: { "Stake on Draw": "2.00", "Stake on Astra Takaoka": "4.00", "Total stake, split evenly": "6.00" },
  type: "Single",
  count: 2,
  totalOdds: null,
  foot: { "Balance after the bet": 244, "Possible payout": 14.78 },
  button: "Place 2 bets, €6.00",
  notices: [],
};
const COMBO: SlipNote = {
  ...SINGLES,
  picks: SINGLES.picks.map((pick) => ({ ...pick, stake: null })),
  stakes: { Stake: "1,000.00" },
  type: "Combo",
  totalOdds: 6.83,
  foot: { "Possible payout": 6825 },
  button: "Bet €1,000.00Returns €6,825.00",
};

test("a slip whose figures follow from its picks and stakes is clean", () => {
  expect([...checkSums(SINGLES), ...checkSums(COMBO)]).toEqual([]);
});

test.each<[string, SlipNote, Partial<SlipNote>]>([
  ["the count in the head", SINGLES, { count: 3 }],
  ["the amount on the button", SINGLES, { button: "Place 2 bets, €6.01" }],
  ["the number of bets on the button", SINGLES, { button: "Place 3 bets, €6.00" }],
  ["the payout of singles", SINGLES, { foot: { "Possible payout": 16.5 } }],
  ["the total stake of the foot", COMBO, { foot: { "Total stake · 1 bet": 2000 } }],
  ["the total odds of a combo", COMBO, { totalOdds: 7.5 }],
  ["the payout of a combo", COMBO, { foot: { "Possible payout": 6250 } }],
  ["the stake of a combo", COMBO, { stakes: { Stake: "999.00" } }],
])("%s is found when it is wrong", (_what, slip, wrong) => {
  expect(checkSums({ ...slip, ...wrong })).toHaveLength(1);
});

const [draw] = SINGLES.picks;
test.each<[string, Partial<SlipNote>, readonly [nothing: number, stakes: number, picks: number]]>([
  ["a pick that is gone", { picks: draw ? [draw] : [] }, [1, 1, 0]],
  ["a stake that is another one", { stakes: { ...SINGLES.stakes, "Stake on Draw": "" } }, [1, 0, 0]],
  ["a pick that is gone with a notice", { picks: [], notices: ["Draw is no longer offered"] }, [0, 0, 0]],
  ["a stake with separators", { stakes: { ...SINGLES.stakes, "Stake on Draw": "2" } }, [0, 0, 0]],
])("%s counts as lost where the step does not reach it", (_what, change, counts) => {
  const after = { ...SINGLES, ...change };
  expect((["nothing", "stakes", "picks"] as const).map((reach) => findLost(SINGLES, after, reach).length)).toEqual(
    counts,
  );
});
