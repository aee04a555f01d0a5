import type { Problem } from "@touchline/protocol";
import { CannotVerify, type Identity, type Log } from "@touchline/server-kit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import { sendProblem } from "./offer-routes.ts";

interface Route {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly query?: z.ZodMiniType;
  readonly body: z.ZodMiniType;
  readonly answer: z.ZodMiniType;
}

type Query<Each extends Route> = Each["query"] extends z.ZodMiniType ? z.output<Each["query"]> : undefined;

/** A validated call of an authorised caller. */
export interface Call<Each extends Route, Caller> {
  readonly caller: Caller;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query<Each>;
  readonly body: z.output<Each["body"]>;
}

/** An answer with a status other than 200. */
export class Answered<Value> {
  readonly status: number;
  readonly value: Value;

  constructor(status: number, value: Value) {
    this.status = status;
    this.value = value;
  }
}

/** Sent to the caller as a `Problem`. */
export class Refusal extends Error {
  readonly code: Problem["code"];
  /** Seconds after which the same request may be answered; null where it would be refused again. */
  readonly retryAfter: number | null;

  constructor(code: Problem["code"], message: string, retryAfter: number | null = code === "NOT_READY" ? 2 : null) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export type Answers<Routes extends Readonly<Record<string, Route>>, Caller> = {
  readonly [Name in keyof Routes]: (
    call: Call<Routes[Name], Caller>,
  ) => Promise<z.input<Routes[Name]["answer"]> | Answered<z.input<Routes[Name]["answer"]>>>;
};

export interface CallsOptions<Caller> {
  /** Null when the caller is not authorised. */
  readonly authorise: (request: FastifyRequest) => Promise<Caller | null>;
  /** Why the caller is not authorised; null where that is not disclosed. */
  readonly explain?: (request: FastifyRequest) => string | null;
  readonly log: Log;
}

const parse = <Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  code: Problem["code"],
): z.output<Schema> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(code, `${issue?.path.join(".")}: ${issue?.message}`);
};

export const refuse = (error: unknown, reply: FastifyReply, log: Log): FastifyReply => {
  if (error instanceof Refusal) {
    if (error.retryAfter !== null) reply.header("retry-after", String(error.retryAfter));
    return sendProblem(reply, error.code, error.message);
  }
  if (error instanceof CannotVerify) return refuse(new Refusal("NOT_READY", error.message), reply, log);
  log.error({ err: error }, "call failed");
  return sendProblem(reply.header("retry-after", "2"), "NOT_READY", "Stored data is not readable now");
};

const BEARER = /^Bearer ([\w.~+/-]+=*)$/;

export const bearerOf = ({ headers }: FastifyRequest): string => BEARER.exec(headers.authorization ?? "")?.[1] ?? "";

/** Discloses why a token was refused only where the identity does. */
export const explainToken =
  ({ explain }: Identity) =>
  (request: FastifyRequest): string | null =>
    explain?.(bearerOf(request)) ?? null;

/** Serves a route table of the contract. Answers must not be cached, because they depend on the caller. */
export const addCalls = <Routes extends Readonly<Record<string, Route>>, Caller>(
  server: FastifyInstance,
  routes: Routes,
  answers: Answers<Routes, Caller>,
  { authorise, explain = () => null, log }: CallsOptions<Caller>,
): void => {
  const handle = async (name: keyof Routes, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { method, query, body } = routes[name] as Route;
    const caller = await authorise(request);
    if (caller === null) throw new Refusal("UNAUTHORISED", explain(request) ?? "The token is missing or not valid");
    const answer = await answers[name]({
      caller,
      params: request.params as Record<string, string>,
      query: query && parse(query, request.query, "INVALID_QUERY"),
      body: parse(body, method === "GET" ? undefined : request.body, "INVALID_BODY"),
    } as Call<Routes[typeof name], Caller>);
    return answer instanceof Answered ? reply.code(answer.status).send(answer.value) : answer;
  };

  for (const name of Object.keys(routes) as (keyof Routes & string)[]) {
    const { method, path } = routes[name] as Route;
    server.route({
      method,
      url: path,
      handler: async (request, reply) => {
        reply.header("cache-control", "no-store");
        try {
          return await handle(name, request, reply);
        } catch (error) {
          return refuse(error, reply, log);
        }
      },
    });
  }
};
