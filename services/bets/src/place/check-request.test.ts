import type { OrderedBet, PlacementRequest } from "@touchline/protocol";
import { describe, expect, test } from "vitest";
import { requestOf, selectionOf } from "../test-support/requests.ts";
import { prematchEvent } from "../test-support/sample-offer.ts";
import { earlyCodes, requestProblem } from "./check-request.ts";
import { digestOf } from "./digest.ts";

const selections = [1, 2, 3, 4].map((id) => selectionOf(prematchEvent(id)));
const [one, two, three, four] = selections.map(({ hash }) => hash) as [string, string, string, string];

const bet = (more: Partial<OrderedBet>): OrderedBet => ({
  ...{ type: "single", stake: "1", sizes: [], hashes: [one], bankers: [] },
  ...more,
});

const problemOf = (more: Partial<OrderedBet>, request: Partial<PlacementRequest> = {}): string | null =>
  requestProblem({ ...requestOf(selections, "1"), bets: [bet(more)], ...request });

describe("a well-formed bet", () => {
  test.each<[string, Partial<OrderedBet>]>([
    ["single", {}],
    ["combo", { type: "combo", hashes: [one, two] }],
    ["system", { type: "system", hashes: [one, two, three], sizes: [2, 3] }],
    ["system with a banker", { type: "system", hashes: [one, two, three, four], sizes: [2], bankers: [four] }],
    ["named bet of multiples", { type: "multiples", hashes: [one, two, three], sizes: [2, 3] }],
    ["row of multiples", { type: "multiples", hashes: [one, two], sizes: [1] }],
  ])("%s", (_, more) => expect(problemOf(more)).toBeNull());
});

describe("INVALID_BODY a malformed bet", () => {
  test.each<[string, Partial<OrderedBet>]>([
    ["a single of two", { hashes: [one, two] }],
    ["a single with sizes", { sizes: [1] }],
    ["a combo of one", { type: "combo" }],
    ["a combo with a banker", { type: "combo", hashes: [one, two], bankers: [one] }],
    ["a system of two", { type: "system", hashes: [one, two], sizes: [2] }],
    ["a system without sizes", { type: "system", hashes: [one, two, three] }],
    ["a system with a size beyond its outcomes", { type: "system", hashes: [one, two, three], sizes: [4] }],
    [
      "a size beyond those that are no bankers",
      { type: "system", hashes: [one, two, three], sizes: [3], bankers: [one] },
    ],
    ["a size twice", { type: "system", hashes: [one, two, three], sizes: [2, 2] }],
    ["multiples of two sizes without a name", { type: "multiples", hashes: [one, two, three], sizes: [1, 3] }],
    ["multiples with a banker", { type: "multiples", hashes: [one, two, three], sizes: [2], bankers: [one] }],
    ["a hash of no selection", { hashes: ["hash-none"] }],
    ["a hash twice", { type: "combo", hashes: [one, one] }],
    ["a banker that is not in the bet", { type: "system", hashes: [one, two, three], sizes: [2], bankers: [four] }],
    ["no stake", { stake: "0" }],
    ["a stake finer than the currency", { stake: "1.005" }],
  ])("%s", (_, more) => expect(problemOf(more)).toMatch(/^bets\.0\./));

  test("rejects a duplicate hash, a duplicate outcome, and a stake finer than the currency", () => {
    expect(problemOf({}, { selections: [...selections, selections[0] as (typeof selections)[0]] })).toMatch(/hash/);
    const doubled = selectionOf(prematchEvent(9), 0, { slots: [1, 1] });
    expect(problemOf({}, { selections: [...selections, doubled] })).toMatch(/outcome/);
    expect(problemOf({ stake: "1.5" }, { currency: "IDR" })).toMatch(/stake/);
  });
});

describe("rejection codes that do not need the offer", () => {
  const event = prematchEvent(1);
  const [home, draw] = [selectionOf(event, 0), selectionOf(event, 1)];
  const builder = selectionOf(prematchEvent(5), 0, { slots: [0, 1] });
  const elsewhere = selectionOf(prematchEvent(2));
  const known = new Map([home, draw, builder, elsewhere].map((selection) => [selection.hash, selection]));
  const codes = (hashes: string[], type: OrderedBet["type"] = "combo") =>
    earlyCodes(bet({ type, hashes }), known, ["single", "combo"]);

  test("NOT_COMBINABLE for two outcomes of one event in one bet, but not in separate bets", () => {
    expect(codes([home.hash, draw.hash])).toEqual(["NOT_COMBINABLE"]);
    expect(codes([home.hash], "single")).toEqual([]);
  });
  test("BB-2 NOT_COMBINABLE for a bet builder combined with another selection, but not alone", () => {
    expect(codes([builder.hash, elsewhere.hash])).toEqual(["NOT_COMBINABLE"]);
    expect(codes([builder.hash], "single")).toEqual([]);
  });
  test("BET_TYPE_UNAVAILABLE for a bet type that the brand does not offer", () => {
    expect(codes([home.hash, elsewhere.hash], "multiples")).toEqual(["BET_TYPE_UNAVAILABLE"]);
  });
});

test("R2 the digest is independent of the order of fields and differs for any other content", () => {
  expect(digestOf({ a: 1, b: [{ c: 2, d: "x" }] })).toEqual(digestOf({ b: [{ d: "x", c: 2 }], a: 1 }));
  expect(digestOf({ a: [1, 2] })).not.toEqual(digestOf({ a: [2, 1] }));
  expect(digestOf({ a: "1" })).not.toEqual(digestOf({ a: 1 }));
});
