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

  constructor(path: string, status: number) {
    super(`${path} answered ${status}`);
    this.status = status;
  }
}

/** ETags are the browser's business. */
export const getJson = async (
  path: string,
  query: Readonly<Record<string, QueryValue>>,
  signal: AbortSignal,
): Promise<unknown> => {
  const text = formatQuery(query);
  const response = await fetch(text === "" ? path : `${path}?${text}`, {
    signal,
    headers: { accept: "application/json" },
  });
  if (!response.ok) throw new HttpError(path, response.status);
  return response.json();
};
