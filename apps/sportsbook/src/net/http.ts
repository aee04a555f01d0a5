export type QueryValue = string | number | boolean | readonly (string | number)[] | undefined;

const formatValue = (value: NonNullable<QueryValue>): string =>
  typeof value === "object" ? value.join() : String(value);

/** Empty lists are left out: the server takes a missing list for an empty one. */
const isGiven = (value: QueryValue): value is NonNullable<QueryValue> =>
  value !== undefined && value !== false && !(typeof value === "object" && value.length === 0);

export const formatQuery = (query: Readonly<Record<string, QueryValue>>): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) => (isGiven(value) ? [[name, formatValue(value)]] : []));
  return new URLSearchParams(pairs).toString().replaceAll("%2C", ",");
};

/** The server answered, but not with what was asked for. */
export class HttpError extends Error {
  readonly status: number;
  /** Milliseconds after which the server may be asked again; null where it does not say. */
  readonly retryAfter: number | null;

  constructor(path: string, status: number, retryAfter: number | null = null) {
    super(`${path} answered ${status}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

export const errorOf = (path: string, { status, headers }: Response): HttpError => {
  const seconds = Number(headers.get("retry-after") ?? Number.NaN);
  return new HttpError(path, status, Number.isFinite(seconds) ? seconds * 1000 : null);
};

/** How a server is asked: by the browser, or by a server that draws the page. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Looked up at each call: tests put their own in its place. */
export const browserFetch: Fetch = (address, init) => fetch(address, init);

/** ETags are the browser's business. */
export const getJson = async (
  path: string,
  query: Readonly<Record<string, QueryValue>>,
  signal: AbortSignal,
  ask: Fetch = browserFetch,
): Promise<unknown> => {
  const text = formatQuery(query);
  const response = await ask(text === "" ? path : `${path}?${text}`, {
    signal,
    headers: { accept: "application/json" },
  });
  if (!response.ok) throw errorOf(path, response);
  return response.json();
};
