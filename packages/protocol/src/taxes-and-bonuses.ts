import * as z from "zod/mini";

const TENTHS_OF_BASIS_POINT = 1_000;

/** A percentage with at most two digits behind the point, so that it is a whole number of basis points. */
const percentSchema = (most: number) =>
  z.number().check(
    z.gte(0),
    z.lte(most),
    z.refine((rate) => Math.round(rate * TENTHS_OF_BASIS_POINT) % 10 === 0, {
      message: "a percentage is finer than hundredths",
      params: { remedy: "use at most two digits behind the point" },
    }),
  );

const isRising = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || value > (values[index - 1] as number));

const rising = (key: string) => ({
  message: `${key} does not rise from row to row`,
  params: { remedy: "write each once, the smallest first" },
});

/**
 * Taxes and bonuses on bets in one currency, as an editor sets them, as a bettor is shown them and as a bet keeps them. Rates are in
 * percent. What is missing does not apply.
 */
export const taxesAndBonusesSchema = z.strictObject({
  /** Share of the stake that is deducted before it is played. */
  payinTax: z.optional(percentSchema(50)),
  /** Share of the stake that the bookmaker adds to what is played. */
  payinBonus: z.optional(percentSchema(100)),
  /** Progressive tax on the profit: the rate of a row applies to the part of the profit above its amount, up to the next row. */
  payoutTax: z.optional(
    z.array(z.strictObject({ above: z.number().check(z.gte(0)), rate: percentSchema(50) })).check(
      z.maxLength(10),
      z.refine((rows) => isRising(rows.map(({ above }) => above)), rising("above")),
    ),
  ),
  /** Share of a combo's profit that is added to it, by its number of legs; the highest rate that it reaches. */
  comboBonus: z.optional(
    z.array(z.strictObject({ legs: z.int().check(z.gte(2), z.lte(30)), rate: percentSchema(200) })).check(
      z.maxLength(29),
      z.refine((rows) => isRising(rows.map(({ legs }) => legs)), rising("legs")),
    ),
  ),
  /** Legs at lower odds do not count for the combo bonus. */
  comboBonusMinOdds: z.optional(z.number().check(z.gte(1), z.lte(100))),
});
export type TaxesAndBonuses = z.infer<typeof taxesAndBonusesSchema>;
