import { walletChecksOf } from "../check.ts";
import type { WalletContext } from "../context.ts";

/** In the smallest units: values that binary fractions round, alone or in a sum. */
const AWKWARD = [1, 10, 20, 29, 57, 115, 435, 829, 1_001, 100_500];
/** Near the largest that the contract allows, and too long for a number with its decimals. */
const LARGE = 9_007_199_254_740n;

const paying = async (context: WalletContext, counts: readonly (number | bigint)[]): Promise<void> => {
  const own = await context.placed(context.amount(100));
  for (const count of counts)
    await context.moving(BigInt(count) * context.unit, () => context.done(own.call("settle", context.amount(count))));
  const sum = counts.reduce<bigint>((total, count) => total + BigInt(count), 0n);
  await context.moving(-sum * context.unit, () => context.done(own.call("adjust", context.amount(-sum))));
};

export const amountChecks = walletChecksOf(
  "Amounts",
  "Count in whole smallest units or in decimals, never in binary fractions.",
  [
    {
      name: "amounts to the last digit",
      proves: "Amounts with all decimals of the currency are paid and taken exactly.",
      run: (context) => paying(context, AWKWARD),
    },
    {
      name: "large amounts",
      proves: "An amount of 13 digits before the point, with decimals, is paid and taken exactly.",
      run: (context) => {
        const whole = LARGE * 10n ** BigInt(context.options.decimals);
        return paying(context, [whole + 1n, context.options.decimals === 0 ? 7n : 93n]);
      },
    },
  ],
);
