import type { RejectionCode, RejectionReason } from "@touchline/protocol";

/** For logs and API clients only: the app has its own text for each code, in every language. */
const TEXTS: Readonly<Record<RejectionCode, string>> = {
  ODDS_CHANGED: "The price has moved",
  SUSPENDED: "Betting on it is suspended",
  NOT_OFFERED: "The outcome is no longer offered",
  EVENT_STARTED: "The event has started",
  EVENT_ENDED: "The event is over",
  FEED_SILENT: "The producer of its prices is silent",
  STALE_OFFER: "The server has an older version of the event than the bettor",
  STAKE_BELOW_MIN: "The stake is below the minimum",
  STAKE_ABOVE_MAX: "The stake is above the maximum",
  LIABILITY_REACHED: "The liability limit of the outcome is reached at this stake",
  BALANCE_INSUFFICIENT: "The balance is below the stake",
  NOT_COMBINABLE: "These outcomes cannot be bet on together",
  BET_TYPE_UNAVAILABLE: "The brand does not offer this kind of bet",
  TERMS_CHANGED: "Taxes or bonuses are less favourable than those shown",
  LIMIT_REACHED: "A limit of the punter is reached",
  ON_BREAK: "The punter is on a break",
  WALLET_UNAVAILABLE: "The operator's wallet did not take the stake",
  NOT_DECIDED: "It could not be decided in time",
};

export const reasonOf = (code: RejectionCode): RejectionReason => ({ code, reason: TEXTS[code] });
