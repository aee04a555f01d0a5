import type { RejectionCode, RejectionReason } from "@touchline/protocol";

/** For logs and for readers of the contract: the app has a text of its own for each code, in every language. */
const TEXTS: Readonly<Record<RejectionCode, string>> = {
  ODDS_CHANGED: "The price has moved",
  SUSPENDED: "Betting on it is stopped for the moment",
  NOT_OFFERED: "It is offered no more",
  EVENT_STARTED: "The event has started",
  EVENT_ENDED: "The event is over",
  FEED_SILENT: "Its prices cannot be trusted now",
  STALE_OFFER: "The book does not know the event as new as the bettor does",
  STAKE_BELOW_MIN: "The stake is below the least",
  STAKE_ABOVE_MAX: "The stake is above the most",
  LIABILITY_REACHED: "The book takes no more on it at this stake",
  BALANCE_INSUFFICIENT: "The balance is below the stake",
  NOT_COMBINABLE: "These outcomes cannot be bet on together",
  BET_TYPE_UNAVAILABLE: "The brand does not offer this kind of bet",
  NOT_DECIDED: "It could not be decided in time",
};

export const reasonOf = (code: RejectionCode): RejectionReason => ({ code, reason: TEXTS[code] });
