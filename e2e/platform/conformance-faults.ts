import { randomUUID } from "node:crypto";
import { readOfferFrame } from "@touchline/protocol";
import type { Answered, Fault, Passing } from "./faulty-back-end.ts";

/** A mistake of a back end, the check that finds it, and its message. */
export interface Mistake {
  readonly title: string;
  readonly check: string;
  readonly says: RegExp;
  readonly fault: () => Fault;
}

/** Parsed JSON to be changed; untyped on purpose. */
type Json = ReturnType<typeof JSON.parse>;

const isFor = (passing: Passing, method: string, path: string | RegExp): boolean =>
  passing.method === method && (typeof path === "string" ? passing.path === path : path.test(passing.path));

/** Changes the answer of a successful call. */
const changing = (method: string, path: string | RegExp, change: (body: Json) => unknown) => (): Fault => ({
  answer: (answered, passing) => {
    if (!isFor(passing, method, path) || answered.status > 202) return;
    const body = JSON.parse(answered.text);
    answered.text = JSON.stringify(change(body) ?? body);
  },
});

const answering =
  (
    method: string,
    path: string | RegExp,
    when: (answered: Answered) => boolean,
    change: (answered: Answered) => void,
  ) =>
  (): Fault => ({
    answer: (answered, passing) => {
      if (isFor(passing, method, path) && when(answered)) change(answered);
    },
  });

const asking = (method: string, path: string | RegExp, change: (passing: Passing) => void) => (): Fault => ({
  ask: (passing) => {
    if (isFor(passing, method, path)) change(passing);
  },
});

const OFFER = '42["offer",';

/** Changes the chunks of every frame; a frame without chunks is dropped. */
const chunks = (change: (chunk: Json) => unknown) => (): Fault => ({
  push: (message) => {
    if (!message.startsWith(OFFER)) return message;
    const [, ...frame] = JSON.parse(message.slice(2)) as unknown[];
    const left = (readOfferFrame(frame) ?? []).flatMap((chunk) => (change(chunk) === null ? [] : [chunk]));
    return left.length === 0 ? null : `42${JSON.stringify(["offer", ...left])}`;
  },
});

const isWhole = (chunk: Json): boolean => chunk[1] === 0;

const EVENT = /^\/api\/offer\/events\/\d+$/;
const BET = /^\/api\/bets\/[0-9a-f-]{36}$/;

/** Debits the stake again for a repeated request. */
const secondDebit = (): Fault => {
  const seen = new Set<string>();
  let taken = 0;
  return {
    answer: (answered, passing) => {
      if (isFor(passing, "POST", "/api/bets/place") && answered.status === 200) {
        const { reqUuid, bets } = JSON.parse(passing.sent);
        if (seen.has(reqUuid)) taken += Number(bets[0].stake);
        seen.add(reqUuid);
      }
      if (!isFor(passing, "GET", "/api/punter/wallet") || answered.status !== 200) return;
      const wallet = JSON.parse(answered.text);
      const left = (Number(wallet.activeCurrencyBalance) - taken).toFixed(2);
      answered.text = JSON.stringify({ ...wallet, activeCurrencyBalance: left });
    },
  };
};

/** Uses the token seen last for every caller. */
const anybodysBets = (): Fault => {
  let last = "";
  return {
    ask: (passing) => {
      if (isFor(passing, "GET", "/api/bets") || isFor(passing, "POST", "/api/bets/place"))
        last = passing.headers.authorization ?? "";
      else if (BET.test(passing.path)) passing.headers.authorization = last;
    },
  };
};

export const HTTP_MISTAKES: readonly Mistake[] = [
  {
    title: "a field that is missing",
    check: "GET /api/offer/list",
    says: /^GET \/api\/offer\/list: prices is missing$/,
    fault: changing("GET", "/api/offer/list", (body) => void delete body.prices),
  },
  {
    title: "a price that is a text",
    check: "GET /api/offer/events/:eventId",
    says: /markets\[0\]\.outcomes\[0\]\.price is text \("\d+"\), where a number was due/,
    fault: changing("GET", EVENT, (body) => {
      body.markets[0].outcomes[0].price = String(body.markets[0].outcomes[0].price);
    }),
  },
  {
    title: "money as a number",
    check: "GET /api/punter/wallet",
    says: /activeCurrencyBalance is a number \([\d.]+\), where text was due/,
    fault: changing("GET", "/api/punter/wallet", (body) => {
      body.activeCurrencyBalance = Number(body.activeCurrencyBalance);
    }),
  },
  {
    title: "columns that do not fit",
    check: "GET /api/offer/list",
    says: /events\.version has \d+ entries, where the other columns want \d+/,
    fault: changing("GET", "/api/offer/list", (body) => void body.events.version.pop()),
  },
  {
    title: "counts that do not add up",
    check: "GET /api/offer/statistics",
    says: /counts \d+ events, but what it holds counts \d+/,
    fault: changing("GET", "/api/offer/statistics", (body) => void (body.sports[0].count += 1)),
  },
  {
    title: "a language that is ignored",
    check: "GET /api/offer/list in every language",
    says: /^asked for in fi, it answered in en$/,
    fault: asking("GET", "/api/offer/list", ({ query }) => query.delete("locale")),
  },
  {
    title: "a filter that is ignored",
    check: "GET /api/offer/list with sport",
    says: /^event \d+ is in the list for sport=\d+$/,
    fault: asking("GET", "/api/offer/list", ({ query }) => query.delete("sport")),
  },
  {
    title: "the whole list where its beginning is asked for",
    check: "GET /api/offer/list with first",
    says: /^event \d+ is in the list for first=3$/,
    fault: asking("GET", "/api/offer/list", ({ query }) => query.delete("first")),
  },
  {
    title: "HTML instead of JSON",
    check: "GET /api/offer/promoted-statistics",
    says: /answered with HTML, where JSON was due: <!doctype html>/,
    fault: answering(
      "GET",
      "/api/offer/promoted-statistics",
      () => true,
      (answered) => {
        answered.text = "<!doctype html><title>Welcome</title>";
        answered.headers["content-type"] = "text/html";
      },
    ),
  },
  {
    title: "an answer that never comes",
    check: "GET /api/offer/search with If-None-Match",
    says: /^GET \/api\/offer\/search\?\S+: no answer within 4 s$/,
    fault: () => ({ hangs: ({ path }) => path === "/api/offer/search" }),
  },
  {
    title: "no ETag",
    check: "GET /api/offer/market-specifiers with If-None-Match",
    says: /has no ETag$/,
    fault: answering(
      "GET",
      "/api/offer/market-specifiers",
      () => true,
      ({ headers }) => void delete headers.etag,
    ),
  },
  {
    title: "an ETag that is not looked at",
    check: "GET /api/offer/events/:eventId with If-None-Match",
    says: /answered 200 with all of it, where 304 was due$/,
    fault: asking("GET", EVENT, ({ headers }) => void delete headers["if-none-match"]),
  },
  {
    title: "a published version that changed",
    check: "GET /api/brands/:slug/documents/:version",
    says: /^version 1 is not what the newest was$/,
    fault: changing("GET", "/api/brands/default/documents/1", (brand) => void (brand.name = "Another")),
  },
  {
    title: "a wrong query that is an error of the server",
    check: "GET /api/offer/list with a wrong query",
    says: /sport=soccer answered 500, where 400 was due/,
    fault: answering(
      "GET",
      "/api/offer/list",
      ({ status }) => status === 400,
      (answered) => void (answered.status = 500),
    ),
  },
  {
    title: "a refusal without its reason",
    check: "GET /api/bets/:betId of nobody's",
    says: /: code is missing; message is missing$/,
    fault: answering(
      "GET",
      BET,
      ({ status }) => status === 404,
      (answered) => void (answered.text = "{}"),
    ),
  },
  {
    title: "200 instead of 401",
    check: "GET /api/punter/wallet without a good token",
    says: /answered 200, where 401 was due/,
    fault: answering(
      "GET",
      "/api/punter/wallet",
      ({ status }) => status === 401,
      (answered) => {
        answered.status = 200;
        answered.text = JSON.stringify({ enabled: false, currency: "EUR", activeCurrencyBalance: "0" });
      },
    ),
  },
  {
    title: "what is said of a punter kept on the way",
    check: "GET /api/bets is kept by nobody",
    says: /has Cache-Control: public, max-age=60$/,
    fault: answering(
      "GET",
      "/api/bets",
      () => true,
      ({ headers }) => void (headers["cache-control"] = "public, max-age=60"),
    ),
  },
  {
    title: "another punter's bet given out",
    check: "GET /api/bets/:betId of another punter",
    says: /of another punter's bet answered 200$/,
    fault: anybodysBets,
  },
  {
    title: "favourites that are not kept",
    check: "POST /api/punter/favourites",
    says: /^a favourite was added, and the answer does not have it$/,
    fault: asking("POST", "/api/punter/favourites", (passing) => void (passing.sent = "{}")),
  },
  {
    title: "a page that comes again",
    check: "GET /api/bets",
    says: /^a bet stands on two pages$/,
    fault: asking("GET", "/api/bets", ({ query }) => query.delete("before")),
  },
  {
    title: "a message that is lost",
    check: "GET /api/punter/messages",
    says: /^number 3 follows number 1$/,
    fault: changing("GET", "/api/punter/messages", (body) => void body.messages.splice(1, 1)),
  },
  {
    title: "what is gone left out of a slip",
    check: "POST /api/betslips/assemble",
    says: /were asked for, and it answered with \d+ open$/,
    fault: changing("POST", "/api/betslips/assemble", (body) => void body.selections.shift()),
  },
  {
    title: "a deposit taken twice",
    check: "POST /api/host/deposits",
    says: /^0\.10 was deposited, twice by one name, and the balance rose by 200 thousandths$/,
    fault: asking("POST", "/api/host/deposits", (passing) => {
      passing.sent = JSON.stringify({ ...JSON.parse(passing.sent), reqUuid: randomUUID() });
    }),
  },
  {
    title: "a second debit for the same request",
    check: "POST /api/bets/place twice",
    says: /^the same request again changed the balance by -100 thousandths$/,
    fault: secondDebit,
  },
  {
    title: "a price that nobody agreed to",
    check: "POST /api/bets/place at a price that is no more",
    says: /^it was PLACED, where REJECTED with ODDS_CHANGED was due$/,
    fault: asking("POST", "/api/bets/place", (passing) => {
      passing.sent = JSON.stringify({ ...JSON.parse(passing.sent), oddsChanges: "accept_any_changes" });
    }),
  },
  {
    title: "a refusal for another reason",
    check: "POST /api/bets/place at a price that is no more",
    says: /^it was turned down with SUSPENDED, where ODDS_CHANGED was due$/,
    fault: changing("POST", "/api/bets/place", (body) => {
      body.result.bets[0].reasons = [{ code: "SUSPENDED", reason: "Suspended" }];
    }),
  },
];

const isAnswerWith = (message: string, error: string): boolean =>
  /^43\d+\[/.test(message) && message.includes(`"error":"${error}"`);

const acknowledging = (error: string, instead: object) => (): Fault => ({
  push: (message) => (isAnswerWith(message, error) ? message.replace(/\[.*$/s, JSON.stringify([instead])) : message),
});

export const PUSH_MISTAKES: readonly Mistake[] = [
  {
    title: "frames with a gap",
    check: "push offer",
    says: /^event \d+: a change builds on version \d+, but \d+ is the last that was told: what lies between is lost$/,
    fault: chunks((chunk) => {
      if (isWhole(chunk)) return;
      chunk[1] += 5;
      chunk[2] += 5;
    }),
  },
  {
    title: "prices that are not sent",
    check: "push offer",
    says: /^event \d+ at version \d+: slot \d+ is -?\d+ by HTTP and -?\d+ by push$/,
    fault: chunks((chunk) => {
      if (!isWhole(chunk)) chunk[3] = [];
    }),
  },
  {
    title: "a frame of another shape",
    check: "push watch full",
    says: /^pushed "offer": \[0\]\[3\] is text \("1\.85"\), where a list was due$/,
    fault: chunks((chunk) => void (chunk[3] = "1.85")),
  },
  {
    title: "no whole event for who holds nothing",
    check: "push watch list",
    says: /^event \d+ was watched from version 0, and the answer came without the whole event before it$/,
    fault: chunks((chunk) => (isWhole(chunk) ? null : undefined)),
  },
  {
    title: "the whole event for who has it",
    check: "push watch by version",
    says: /^event \d+ was watched at version \d+, and version \d+ came all the same$/,
    fault: () => ({ say: (message) => message.replace(/(\["watch".*\[\[\d+,)\d+/, "$10") }),
  },
  {
    title: "no sign of life",
    check: "push heartbeat",
    says: /^no heartbeat came within 4 s$/,
    fault: () => ({ push: (message) => (message.startsWith('42["heartbeat"') ? null : message) }),
  },
  {
    title: "a message that nobody knows",
    check: "push heartbeat",
    says: /^"pulse" was pushed, which the contract does not know$/,
    fault: () => ({ push: (message) => message.replace('42["heartbeat"', '42["pulse"') }),
  },
  {
    title: "a watch that is never acknowledged",
    check: "push watch lines",
    says: /^"watch" was not acknowledged within 4 s$/,
    fault: () => ({ push: (message) => (message.startsWith("43") ? null : message) }),
  },
  {
    title: "a bad token that lets in",
    check: "push authorise with a bad token",
    says: /where UNAUTHORISED was due$/,
    fault: acknowledging("UNAUTHORISED", { punter: "x", until: 1 }),
  },
  {
    title: "a handshake whose token nobody reads",
    check: "push handshake",
    says: /^the punter's own bets were not watched: \{"error":"UNAUTHORISED"\}$/,
    fault: () => ({ say: (message) => message.replace(/^40\{.*/s, "40") }),
  },
  {
    title: "a handshake with a bad token that lets in",
    check: "push handshake with a bad token",
    says: /where UNAUTHORISED was due$/,
    fault: acknowledging("UNAUTHORISED", { watching: 0 }),
  },
  {
    title: "a result that only authorise brings",
    check: "push placementResult after a handshake",
    says: /^the result of [0-9a-f-]{36} was never pushed$/,
    fault: () => ({ say: (message) => message.replace(/^40\{.*/s, "40") }),
  },
  {
    title: "as many events as anybody likes",
    check: "push watch TOO_MANY",
    says: /^it was taken: \{"watching":401\}$/,
    fault: acknowledging("TOO_MANY", { watching: 401 }),
  },
  {
    title: "a result that is not pushed",
    check: "push placementResult",
    says: /^the result of [0-9a-f-]{36} was never pushed$/,
    fault: () => ({ push: (message) => (message.startsWith('42["placementResult"') ? null : message) }),
  },
  {
    title: "a line that is cut",
    check: "push watch full",
    says: /^the line was cut: transport close$/,
    fault: () => ({ cuts: (message) => message.startsWith("43") }),
  },
];
