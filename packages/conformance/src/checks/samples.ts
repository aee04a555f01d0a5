import { randomUUID } from "node:crypto";
import {
  betRoutes,
  betslipRoutes,
  hostRoutes,
  type PlacementRequest,
  punterRoutes,
  ticketRoutes,
} from "@touchline/protocol";
import type { Call, Route } from "../wire/call.ts";

/** An id that no event has. */
export const NO_EVENT = 2_000_000_011;
export const NO_PUNTER = "conformance-nobody";
/** A well-formed code that was never issued. */
export const NO_CODE = "22222222";

const nobodysProfile = (): string => `${randomUUID()}.0`;

export const nobodysPlacement = (): PlacementRequest => ({
  reqUuid: randomUUID(),
  betslipId: randomUUID(),
  brand: "default",
  currency: "EUR",
  oddsChanges: "ask_me",
  selections: [{ hash: "conformance-1", eventId: NO_EVENT, eventVersion: 1, game: "PREMATCH", slots: [0], odds: 200 }],
  bets: [{ type: "single", stake: "1", sizes: [], hashes: ["conformance-1"], bankers: [] }],
});

const rule = () => ({ id: randomUUID(), amount: "1", betProfileId: nobodysProfile() });

interface Sample {
  readonly route: Route;
  /** A valid call about something that does not exist. */
  readonly call: () => Call;
}

/** One call for each route that needs a token. */
export const PUNTER_SAMPLES: readonly Sample[] = [
  { route: punterRoutes.favourites, call: () => ({}) },
  { route: punterRoutes.changeFavourites, call: () => ({ body: {} }) },
  { route: punterRoutes.preferences, call: () => ({}) },
  { route: punterRoutes.changePreferences, call: () => ({ body: {} }) },
  { route: punterRoutes.betslips, call: () => ({}) },
  { route: punterRoutes.keepBetslips, call: () => ({ body: { base: 1_000_000, content: {} } }) },
  { route: betRoutes.place, call: () => ({ body: nobodysPlacement() }) },
  { route: betRoutes.placement, call: () => ({ params: { reqUuid: randomUUID() } }) },
  { route: betRoutes.limits, call: () => ({}) },
  { route: betRoutes.wallet, call: () => ({}) },
  { route: betRoutes.position, call: () => ({ query: { since: Date.now() - 3_600_000 } }) },
  { route: betRoutes.messages, call: () => ({ query: { after: 0 } }) },
  { route: ticketRoutes.bets, call: () => ({}) },
  { route: ticketRoutes.bet, call: () => ({ params: { betId: randomUUID() } }) },
  { route: ticketRoutes.record, call: () => ({ params: { betId: randomUUID() } }) },
  { route: ticketRoutes.course, call: () => ({ params: { betId: randomUUID() } }) },
  {
    route: ticketRoutes.cashOut,
    call: () => ({
      body: {
        reqUuid: randomUUID(),
        betProfileId: nobodysProfile(),
        cashout: { winnings: { total: "1" }, part: null },
        source: "last_tickets",
      },
    }),
  },
  {
    route: ticketRoutes.addRule,
    call: () => ({ body: { ...rule(), kind: "target", part: null, notifyOnly: true, from: null } }),
  },
  { route: ticketRoutes.removeRule, call: () => ({ body: rule() }) },
  { route: ticketRoutes.cancel, call: () => ({ body: { reqUuid: randomUUID(), betId: randomUUID() } }) },
];

export const HOST_SAMPLES: readonly Sample[] = [
  {
    route: hostRoutes.deposit,
    call: () => ({ body: { reqUuid: randomUUID(), punter: NO_PUNTER, currency: "EUR", amount: "1" } }),
  },
  {
    route: hostRoutes.withdraw,
    call: () => ({ body: { reqUuid: randomUUID(), punter: NO_PUNTER, currency: "EUR", amount: "1" } }),
  },
  {
    route: hostRoutes.setLimits,
    call: () => ({ body: { punter: NO_PUNTER, currency: "EUR", limits: [], timeOutUntil: null } }),
  },
  { route: hostRoutes.wallets, call: () => ({ query: { punter: NO_PUNTER } }) },
  { route: hostRoutes.reconciliation, call: () => ({ query: { day: "2026-01-31" } }) },
  { route: hostRoutes.endSession, call: () => ({ body: { sid: `conformance-${randomUUID()}` } }) },
];

/** Calls with a body and without a token. */
export const OPEN_POSTS: readonly Route[] = [betslipRoutes.assemble, betslipRoutes.share];
