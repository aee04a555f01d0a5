import type { Amount } from "@touchline/betting";
import type { Bet, BetFilter, BetSettledMessage, CashoutRule, CashoutSource } from "@touchline/protocol";
import type { recordQuery, valueHistoryQuery } from "../queries.ts";
import type { ReadonlyStore } from "../store.ts";

/** What is loaded, and what became of the attempt. `since` lets a page say that it takes long. */
export type Loaded<Value> =
  | { readonly status: "loading"; readonly since: number }
  | { readonly status: "failed" }
  | { readonly status: "missing" }
  | { readonly status: "loaded"; readonly value: Value };

/**
 * A cash-out from the tap to its end, by bet. `confirm` waits for the second tap; where the offer moves meanwhile it says so and
 * begins again. Nothing says "done" but by the server's word; `unknown` asks the same request again until it is known.
 */
export type CashoutState =
  | { readonly status: "idle" }
  | { readonly status: "confirm"; readonly amount: Amount; readonly part: Amount | null }
  | {
      readonly status: "changed";
      readonly amount: Amount;
      readonly part: Amount | null;
      readonly move: "higher" | "lower";
    }
  | { readonly status: "processing" | "unknown"; readonly amount: Amount; readonly part: Amount | null }
  | { readonly status: "done"; readonly amount: Amount }
  | { readonly status: "failed" };

/** none → setup → active → delete → none, while the server is asked. `refused` is shown until the next attempt. */
export interface RulesState {
  readonly busy: "no" | "adding" | "removing";
  /** `unavailable`: the bet can never be cashed out. */
  readonly failed: "no" | "refused" | "unavailable" | "unreachable";
}

export interface NewRuleInput extends Omit<CashoutRule, "id" | "amount" | "part"> {
  readonly amount: Amount;
  /** Of the stake; all that is left of it where null. */
  readonly part: Amount | null;
}

/** One bet that a page shows: loaded, kept current by what is pushed, and what can be done with it. */
export interface Ticket {
  readonly bet: ReadonlyStore<Loaded<Bet>>;
  readonly cashout: ReadonlyStore<CashoutState>;
  readonly rules: ReadonlyStore<RulesState>;
  /** Asked for by the page that shows them. */
  readonly record: ReturnType<typeof recordQuery>;
  readonly valueHistory: ReturnType<typeof valueHistoryQuery>;
  readonly cancelling: ReadonlyStore<"idle" | "asking" | "refused" | "unreachable">;
  readonly retry: () => void;
  /** The first tap asks, the second within 3 s does it. `part` is of the stake, null is all that is open. */
  readonly tapCashout: (part: Amount | null, source: CashoutSource) => void;
  readonly dropCashout: () => void;
  readonly addRule: (rule: NewRuleInput) => void;
  readonly removeRule: (rule: CashoutRule) => void;
  readonly cancel: () => void;
  /** Ends the watching of its events and its value. */
  readonly close: () => void;
}

/** A list of bets under one filter, page by page. */
export interface TicketList {
  readonly state: ReadonlyStore<
    Loaded<{
      readonly tickets: readonly Ticket[];
      readonly open: number;
      readonly more: "none" | "some" | "loading" | "failed";
    }>
  >;
  readonly retry: () => void;
  readonly loadMore: () => void;
  readonly close: () => void;
}

/** What came of rebetting: the slip is rebuilt, or it could not be (`rebet_unavailable`). */
export type RebetState = "idle" | "building" | "done" | "unavailable";

/** Everything about bets that were placed. Features know this; who makes it is the app. Null while nobody is signed in. */
export interface Tickets {
  readonly openList: (filter: BetFilter) => TicketList;
  readonly openTicket: (betId: string) => Ticket;
  /** How many are open; null until it is known. */
  readonly open: ReadonlyStore<number | null>;
  readonly rebet: (bet: Bet) => void;
  readonly rebetState: ReadonlyStore<RebetState>;
  /** Makes a booking code of the bet's selections and copies it: the text that was copied, or null where that failed. */
  readonly copyCode: (bet: Bet) => Promise<string | null>;
  /** Bets that ended a moment ago and were not announced yet; the first is to be shown. */
  readonly announced: ReadonlyStore<readonly TicketNews[]>;
  readonly dismissNews: (seq: number) => void;
}

/** What a bettor is told by a short toast, once: a bet that ended, or a rule that was met. */
export type TicketNews =
  | { readonly kind: "settled"; readonly seq: number; readonly settled: BetSettledMessage }
  | {
      readonly kind: "rule";
      readonly seq: number;
      readonly betId: string;
      /** Null where the rule was only to tell. */
      readonly paid: Amount | null;
      readonly value: Amount;
      readonly currency: string;
    };
