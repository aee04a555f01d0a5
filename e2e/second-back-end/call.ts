import type { Account } from "./accounts.ts";
import type { Claims } from "./tokens.ts";

export const LOCALES = ["en", "de", "es", "pt", "fi", "nb", "sv", "tr", "id", "ar"];

/** A call as it came. */
export interface Call {
  readonly query: URLSearchParams;
  readonly params: readonly string[];
  // biome-ignore lint/suspicious/noExplicitAny: what a client sends may be anything.
  readonly body: any;
}

/** A call of a punter whose token was verified. */
export interface PunterCall extends Call {
  readonly claims: Claims;
  readonly account: Account;
}

/** An answer that refuses. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** An answer with another status than 200. */
export class Answer {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: object) {
    this.status = status;
    this.body = body;
  }
}

export const notFound = (what: string): Problem => new Problem(404, "NOT_FOUND", `No such ${what}`);
export const invalidBody = (why: string): Problem => new Problem(400, "INVALID_BODY", why);

/** By parameter: what a query may say. */
const PARAMETERS: Readonly<Record<string, RegExp>> = {
  sport: /^[1-9]\d*$/,
  category: /^[1-9]\d*$/,
  tournament: /^[1-9]\d*$/,
  catalog: /^[1-9]\d*$/,
  promotedOffer: /^[1-9]\d*$/,
  until: /^[1-9]\d*$/,
  from: /^[1-9]\d*$/,
  events: /^(\d+(,\d+)*)?$/,
  tournaments: /^(\d+(,\d+)*)?$/,
  supplementalNameTypeIds: /^(\d+(,\d+)*)?$/,
  slots: /^\d+(,\d+){0,9}$/,
  event: /^[1-9]\d*$/,
  selections: /^\d+o\d+(,\d+o\d+){0,9}$/,
  numberOfMarketsPerSport: /^[1-6]$/,
  first: /^([1-9]|[1-9]\d|1\d\d|200)$/,
  game: /^(sports|live)$/,
  eventCounterType: /^(ALL|LIVE|PREMATCH|STREAMED|OUTRIGHT)$/,
  streamed: /^(true|false)$/,
  outrights: /^(true|false)$/,
  lines: /^(true|false)$/,
  since: /^[1-9]\d*$/,
  after: /^\d+$/,
  filter: /^(open|settled|won|cashed_out|all)$/,
  limit: /^([1-9]|[1-4]\d|50)$/,
  text: /^.{2,60}$/s,
  locale: new RegExp(`^(${LOCALES.join("|")})$`),
};

export const checkQuery = (query: URLSearchParams): void => {
  for (const [name, value] of query)
    if (PARAMETERS[name] && !PARAMETERS[name].test(value)) throw new Problem(400, "INVALID_QUERY", `${name}: ${value}`);
};

export type Route<Kind> = readonly [method: string, path: RegExp, answer: (call: Kind) => object];
