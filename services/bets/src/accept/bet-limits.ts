import { type OutcomeLimits, outcomeFacts, outcomeLimits } from "@touchline/betting";
import { type PreparedBet, type PreparedRequest, termsOf } from "@touchline/db";
import { outcomeId, type Shard } from "@touchline/protocol";
import type { Bookmaker } from "../bookmaker.ts";

/** The limits of each outcome that the bet may need to win, in a shard of the ledger. */
export const limitsByOutcome = (
  { limitsOf, strictestOf }: Pick<Bookmaker, "limitsOf" | "strictestOf">,
  shard: Shard,
  tenant: string,
  bet: PreparedBet,
  { punter, currency }: Pick<PreparedRequest, "punter" | "currency">,
): ReadonlyMap<string, OutcomeLimits> => {
  const book = limitsOf(bet.brand, currency);
  return new Map(
    termsOf(bet).legs.flatMap(({ eventId, slots, event, outcomes }) =>
      slots.map((slot): [string, OutcomeLimits] => {
        const market = outcomes.find((outcome) => outcome.slot === slot);
        const facts = outcomeFacts(punter, eventId, slot, event, market);
        return [outcomeId(eventId, slot), outcomeLimits(book, strictestOf(tenant, currency, facts), shard)];
      }),
    ),
  );
};
