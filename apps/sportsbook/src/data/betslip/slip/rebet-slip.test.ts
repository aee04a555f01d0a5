import { createSlipState, reduceSlip, type SlipRules, type SlipState, selectionsOf } from "@touchline/betting";
import { expect, test } from "vitest";
import { assembledAt } from "../../../test-support/sample-engine.ts";
import { samplePick, sampleRules, sampleState, selected } from "../../../test-support/sample-slip.ts";
import { sampleBet } from "../../../test-support/sample-ticket.ts";
import { openRebet, type RebetSlip } from "./rebet-slip.ts";
import { activeSlip } from "./slots.ts";

const legs = (ids: readonly number[], odds = 200, bankers: readonly number[] = []): RebetSlip["selections"] =>
  ids.map((eventId) => {
    const stored = { eventId, slots: [0], odds: 190 };
    return { stored, banker: bankers.includes(eventId), assembled: assembledAt(stored, odds) };
  });

const rebet = (bet: Partial<RebetSlip["bet"]>, selections = legs([7])): RebetSlip => ({
  bet: sampleBet(bet),
  selections,
});

let hashes = 0;
const newHash = (): string => `hash-${(hashes += 1)}`;

const open = (state: SlipState, slip: RebetSlip, rules: SlipRules = sampleRules, indonesianOdds = false) => {
  const opened = openRebet(state, slip, { ...rules, indonesianOdds }, newHash);
  return opened && { ...opened, slip: activeSlip(opened) };
};

const indonesian: SlipRules = { ...sampleRules, indonesian: true };

test("REBET-1 an empty slip becomes the bet: its type, its selections at today's price, its stake", () => {
  const opened = open(createSlipState(sampleRules), rebet({ type: "combo" }, legs([7, 8])));
  expect(opened?.slips).toHaveLength(1);
  expect(opened?.slip).toMatchObject({ type: "combo", stake: 1000n, selectionsList: ["7o0", "8o0"] });
  expect(selectionsOf(opened?.slip ?? activeSlip(sampleState([]))).map(({ previousOdds }) => previousOdds)).toEqual([
    190, 190,
  ]);
});

test("REBET-1 a system comes back with its sizes and bankers, multiples with their stakes", () => {
  const systems = [{ size: 2, combinations: 3, stake: "10.00" }];
  const system = open(
    createSlipState(sampleRules),
    rebet({ type: "system", selectedSystems: systems }, legs([7, 8, 9, 10], 200, [10])),
  );
  expect(system?.slip).toMatchObject({ type: "system", systems: [2], stake: 1000n });
  expect(system?.slip.selectionsData["10o0"]?.banker).toBe(true);
  const multiples = open(
    createSlipState(sampleRules),
    rebet({ type: "multiples", selectedSystems: [{ size: 2, combinations: 3, stake: "9.00" }] }, legs([7, 8, 9])),
  );
  expect(multiples?.slip).toMatchObject({ type: "multiples", betMultiples: { 2: 300n } });
});

test("REBET-1 a slip that holds something stays beside it; where there is no room it gives way", () => {
  const held = sampleState([selected(samplePick(9))]);
  const beside = open(held, rebet({}));
  expect([beside?.active, beside?.slips[0]]).toEqual([1, held.slips[0]]);
  const instead = open(held, rebet({}), { ...sampleRules, numberOfBetslips: 1 });
  expect([instead?.active, instead?.slips.length, instead?.slip.selectionsList]).toEqual([0, 1, ["7o0"]]);
});

test("REBET-1 a kind of bet that the slip does not take is not rebuilt", () => {
  expect(open(createSlipState(sampleRules), rebet({ type: "system" }, legs([7, 8])))).toBeNull();
  expect(open(createSlipState(sampleRules), rebet({}), { ...sampleRules, betTypes: ["combo"] })).toBeNull();
  expect(open(createSlipState(indonesian), rebet({ type: "system" }, legs([7, 8, 9])), indonesian)).toBeNull();
});

test.each([
  ["with the profit that was wanted", 180, "8.00", { desiredProfit: 800n, stake: 1000n }],
  ["at odds of two", 200, "8.00", { desiredProfit: 800n, stake: 800n }],
  ["with the profit of its stake where none was said", 180, null, { desiredProfit: 800n, stake: 1000n }],
  ["with its stake above two", 201, "8.00", { desiredProfit: null, stake: 1000n }],
] as const)("REBET-2 an Indonesian single comes back %s", (_case, odds, desiredProfit, amounts) => {
  const opened = open(createSlipState(indonesian), rebet({ desiredProfit }, legs([7], odds)), indonesian);
  expect(opened?.active).toBe(0);
  expect(opened?.slip).toMatchObject(amounts);
});

test.each([
  ["with the profit that was wanted, up to odds of two", 180, "8.00", { desiredProfit: 800n, stake: 1000n }],
  ["with the profit of its stake where none was said", 180, null, { desiredProfit: 800n, stake: 1000n }],
  ["with its stake above two", 201, "8.00", { desiredProfit: null, stake: 1000n }],
] as const)(
  "REBET-2 in any view a single comes back to who reads Indonesian odds %s",
  (_case, odds, desiredProfit, amounts) => {
    const bet = rebet({ desiredProfit }, legs([7], odds));
    expect(open(createSlipState(sampleRules), bet, sampleRules, true)?.slip).toMatchObject(amounts);
    expect(open(createSlipState(sampleRules), bet, sampleRules, false)?.slip).toMatchObject({
      desiredProfit: null,
      stake: 1000n,
    });
  },
);

test("REBET-2 STAKE-5 a slip with a desired profit keeps it with the odds, and asks for a stake above two", () => {
  const opened = open(
    createSlipState(sampleRules),
    rebet({ desiredProfit: "8.00" }, legs([7], 180)),
    sampleRules,
    true,
  );
  const at = (odds: number): SlipState => {
    const offers = [{ outcomeId: "7o0", odds, availability: "open" as const, eventVersion: 9 }];
    return reduceSlip(opened as SlipState, { type: "offer changed", offers }, sampleRules);
  };
  expect(activeSlip(at(160))).toMatchObject({ desiredProfit: 800n, stake: 1333n });
  expect(activeSlip(at(210))).toMatchObject({ desiredProfit: null, stake: null });
});

test("REBET-2 a combo goes to the Indonesian slip of combos, with its stake", () => {
  const opened = open(createSlipState(indonesian), rebet({ type: "combo" }, legs([7, 8], 180)), indonesian);
  expect(opened?.active).toBe(1);
  expect(opened?.slip).toMatchObject({ desiredProfit: null, stake: 1000n });
});
