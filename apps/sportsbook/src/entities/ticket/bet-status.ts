import type { AggregatedStatus, Bet, BetPhase, RefundReason, ResolutionStatus } from "@touchline/protocol";
import { message } from "../../i18n/message.ts";

const BADGES = {
  prepared: "prepared",
  open: "open",
  rejected: "rejected",
  cancelled: "cancelled",
  won: "won",
  lost: "lost",
  halfWon: "halfWon",
  halfLost: "halfLost",
  void: "void",
  /** Why a single was refunded. */
  voidRefunded: "void",
  paidOut: "paidOut",
  paidHalfWon: "halfWon",
  paidHalfLost: "halfLost",
  cashedOut: "cashedOut",
  cashback: "cashback",
} as const;

export type BetStatus = keyof typeof BADGES;

/** The fields that decide the status of a bet. */
interface Standing {
  readonly phase: BetPhase;
  readonly aggregatedStatus: AggregatedStatus | null;
  readonly resolution: ResolutionStatus | null;
  readonly selections: number;
  readonly refundReason: RefundReason | null;
}

const BY_AGGREGATED: Readonly<Record<AggregatedStatus, BetStatus>> = {
  CASHOUTED: "cashedOut",
  CASHBACKED: "cashback",
  CANCELLED: "cancelled",
};

const BY_PHASE: Readonly<Partial<Record<BetPhase, BetStatus>>> = {
  PREPARED: "prepared",
  REJECTED: "rejected",
  CANCELLED: "cancelled",
};

const BY_RESOLUTION: Readonly<Record<ResolutionStatus, BetStatus>> = {
  OPEN: "open",
  WON: "won",
  LOST: "lost",
  VOID: "void",
  HALF_WON: "halfWon",
  HALF_LOST: "halfLost",
};

const PAID: Readonly<Record<ResolutionStatus, BetStatus>> = {
  ...BY_RESOLUTION,
  OPEN: "paidOut",
  WON: "paidOut",
  HALF_WON: "paidHalfWon",
  HALF_LOST: "paidHalfLost",
};

/** Order: aggregated status, refund of a void single, phases without a result, the result. */
export const statusOf = (standing: Standing): BetStatus => {
  const { phase, aggregatedStatus, selections, refundReason } = standing;
  if (aggregatedStatus) return BY_AGGREGATED[aggregatedStatus];
  const resolution = standing.resolution ?? "OPEN";
  if (resolution === "VOID" && selections === 1 && refundReason) return "voidRefunded";
  return BY_PHASE[phase] ?? (phase === "PAID_OUT" ? PAID : BY_RESOLUTION)[resolution];
};

export const betStatus = (bet: Bet): BetStatus =>
  statusOf({ ...bet, resolution: bet.aggregatedResolutionStatus, selections: bet.selections.length });

export const statusText = (status: BetStatus): string => message(`ticket.status.${status}`);

/** The badge of a bet. */
export const betBadge = (bet: Bet): { readonly status: (typeof BADGES)[BetStatus]; readonly text: string } => {
  const status = betStatus(bet);
  return { status: BADGES[status], text: statusText(status) };
};

const OPEN: readonly BetStatus[] = ["prepared", "open"];

/** Whether the bet is not settled yet. */
export const isOpen = (bet: Bet): boolean => OPEN.includes(betStatus(bet));
