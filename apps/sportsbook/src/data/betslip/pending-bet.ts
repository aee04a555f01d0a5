import type { Betslip } from "@touchline/betting";
import { isKeptPending, type KeptPending } from "./kept-shape.ts";
import { keepSlip, readSlip } from "./kept-slips.ts";
import type { Attempt } from "./placement.ts";

export const keepPending = (owner: string, { request, slip, tappedAt }: Attempt): KeptPending => ({
  owner,
  request,
  slip: keepSlip(slip),
  tappedAt,
});

/** It could be bet on then, whatever can be now. */
const asTapped = (slip: Betslip): Betslip => ({
  ...slip,
  selectionsData: Object.fromEntries(
    Object.entries(slip.selectionsData).map(([id, selection]) => [id, { ...selection, availability: "open" as const }]),
  ),
});

/** A bet of this punter's whose outcome an earlier page did not learn. */
export const readPending = (stored: unknown, owner: string): Attempt | null => {
  if (!isKeptPending(stored) || stored.owner !== owner) return null;
  const { request, slip, tappedAt } = stored;
  return { request, slip: asTapped(readSlip(slip)), tappedAt };
};
