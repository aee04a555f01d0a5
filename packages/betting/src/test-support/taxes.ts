import type { TaxesAndBonuses } from "@touchline/protocol";
import fc from "fast-check";

const percent = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((rate) => rate / 100);

const ROWS = { maxLength: 3 };

const brackets = fc
  .uniqueArray(
    fc.record({ above: fc.integer({ min: 0, max: 100_000 }).map((amount) => amount / 100), rate: percent(50) }),
    { ...ROWS, selector: ({ above }) => above },
  )
  .map((rows) => rows.toSorted((left, right) => left.above - right.above));

const ladder = fc
  .uniqueArray(fc.record({ legs: fc.integer({ min: 2, max: 6 }), rate: percent(200) }), {
    ...ROWS,
    selector: ({ legs }) => legs,
  })
  .map((rows) => rows.toSorted((left, right) => left.legs - right.legs));

/** Any taxes and bonuses that the schema allows. */
export const anyTaxes: fc.Arbitrary<TaxesAndBonuses> = fc.record(
  {
    payinTax: percent(50),
    payinBonus: percent(100),
    payoutTax: brackets,
    comboBonus: ladder,
    comboBonusMinOdds: fc.integer({ min: 100, max: 300 }).map((odds) => odds / 100),
  },
  { requiredKeys: [] },
);
