export { auditSeal, type SealAudit } from "./audit-seal.ts";
export type { BetChange, Ending, NewCashout } from "./bet-change.ts";
export { type MovedByCall, readCallsBetween } from "./calls-of-day.ts";
export { type BetTarget, type ChangeOutcome, changeBets } from "./change-bets.ts";
export { decideBets } from "./decide-bets.ts";
export {
  type DepositOrder,
  type DepositOutcome,
  depositMoney,
  type WithdrawalOutcome,
  withdrawMoney,
} from "./deposit-money.ts";
export { keepFailedSettlement, keepRejectedResult, readDueFailures } from "./failed-settlements.ts";
export type { Judge, Verdict } from "./judge-request.ts";
export { readLastResult, readOpenEvents } from "./known-events.ts";
export { type NewBet, type PlaceOrder, preparedOf } from "./new-order.ts";
export { readBetsOf, readPlayedOutcomes, readRuled } from "./open-bets.ts";
export { type OpenClaim, readOpenClaims } from "./open-claims.ts";
export { isAway, isTransient, type Ledger, openLedger } from "./open-ledger.ts";
export { readPartitionsAhead } from "./partitions-ahead.ts";
export { type PlaceOutcome, placeBets, placeFreeBets } from "./place-bets.ts";
export { type PreparedBet, type PreparedRequest, readOverdue } from "./prepared-rows.ts";
export { type Backlog, readBacklog } from "./read-backlog.ts";
export { type Replication, readReplication } from "./read-replication.ts";
export { relayOutbox, type Unsent } from "./relay-outbox.ts";
export { keepReserves, type ReserveAnswer, type ReserveAnswers } from "./reserves.ts";
export { type Seal, sealLedger } from "./seal-ledger.ts";
export { type LimitsOrder, setLimits } from "./set-limits.ts";
export { type ResultCursor, readForgotten, readUnsettled, recordResult } from "./settlement-rows.ts";
export {
  type BetDecision,
  type BetEnd,
  decidedResult,
  type LegOutcomeResult,
  type RuleTerms,
  type StoredBet,
  type StoredRule,
} from "./stored-bet.ts";
export { type BetTerms, type Leg, type LegEvent, type LegOutcome, termsOf } from "./terms.ts";
export { uuidV7 } from "./uuid-v7.ts";
export {
  readValueHistory,
  VALUE_HISTORY_STEP_MS,
  type ValueHistoryRow,
  type ValueHistoryState,
  writeValueHistory,
} from "./value-history-rows.ts";
export {
  askClaimAgain,
  type CallOutcome,
  type DueCall,
  keepCalls,
  readDueCalls,
  showBalance,
  takeOverClaims,
} from "./wallet-call-rows.ts";
export type { WalletKind } from "./wallet-kind.ts";
