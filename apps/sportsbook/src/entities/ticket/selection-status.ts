import { type BetSelection, type PlayStatus, type ResolutionStatus, SELECTION_STATES } from "@touchline/protocol";
import { message } from "../../i18n/message.ts";

/** Status of a selection: by its result, or by its match without one. The order is that of the summary. */
const SELECTION_STATUSES = ["won", "halfWon", "lost", "halfLost", "live", "open", "void"] as const;
export type SelectionStatus = (typeof SELECTION_STATUSES)[number];

const ENDED: Readonly<Record<Exclude<ResolutionStatus, "OPEN">, SelectionStatus>> = {
  WON: "won",
  LOST: "lost",
  VOID: "void",
  HALF_WON: "halfWon",
  HALF_LOST: "halfLost",
};

const IN_PLAY: readonly PlayStatus[] = ["RUNNING", "BREAK", "HALTED"];

export const isInPlay = ({ playStatus }: Pick<BetSelection, "playStatus">): boolean => IN_PLAY.includes(playStatus);

/** The first of `SELECTION_STATES` that the selection has decides. */
export const resolutionOf = ({ resolutionStatuses }: Pick<BetSelection, "resolutionStatuses">): ResolutionStatus =>
  SELECTION_STATES.map((state) => resolutionStatuses.find((resolution) => resolution.state === state)).find(Boolean)
    ?.status ?? "OPEN";

const statusBy = (resolution: ResolutionStatus, selection: BetSelection): SelectionStatus => {
  if (resolution !== "OPEN") return ENDED[resolution];
  return isInPlay(selection) ? "live" : "open";
};

export const selectionStatus = (selection: BetSelection): SelectionStatus =>
  statusBy(resolutionOf(selection), selection);

/** The status of one outcome of a bet builder. */
export const outcomeStatus = (
  outcome: BetSelection["eventMarketOutcomes"][number],
  selection: BetSelection,
): SelectionStatus => statusBy(outcome.resolutionStatus, selection);

export const selectionStatusText = (status: SelectionStatus): string => message(`ticket.leg.${status}`);

/** `1 won · 1 live · 1 to come`. */
export const countedText = (selections: readonly BetSelection[]): string => {
  const statuses = selections.map(selectionStatus);
  return SELECTION_STATUSES.map((status) => ({ status, count: statuses.filter((one) => one === status).length }))
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => message(`lastTickets.legs.${status}`, { count }))
    .join(" · ");
};
