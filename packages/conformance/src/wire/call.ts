import type * as z from "zod/mini";
import type { Answer, Ask } from "./ask.ts";
import { readAnswer } from "./read-answer.ts";

/** A row of one of the contract's tables. Those of the offer have no method. */
export interface Route {
  readonly method?: "GET" | "POST";
  readonly path: string;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly answer: z.ZodMiniType;
}

type Value = string | number | boolean;

export interface Call {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, Value>>;
  readonly body?: unknown;
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Name of a route in checks. */
export const nameOf = ({ method = "GET", path }: Pick<Route, "method" | "path">): string => `${method} ${path}`;

const addressOf = (path: string, { params = {}, query = {} }: Call): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${filled}?${search}` : filled;
};

/** Requests a route, whatever it answers. */
export const askFor = (ask: Ask, { method = "GET", path }: Route, call: Call = {}): Promise<Answer> =>
  ask({
    method,
    path: addressOf(path, call),
    ...(call.token !== undefined && { token: call.token }),
    ...(call.body !== undefined && { body: call.body }),
    ...(call.headers && { headers: call.headers }),
  });

/** Requests a route and parses its answer by the schema. */
export const callFor = async <Each extends Route>(
  ask: Ask,
  route: Each,
  call: Call = {},
  ...due: readonly number[]
): Promise<z.output<Each["answer"]>> =>
  readAnswer<Each["answer"]>(await askFor(ask, route, call), route.answer, ...due);
