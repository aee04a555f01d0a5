import {
  changeFavourites,
  changePreferences,
  type Database,
  type Owner,
  readFavourites,
  readPreferences,
  TooManyFavourites,
} from "@touchline/db";
import { type PunterClaims, punterRoutes } from "@touchline/protocol";
import type { Identity, Log } from "@touchline/server-kit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod/mini";
import { sendProblem } from "../http/offer-routes.ts";

export interface PunterRoutesOptions {
  readonly identity: Identity;
  readonly database: Database;
  readonly log: Log;
}

type RouteName = keyof typeof punterRoutes;
type Body<Name extends RouteName> = z.output<(typeof punterRoutes)[Name]["body"]>;
type Answer<Name extends RouteName> = z.input<(typeof punterRoutes)[Name]["answer"]>;
type Answers = {
  readonly [Name in RouteName]: (database: Database, owner: Owner, body: Body<Name>) => Promise<Answer<Name>>;
};

const ANSWERS: Answers = {
  favourites: readFavourites,
  changeFavourites,
  preferences: readPreferences,
  changePreferences,
};

const BEARER = /^Bearer ([\w.~+/-]+=*)$/;

const tokenOf = ({ headers }: FastifyRequest): string => BEARER.exec(headers.authorization ?? "")?.[1] ?? "";

const ownerOf = ({ tenant, sub }: PunterClaims): Owner => ({ tenant, punter: sub });

const refuse = (error: unknown, reply: FastifyReply, log: Log): FastifyReply => {
  if (error instanceof TooManyFavourites) return sendProblem(reply, "INVALID_BODY", error.message);
  log.error({ err: error }, "the database did not answer");
  return sendProblem(reply.header("retry-after", "2"), "NOT_READY", "What is kept of punters cannot be reached");
};

/** What is kept of the punter that the token is about. No request says whom it means. */
export const addPunterRoutes = (server: FastifyInstance, { identity, database, log }: PunterRoutesOptions): void => {
  const addRoute = <Name extends RouteName>(name: Name): void => {
    const { method, path, body } = punterRoutes[name];
    server.route({
      method,
      url: path,
      handler: async (request, reply) => {
        reply.header("cache-control", "no-store");
        const claims = await identity.verify(tokenOf(request));
        if (!claims) return sendProblem(reply, "UNAUTHORISED", "There is no token, or it is not good");
        const parsed = body.safeParse(method === "GET" ? undefined : request.body);
        if (!parsed.success) {
          const [issue] = parsed.error.issues;
          return sendProblem(reply, "INVALID_BODY", `${issue?.path.join(".")}: ${issue?.message}`);
        }
        try {
          return await ANSWERS[name](database, ownerOf(claims), parsed.data as Body<Name>);
        } catch (error) {
          return refuse(error, reply, log);
        }
      },
    });
  };
  for (const name of Object.keys(ANSWERS) as RouteName[]) addRoute(name);
};
