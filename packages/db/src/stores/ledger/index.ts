export { decideBets } from "./decide-bets.ts";
export { type DepositOrder, type DepositOutcome, depositMoney } from "./deposit-money.ts";
export type { Judge, Verdict } from "./judge-request.ts";
export { isAway, type Ledger, openLedger } from "./open-ledger.ts";
export { type NewBet, type PlaceOrder, type PlaceOutcome, placeBets, preparedOf } from "./place-bets.ts";
export { PLANTED_BUGS, type PlantedBug } from "./planted-bug.ts";
export { type PreparedBet, type PreparedRequest, readOverdue } from "./prepared-rows.ts";
export { relayOutbox, type Unsent } from "./relay-outbox.ts";
export { uuidV7 } from "./uuid-v7.ts";
