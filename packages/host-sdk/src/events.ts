import type { FromApp } from "@touchline/protocol/host-messages";
import type { SportsbookEvents } from "./sportsbook.ts";

/** Messages that the SDK handles itself. */
type Answered = "token.refresh" | "back.asked";

/** Event names by message of the app. */
const EVENT_OF = {
  ready: "loaded",
  "route.changed": "route",
  "settings.changed": "settings",
  "slip.count": "slipCount",
  "bet.placed": "betPlaced",
  "bet.settled": "betSettled",
  "balance.changed": "balanceChanged",
  "balance.asked": "balanceAsked",
  "login.asked": "loginAsked",
  "logout.asked": "logoutAsked",
  "deposit.asked": "depositAsked",
  "page.asked": "pageAsked",
  "break.asked": "breakAsked",
  "check.answered": "checkAnswered",
  "analytics.event": "analyticsEvent",
  scroll: "scroll",
  height: "height",
  error: "error",
} as const satisfies Readonly<Record<Exclude<keyof FromApp, Answered>, keyof SportsbookEvents>>;

export const eventOf = (type: keyof FromApp): keyof SportsbookEvents | undefined =>
  (EVENT_OF as Partial<Record<keyof FromApp, keyof SportsbookEvents>>)[type];

export const EVENTS: readonly (keyof SportsbookEvents)[] = Object.values(EVENT_OF);
