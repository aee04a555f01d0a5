import { partialValue } from "@touchline/betting";
import type { BetChange, StoredBet } from "@touchline/db";
import { openStakeOf } from "../settleable.ts";
import { type BetValue, profileOf } from "./value-bet.ts";

/** What a bettor was shown and agreed to. */
export interface AskedCashout {
  readonly reqUuid: string;
  readonly betProfileId: string;
  readonly quoted: bigint;
  /** Of the stake; all that is open where null. */
  readonly part: bigint | null;
}

/** Pays the value shown or a better one; null where it is less by now, or not to be had, and the bettor is to be asked again. */
export const decideCashout = (bet: StoredBet, asked: AskedCashout, now: BetValue): BetChange | null => {
  if (!now.allowed || asked.betProfileId !== profileOf(bet)) return null;
  const open = openStakeOf(bet);
  const part = asked.part ?? open;
  if (part <= 0n || part > open) return null;
  const paid = partialValue(now.value, part, open);
  if (paid <= 0n || paid < asked.quoted) return null;
  return { cashedOut: { id: asked.reqUuid, part, paid, value: now.value, byRule: false } };
};
