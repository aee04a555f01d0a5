import type { Betslip } from "@touchline/betting";
import type { Attempt } from "./placement.ts";
import { isSavedPending, type SavedPending } from "./saved-shape.ts";
import { readSlip, toSavedSlip } from "./saved-slips.ts";

export const toSavedPending = (owner: string, { request, slip, tappedAt }: Attempt): SavedPending => ({
  owner,
  request,
  slip: toSavedSlip(slip),
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
  if (!isSavedPending(stored) || stored.owner !== owner) return null;
  const { request, slip, tappedAt } = stored;
  return { request, slip: asTapped(readSlip(slip)), tappedAt };
};
