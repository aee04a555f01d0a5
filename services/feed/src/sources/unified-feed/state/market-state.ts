import type { LegResult } from "@touchline/betting";
import type { Period } from "@touchline/protocol";
import type { MarketId, MarketStatus } from "../wire/messages.ts";

export interface OutcomeState {
  readonly id: string;
  /** The last price that was given, also while it is not active. */
  price: number;
  active: boolean;
}

export interface Settlement {
  readonly results: ReadonlyMap<string, LegResult>;
  readonly certainty: "LIVE" | "CONFIRMED";
}

/** One market of an event as the provider has it. Offer, settlement and cancellation each have the time of what was said last. */
export interface MarketState extends MarketId {
  status: MarketStatus;
  /** Who prices it. */
  producer: number;
  favourite: boolean;
  outcomes: OutcomeState[];
  offeredAt: number;
  /** Producers that have handed it over: they have no say in it any more. */
  handedOverBy: readonly number[];
  settlement: Settlement | null;
  settledAt: number;
  cancelled: readonly Period[];
  cancelledAt: number;
  /** The last recovery that spoke of it. */
  requestId: number | null;
  /** Grows with each change of the offer. */
  revision: number;
}

export const marketKeyOf = ({ id, specifiers }: MarketId): string => `${id}|${specifiers}`;

export const createMarket = ({ id, specifiers }: MarketId, producer: number): MarketState => ({
  ...{ id, specifiers, producer, status: 0, favourite: false, outcomes: [], offeredAt: -1, handedOverBy: [] },
  ...{ settlement: null, settledAt: -1, cancelled: [], cancelledAt: -1, requestId: null, revision: 0 },
});

export const hasVerdict = ({ settlement, settledAt, cancelledAt }: MarketState): boolean =>
  settlement !== null || settledAt >= 0 || cancelledAt >= 0;

const isSamePeriod = (one: Period, other: Period): boolean => one.from === other.from && one.to === other.to;
const isEverything = ({ from, to }: Period): boolean => from === null && to === null;

export const addPeriod = (periods: readonly Period[], period: Period): readonly Period[] =>
  periods.some((each) => isSamePeriod(each, period)) ? periods : [...periods, period];

/** Without a window every cancellation is taken back. */
export const removePeriod = (periods: readonly Period[], period: Period): readonly Period[] =>
  isEverything(period) ? [] : periods.filter((each) => !isSamePeriod(each, period));
