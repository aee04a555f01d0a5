import type { Betslip } from "@touchline/betting";
import { expect, test } from "vitest";
import { built, sampleFamilies, samplePick, sampleState } from "../../../test-support/sample-slip.ts";
import type { SlipFamilies } from "../slip/slip-families.ts";
import { fingerprint, readFamilies, toSavedSlips } from "./saved-slips.ts";

const throughStorage = (book: SlipFamilies, currency = "EUR"): SlipFamilies | null =>
  readFamilies(JSON.parse(JSON.stringify(toSavedSlips(book, "EUR"))), currency, 100n);

const withSlip = (book: SlipFamilies, changes: Partial<Betslip>): SlipFamilies => {
  const [slip] = book.regular.slips as [Betslip];
  return { ...book, regular: { ...book.regular, slips: [{ ...slip, ...changes }] } };
};

test("SLIP-7 SLIP-12 a slip comes back with all it held, but cannot be bet on until the offer has said so", () => {
  const changes = { stake: 12_345n, desiredProfit: 7n, systems: [2, 3], betMultiples: { 2: 50n } };
  const book = withSlip(sampleFamilies([samplePick(1), samplePick(2, 4)], "system"), changes);
  const [slip] = throughStorage(book)?.regular.slips ?? [];
  const [before] = book.regular.slips as [Betslip];
  const suspended = Object.fromEntries(
    Object.entries(before.selectionsData).map(([id, selection]) => [id, { ...selection, availability: "suspended" }]),
  );
  expect(slip).toEqual({ ...before, selectionsData: suspended });
});

test("SLIP-7 a bet builder comes back with its outcomes", () => {
  const state = sampleState([built(samplePick(4, 0)), built(samplePick(4, 3))]);
  const [slip] = throughStorage({ ...sampleFamilies([]), regular: state })?.regular.slips ?? [];
  expect(slip?.selectionsList).toEqual(["builder-4"]);
  expect(Object.keys(slip?.selectionsData["builder-4"]?.markets ?? {})).toEqual(["4m0", "4m3"]);
});

test("amounts of another currency are not taken over", () => {
  const [slip] = throughStorage(sampleFamilies([samplePick(1)]), "IDR")?.regular.slips ?? [];
  expect(slip).toMatchObject({ stake: 100n, selectionsList: ["1o0"] });
});

test.each([
  null,
  7,
  {},
  { version: 2 },
  { ...toSavedSlips(sampleFamilies([samplePick(1)]), "EUR"), regular: { slips: [] } },
])("what is not a slip is not read: %j", (content) => {
  expect(readFamilies(content, "EUR", null)).toBeNull();
});

test("a price that moved is nothing the bettor did; a stake is", () => {
  const sign = (book: SlipFamilies): string => fingerprint(toSavedSlips(book, "EUR"));
  const book = sampleFamilies([samplePick(1, 0, 185)]);
  expect(sign(sampleFamilies([samplePick(1, 0, 190)]))).toBe(sign(book));
  expect(sign(withSlip(book, { stake: 201n }))).not.toBe(sign(book));
  expect(sign(sampleFamilies([samplePick(1, 1)]))).not.toBe(sign(book));
});
