import type { LegResult } from "@touchline/betting";
import type { Period } from "@touchline/protocol";
import type { MessageType } from "./routing-key.ts";
import type { SportEventStatus } from "./sport-event-status.ts";
import type { Urn } from "./urn.ts";

/** 1 active, 0 inactive, -1 suspended, -2 handed over to another producer, -3 settled, -4 cancelled. */
export const MARKET_STATUSES = [1, 0, -1, -2, -3, -4] as const;
export type MarketStatus = (typeof MARKET_STATUSES)[number];

/** A market is its id and its specifiers, which are sorted. */
export interface MarketId {
  readonly id: number;
  readonly specifiers: string;
}

export interface OfferedOutcome {
  readonly id: string;
  /** Decimal odds times 100, rounded down; null where they were left out. */
  readonly price: number | null;
  readonly active: boolean;
}

export interface OfferedMarket extends MarketId {
  readonly status: MarketStatus;
  readonly favourite: boolean;
  readonly outcomes: readonly OfferedOutcome[];
}

export interface SettledMarket extends MarketId {
  readonly results: ReadonlyMap<string, LegResult>;
}

interface EventMessage {
  readonly producer: number;
  readonly event: Urn;
  readonly timestamp: number;
  /** The recovery that it answers; null for what happens now. */
  readonly requestId: number | null;
}

export interface OddsChange extends EventMessage {
  readonly type: "odds_change";
  readonly status: SportEventStatus | null;
  readonly markets: readonly OfferedMarket[];
}

export interface BetStop extends EventMessage {
  readonly type: "bet_stop";
  /** `all`, or names of market groups. */
  readonly groups: readonly string[];
  readonly status: MarketStatus;
}

export interface BetSettlement extends EventMessage {
  readonly type: "bet_settlement";
  readonly certainty: "LIVE" | "CONFIRMED";
  readonly markets: readonly SettledMarket[];
}

export interface BetCancel extends EventMessage {
  readonly type: "bet_cancel" | "rollback_bet_cancel";
  /** Of placement; both ends open is everything. */
  readonly period: Period;
  readonly markets: readonly MarketId[];
}

export interface RollbackSettlement extends EventMessage {
  readonly type: "rollback_bet_settlement";
  readonly markets: readonly MarketId[];
}

export interface FixtureChange extends EventMessage {
  readonly type: "fixture_change";
}

export interface Alive {
  readonly type: "alive";
  readonly producer: number;
  readonly timestamp: number;
  readonly subscribed: boolean;
}

export interface SnapshotComplete {
  readonly type: "snapshot_complete";
  readonly producer: number;
  readonly timestamp: number;
  readonly requestId: number;
}

export type FeedEventMessage = OddsChange | BetStop | BetSettlement | BetCancel | RollbackSettlement | FixtureChange;
export type FeedMessage = FeedEventMessage | Alive | SnapshotComplete;

export const isSystem = (type: MessageType): boolean => type === "alive" || type === "snapshot_complete";
