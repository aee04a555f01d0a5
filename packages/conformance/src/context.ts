import type { Authorise } from "@touchline/protocol";
import type * as z from "zod/mini";
import type { Options } from "./options.ts";
import { type Answer, createAsk, type Request } from "./wire/ask.ts";
import { askFor, type Call, callFor, type Route } from "./wire/call.ts";
import { type Line, openLine } from "./wire/line.ts";

/** What a check works with. */
export interface Context {
  readonly options: Options;
  readonly ask: (request: Request) => Promise<Answer>;
  readonly askFor: (route: Route, call?: Call) => Promise<Answer>;
  readonly call: <Each extends Route>(
    route: Each,
    call?: Call,
    ...due: readonly number[]
  ) => Promise<z.output<Each["answer"]>>;
  /** A new connection, a visitor's or with credentials in its handshake; closed after the check. */
  readonly line: (credentials?: Authorise) => Promise<Line>;
  /** Runs once for all checks and returns the first result, even if it was a complaint. */
  readonly once: <Value>(name: string, make: () => Promise<Value>) => Promise<Value>;
}

/** Makes a context for each check; results of `once` are shared. */
export const createContexts = (options: Options) => {
  const done = new Map<string, Promise<unknown>>();
  const ask = createAsk(options.api, options.patience);

  const once = <Value>(name: string, make: () => Promise<Value>): Promise<Value> => {
    const known = done.get(name) ?? make();
    done.set(name, known);
    return known as Promise<Value>;
  };

  return (): { readonly context: Context; readonly lines: readonly Line[] } => {
    const lines: Line[] = [];
    const context: Context = {
      options,
      ask,
      askFor: (route, call) => askFor(ask, route, call),
      call: (route, call, ...due) => callFor(ask, route, call, ...due),
      line: async (credentials) => {
        const line = await openLine(options.push ?? "", options.patience, credentials);
        lines.push(line);
        return line;
      },
      once,
    };
    return { context, lines };
  };
};
