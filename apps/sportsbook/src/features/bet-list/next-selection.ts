import type { Bet, BetSelection } from "@touchline/protocol";
import { selectionStatus } from "../../entities/ticket/selection-status.ts";

/** The selection whose event is shown in the card: one in play, else the next to begin; null if all are over. */
export const nextSelection = ({ selections }: Pick<Bet, "selections">): BetSelection | null => {
  const live = selections.find((selection) => selectionStatus(selection) === "live");
  if (live) return live;
  const toCome = selections.filter((selection) => selectionStatus(selection) === "open");
  return toCome.toSorted((one, other) => one.event.startAt - other.event.startAt)[0] ?? null;
};
