import type { Placement } from "./accounts.ts";
import { Answer, invalidBody, notFound, Problem, type PunterCall, type Route } from "./call.ts";

const LONGEST_PAST = 31 * 86_400_000;

const PREFERENCES = [
  "mobileOfferView",
  "desktopOfferView",
  "offerGridMobileLayout",
  "offerGridDesktopLayout",
  "oddsFormat",
  "theme",
  "oddsChangesOption",
  "defaultPayment",
  "indonesianOfferType",
];
const LISTS = ["tournaments", "events", "markets"].flatMap((name) => [name, `${name}ForRemoval`]);

/** A body has no other fields than these. */
const checkBody = (body: unknown, known: readonly string[], isValue: (value: unknown) => boolean): void => {
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw invalidBody("no object");
  for (const [name, value] of Object.entries(body))
    if (!known.includes(name) || !isValue(value)) throw invalidBody(name);
};

const isIds = (value: unknown): boolean =>
  Array.isArray(value) && value.every((id) => Number.isSafeInteger(id) && Number(id) > 0);
const isChoice = (value: unknown): boolean => value === null || typeof value === "string";

const keep = (set: readonly number[], add: readonly number[] = [], remove: readonly number[] = []): number[] => [
  ...new Set([...set, ...add].filter((id) => !remove.includes(id))),
];

/** Calls in a punter's name. `tell` pushes to their connections. */
export const punterRoutes = (
  tell: (punter: string, event: string, message: object) => void,
): readonly Route<PunterCall>[] => [
  ["GET", /^\/api\/punter\/favourites$/, ({ account }) => account.stored.favourites],
  [
    "POST",
    /^\/api\/punter\/favourites$/,
    ({ account, body }) => {
      checkBody(body, LISTS, isIds);
      const { tournaments, events, markets } = account.stored.favourites;
      account.stored.favourites = {
        tournaments: keep(tournaments, body?.tournaments, body?.tournamentsForRemoval),
        events: keep(events, body?.events, body?.eventsForRemoval),
        markets: keep(markets, body?.markets, body?.marketsForRemoval),
      };
      return account.stored.favourites;
    },
  ],
  ["GET", /^\/api\/punter\/preferences$/, ({ account }) => account.stored.preferences],
  [
    "POST",
    /^\/api\/punter\/preferences$/,
    ({ account, body }) => {
      checkBody(body, PREFERENCES, isChoice);
      account.stored.preferences = { ...account.stored.preferences, ...body };
      return account.stored.preferences;
    },
  ],
  ["GET", /^\/api\/punter\/betslips$/, ({ account }) => account.stored.betslips],
  [
    "POST",
    /^\/api\/punter\/betslips$/,
    ({ account, body }) => {
      const { version } = account.stored.betslips;
      if (!Number.isSafeInteger(body?.base) || typeof body.content !== "object") throw invalidBody("base");
      if (body.base !== version) throw new Problem(409, "CHANGED_SINCE", `the version is ${version}`);
      account.stored.betslips = { version: version + 1, content: body.content };
      return account.stored.betslips;
    },
  ],
  [
    "GET",
    /^\/api\/punter\/wallet$/,
    ({ account }) => ({ enabled: true, currency: "EUR", activeCurrencyBalance: account.balance() }),
  ],
  [
    "GET",
    /^\/api\/punter\/position$/,
    ({ account, query }) => {
      if (!query.has("since")) throw new Problem(400, "INVALID_QUERY", "since is missing");
      const since = Number(query.get("since"));
      if (since < Date.now() - LONGEST_PAST) throw new Problem(400, "INVALID_QUERY", "since is too long ago");
      return account.position(since);
    },
  ],
  [
    "GET",
    /^\/api\/punter\/messages$/,
    ({ account: { messages }, query }) => ({
      messages: messages.slice(Number(query.get("after") ?? 0)),
      seq: messages.length,
    }),
  ],
  [
    "GET",
    /^\/api\/bets\/limits$/,
    () => ({ currency: "EUR", minStake: "0.50", maxStake: "500.00", maxWinnings: "20000.00" }),
  ],
  [
    "POST",
    /^\/api\/bets\/place$/,
    ({ account, claims, body }) => {
      if (!Array.isArray(body?.bets) || !Array.isArray(body.selections)) throw invalidBody("bets");
      if (body.currency !== claims.currency) throw invalidBody("currency: not the punter's");
      const answer = account.place(body as Placement, (told) => tell(claims.sub, "placementResult", told));
      if (!answer) throw new Problem(409, "REQUEST_REUSED", "reqUuid was used for another request");
      return "result" in answer ? answer : new Answer(202, answer);
    },
  ],
  [
    "GET",
    /^\/api\/bets\/placements\/([^/]+)$/,
    ({ account, params }) => {
      const placement = account.placement(params[0] ?? "");
      if (!placement) throw notFound("request");
      return placement;
    },
  ],
  ["GET", /^\/api\/bets$/, ({ account: { bets } }) => ({ bets, next: null, open: bets.length })],
  [
    "GET",
    /^\/api\/bets\/([^/]+)$/,
    ({ account, params }) => {
      const bet = account.bets.find((each) => (each as { id: string }).id === params[0]);
      if (!bet) throw notFound("bet");
      return { bet };
    },
  ],
];
