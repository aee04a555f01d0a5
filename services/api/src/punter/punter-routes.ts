import {
  BetslipsChanged,
  changeFavourites,
  changePreferences,
  type Database,
  keepBetslips,
  type Owner,
  readBetslips,
  readFavourites,
  readPreferences,
  TooManyFavourites,
} from "@touchline/db";
import { MOST_KEPT, type PunterBetslips, type PunterClaims, punterRoutes } from "@touchline/protocol";
import type { Identity, Log } from "@touchline/server-kit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Answers, addCalls, bearerOf, Refusal } from "../http/add-calls.ts";

export interface PunterRoutesOptions {
  readonly identity: Identity;
  readonly database: Database;
  readonly log: Log;
}

export const ownerOf = ({ tenant, sub }: PunterClaims): Owner => ({ tenant, punter: sub });

/** Who a call is about is who its token is about. No request says whom it means. */
export const authorisePunter =
  (identity: Identity) =>
  (request: FastifyRequest): Promise<PunterClaims | null> =>
    identity.verify(bearerOf(request));

const changeOrRefuse: typeof changeFavourites = async (database, owner, change) => {
  try {
    return await changeFavourites(database, owner, change);
  } catch (error) {
    throw error instanceof TooManyFavourites ? new Refusal("INVALID_BODY", error.message) : error;
  }
};

const keepOrRefuse = async (
  database: Database,
  owner: Owner,
  kept: Parameters<typeof keepBetslips>[2],
): Promise<PunterBetslips> => {
  if (JSON.stringify(kept.content).length > MOST_KEPT) throw new Refusal("INVALID_BODY", "The slips are too large");
  try {
    return await keepBetslips(database, owner, kept);
  } catch (error) {
    throw error instanceof BetslipsChanged ? new Refusal("CHANGED_SINCE", error.message) : error;
  }
};

const answersOf = (database: Database): Answers<typeof punterRoutes, PunterClaims> => ({
  favourites: ({ caller }) => readFavourites(database, ownerOf(caller)),
  changeFavourites: ({ caller, body }) => changeOrRefuse(database, ownerOf(caller), body),
  preferences: ({ caller }) => readPreferences(database, ownerOf(caller)),
  changePreferences: ({ caller, body }) => changePreferences(database, ownerOf(caller), body),
  betslips: ({ caller }) => readBetslips(database, ownerOf(caller)),
  keepBetslips: ({ caller, body }) => keepOrRefuse(database, ownerOf(caller), body),
});

/** What is kept of the punter that the token is about, apart from money. */
export const addPunterRoutes = (server: FastifyInstance, { identity, database, log }: PunterRoutesOptions): void =>
  addCalls(server, punterRoutes, answersOf(database), { authorise: authorisePunter(identity), log });
