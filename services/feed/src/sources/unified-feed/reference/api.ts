import { RefusedMessage } from "../wire/refusal.ts";
import { formatUrn, type Urn } from "../wire/urn.ts";
import { parseXml, type XmlElement } from "../wire/xml.ts";
import { type Selection, selectionsDocument } from "./joint-price.ts";

export interface ApiOptions {
  /** For example `https://api.provider.example/v1`. */
  readonly url: string;
  readonly token: string;
  readonly timeoutMs: number;
  readonly node: number;
}

export class ApiError extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** Whether the provider has nothing that can be read: to ask again at once would bring the same. */
export const isFinal = (error: unknown): boolean =>
  error instanceof RefusedMessage || (error instanceof ApiError && error.status === 404);

const AT_ONCE = 16;
/** Nobody waits longer for a price. */
const PRICE_TIMEOUT_MS = 2_000;

/** Lets a few calls run at a time. */
const createTurnstile = () => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Value>(call: () => Promise<Value>): Promise<Value> => {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await call();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
};

/** The provider's HTTP side: reference data, and requests for recoveries. */
export const createApi = ({ url, token, timeoutMs, node }: ApiOptions) => {
  const call = async (method: "GET" | "POST", path: string, content?: string, limitMs = timeoutMs): Promise<string> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { "x-access-token": token, ...(content && { "content-type": "application/xml" }) },
      body: content ?? null,
      signal: AbortSignal.timeout(limitMs),
    });
    const body = await response.text();
    if (!response.ok) throw new ApiError(`${method} ${path}: ${response.status}`, response.status);
    return body;
  };
  const inTurn = createTurnstile();
  const parse = (path: string, body: string): XmlElement => {
    try {
      return parseXml(body);
    } catch (error) {
      throw new RefusedMessage("xml", `${path}: ${error instanceof Error ? error.message : "malformed"}`);
    }
  };
  const get = async (path: string): Promise<XmlElement> => parse(path, await inTurn(() => call("GET", path)));
  const requestOf = (requestId: number): string => `request_id=${requestId}&node_id=${node}`;

  return {
    producers: () => get("/descriptions/producers.xml"),
    markets: (language: string) => get(`/descriptions/${language}/markets.xml`),
    tournaments: (language: string) => get(`/sports/${language}/tournaments.xml`),
    fixture: (language: string, urn: Urn) => get(`/sports/${language}/sport_events/${formatUrn(urn)}/fixture.xml`),
    schedule: (language: string, start: number, limit: number) =>
      get(`/sports/${language}/schedules/pre/schedule.xml?start=${start}&limit=${limit}`),
    liveSchedule: (language: string) => get(`/sports/${language}/schedules/live/schedule.xml`),
    competitor: (language: string, urn: string) => get(`/sports/${language}/competitors/${urn}/profile.xml`),
    player: (language: string, urn: string) => get(`/sports/${language}/players/${urn}/profile.xml`),
    /** The joint price of outcomes of one event. A bettor waits for it, so it takes no turn among the reference data. */
    calculate: async (selections: readonly Selection[]): Promise<XmlElement> => {
      const path = "/custombet/calculate";
      return parse(path, await call("POST", path, selectionsDocument(selections), PRICE_TIMEOUT_MS));
    },
    recover: async (product: string, requestId: number, after: number | null): Promise<void> => {
      const from = after === null ? "" : `after=${after}&`;
      await call("POST", `/${product}/recovery/initiate_request?${from}${requestOf(requestId)}`);
    },
    /** Odds of one event, or its settlements and cancellations. */
    recoverEvent: async (product: string, what: "odds" | "stateful_messages", urn: Urn, requestId: number) => {
      await call("POST", `/${product}/${what}/events/${formatUrn(urn)}/initiate_request?${requestOf(requestId)}`);
    },
  };
};

export type Api = ReturnType<typeof createApi>;
