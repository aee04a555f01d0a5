import { partialValue } from "@touchline/betting";
import type { BetChange, KeptBet } from "@touchline/db";
import { openStakeOf } from "../settleable.ts";
import { type KeptValue, profileOf } from "./value-kept.ts";

/** What a bettor was shown and agreed to. */
export interface AskedCashout {
  readonly reqUuid: string;
  readonly betProfileId: string;
  readonly quoted: bigint;
  /** Of the stake; all that is open where null. */
  readonly part: bigint | null;
}

/** Pays the value shown or a better one; null where it is less by now, or not to be had, and the bettor is to be asked again. */
export const decideCashout = (bet: KeptBet, asked: AskedCashout, now: KeptValue): BetChange | null => {
  if (!now.allowed || asked.betProfileId !== profileOf(bet)) return null;
  const open = openStakeOf(bet);
  const part = asked.part ?? open;
  if (part <= 0n || part > open) return null;
  const paid = partialValue(now.value, part, open);
  if (paid <= 0n || paid < asked.quoted) return null;
  return { cashedOut: { id: asked.reqUuid, part, paid, value: now.value, byRule: false } };
};
