import { ODDS_CHANGES, TICKET_TYPES } from "@touchline/betting";
import { taxesAndBonusesSchema } from "@touchline/protocol";
import * as z from "zod/mini";
import { choiceSchema, perCurrencySchema, uniqueList } from "./parts.ts";

const stake = z.number().check(z.positive());

export const betslipSchema = z.strictObject({
  predefinedStake: z.strictObject({
    ...perCurrencySchema(z.array(stake).check(z.minLength(1))).def.shape,
    displayType: z.enum(["SYMBOL"]),
    position: z.enum(["BEFORE", "AFTER"]),
  }),
  /** Null: a slip begins without a stake. */
  stake: perCurrencySchema(z.nullable(stake)),
  /** Smallest stake of each combination of a system or of multiples; one minor unit where it is missing. */
  minStakePerCombination: z.optional(perCurrencySchema(stake)),
  clearBetslipAfterPayment: z.boolean(),
  /** Whether a bettor may choose to keep the selections after a bet. */
  keepSelectionsChoice: z._default(z.boolean(), true),
  oddsChanges: choiceSchema(ODDS_CHANGES),
  betTypes: uniqueList(z.enum(TICKET_TYPES)).check(z.minLength(1)),
  numberOfBetslips: z.int().check(z.gte(1), z.lte(10)),
  displayMultiplesBetTypes: z.boolean(),
  cashoutEnabled: z.boolean(),
  totalPaymentInputOnSingleBetType: z.boolean(),
  /** Missing where the brand has none. A currency's own replace the default's as a whole. */
  taxesAndBonuses: z.optional(perCurrencySchema(taxesAndBonusesSchema)),
});

const { betTypes, cashoutEnabled, minStakePerCombination, taxesAndBonuses } = betslipSchema.def.shape;
/** The settings by which bets are decided. Parsed alone, so that a document of an older version is accepted whatever else it lacks. */
export const bettingTermsSchema = z.object({ betTypes, cashoutEnabled, minStakePerCombination, taxesAndBonuses });
export type BettingTerms = z.infer<typeof bettingTermsSchema>;

export type BetslipSettings = z.infer<typeof betslipSchema>;
