import { partialValue } from "@touchline/betting";
import type { BetChange, StoredBet } from "@touchline/db";
import { openStakeOf } from "../settleable.ts";
import { type BetValue, profileOf } from "./value-bet.ts";

/** The cash-out as it was quoted to the bettor. */
export interface AskedCashout {
  readonly reqUuid: string;
  readonly betProfileId: string;
  readonly quoted: bigint;
  /** Part of the stake to cash out; null for all of the open stake. */
  readonly part: bigint | null;
}

/** Pays the current value if it is at least the quoted one. Null if it fell or is not available: the bettor gets a new quote. */
export const decideCashout = (bet: StoredBet, asked: AskedCashout, now: BetValue): BetChange | null => {
  if (!now.allowed || asked.betProfileId !== profileOf(bet)) return null;
  const open = openStakeOf(bet);
  const part = asked.part ?? open;
  if (part <= 0n || part > open) return null;
  const paid = partialValue(now.value, part, open);
  if (paid <= 0n || paid < asked.quoted) return null;
  const tax = partialValue(now.tax, part, open);
  return { cashedOut: { id: asked.reqUuid, part, paid, tax, value: now.value, byRule: false } };
};
