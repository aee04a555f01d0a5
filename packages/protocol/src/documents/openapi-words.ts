/** What schemas and comments cannot say. */

export const PUNTER_TOKEN =
  "A JWT (ES256) of the tenant's host, valid for at most 15 minutes. Claims: `iss`, `aud` (`touchline`), `sub` (the punter's id), `tenant`, `sid` (the session), `currency`, `iat`, `exp`; optional `breakUntil` in milliseconds. No call names the punter otherwise. To try: `pnpm run token --punter ID`.";
export const HOST_TOKEN =
  "A JWT (ES256) of the tenant's host for itself, signed with the same keys as its punters' tokens. Claims: `iss`, `aud` (`touchline-host`), `tenant`, `iat`, `exp`; no `sub`. Sign one for each call and let it live for a minute: the bets service verifies those of deposits, withdrawals, limits and reconciliations again. The tenant of the call is the token's. To try: `pnpm run token --host`.";

/** In the order of the reference. */
export const TAGS = {
  Offer: "Events, markets and prices. The same for everybody: no token, with ETag.",
  Brands: "Published settings of brands.",
  Betslips: "Renewal of stored slips, and booking codes. No token.",
  Punter: "Stored data, wallet and messages of the punter in the token.",
  Bets: "Placement, tickets and cash-out of the punter in the token.",
  Host: `Calls of the operator's own server, never of a page: \`Authorization: Bearer <host token>\`. ${HOST_TOKEN}`,
  "Operator's site":
    "Not part of the API: paths of the operator's site that a standalone page requests on its own origin. A page that embeds the app by the SDK does not need them.",
} as const;
export type Tag = keyof typeof TAGS;

/** Parameters that no comment of a schema describes. */
export const PARAMETERS: Readonly<Record<string, string>> = {
  sport: "Only events of this sport.",
  category: "Only events of this category.",
  tournament: "Only events of this tournament.",
  promotedOffer: "Only events of this promoted offer.",
  streamed: "Only events with a video stream.",
  outrights: "Outrights instead of matches.",
  tournaments: "Favourites: also the events of these tournaments. Ids, separated by commas.",
  events: "Ids of events, separated by commas.",
  numberOfMarketsPerSport: "At most so many markets of each sport's grid.",
  supplementalNameTypeIds: "Supplemental names of competitors that the answer should have. Ids, separated by commas.",
  locale: "The language of names.",
  eventCounterType: "Which events are counted.",
  eventId: "Id of the event.",
  text: "What the names of teams, leagues or events contain.",
  limit: "At most so many.",
  interests: "Tournaments that the bettor looked at. Ids, separated by commas.",
  selections: "Outcomes as `{event}o{slot}`, separated by commas.",
  event: "Id of the event, with `slots`.",
  slots: "Slots of outcomes of `event`, separated by commas.",
  slug: "Name of the brand.",
  version: "Number of the published version.",
  reqUuid: "The id that the client gave the placement.",
  after: "Number of the last message that the client has.",
  filter: "Which bets.",
  before: "`next` of the page before.",
  betId: "Id of the bet.",
  day: "A day in UTC, as 2027-01-31.",
  code: "The booking code; small letters are accepted.",
  tenant: "Name of the tenant.",
  punter: "The punter's id, as in the tokens of the tenant.",
  return: "Path of the app to return to.",
};
