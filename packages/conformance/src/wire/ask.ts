import { Complaint } from "../complaint.ts";

export interface Request {
  readonly method?: "GET" | "POST";
  /** Including its query. */
  readonly path: string;
  readonly token?: string | null;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  /** Method and path, for messages. */
  readonly asked: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export type Ask = (request: Request) => Promise<Answer>;

/** Why there is no answer, in words. A failed fetch has its reason in `cause`. */
export const reasonOf = (error: unknown, patience: number): string => {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === "TimeoutError") return `no answer within ${patience / 1000} s`;
  return `no answer: ${cause?.code ?? cause?.message ?? message}`;
};

/** Sends one request, with the timeout for the whole answer. */
export const createAsk =
  (api: string, patience: number): Ask =>
  async ({ method = "GET", path, token, body, headers = {} }) => {
    const asked = `${method} ${path}`;
    try {
      const response = await fetch(`${api}${path}`, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patience),
      });
      return { asked, status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      throw new Complaint(`${asked}: ${reasonOf(error, patience)}`);
    }
  };
