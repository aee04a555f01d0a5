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
import type { FastifyInstance } from "fastify";
import { type Answers, addCalls, bearerOf, type CallsOptions, explainToken, Refusal } from "../http/add-calls.ts";

export interface PunterRoutesOptions {
  readonly identity: Identity;
  /** Where rows of a punter are. */
  readonly databaseOf: (owner: Owner) => Database;
  readonly log: Log;
}

export const ownerOf = ({ tenant, sub }: PunterClaims): Owner => ({ tenant, punter: sub });

/** The punter of a call comes from its token only; no request names a punter. */
export const authorisePunter = (identity: Identity): Pick<CallsOptions<PunterClaims>, "authorise" | "explain"> => ({
  authorise: (request) => identity.verify(bearerOf(request)),
  explain: explainToken(identity),
});

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

const answersOf = (databaseOf: PunterRoutesOptions["databaseOf"]): Answers<typeof punterRoutes, PunterClaims> => {
  const rowsOf = (caller: PunterClaims): [Database, Owner] => [databaseOf(ownerOf(caller)), ownerOf(caller)];
  return {
    favourites: ({ caller }) => readFavourites(...rowsOf(caller)),
    changeFavourites: ({ caller, body }) => changeOrRefuse(...rowsOf(caller), body),
    preferences: ({ caller }) => readPreferences(...rowsOf(caller)),
    changePreferences: ({ caller, body }) => changePreferences(...rowsOf(caller), body),
    betslips: ({ caller }) => readBetslips(...rowsOf(caller)),
    keepBetslips: ({ caller, body }) => keepOrRefuse(...rowsOf(caller), body),
  };
};

/** Stored data of the punter in the token, except money. */
export const addPunterRoutes = (server: FastifyInstance, { identity, databaseOf, log }: PunterRoutesOptions): void =>
  addCalls(server, punterRoutes, answersOf(databaseOf), { ...authorisePunter(identity), log });
