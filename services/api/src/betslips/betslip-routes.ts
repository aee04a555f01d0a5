import type { IncomingMessage } from "node:http";
import { type Database, readSharedBetslip, shareBetslip } from "@touchline/db";
import {
  betslipRoutes,
  bookingCodeSchema,
  type PunterClaims,
  type SharedAnswer,
  type SharedBetslip,
} from "@touchline/protocol";
import type { Identity, Log, Offer } from "@touchline/server-kit";
import type { FastifyInstance } from "fastify";
import { type Answers, addCalls, bearerOf, Refusal } from "../http/add-calls.ts";
import type { CallLimits } from "../http/limits.ts";
import { assembleSelection } from "./assemble.ts";

export interface BetslipRoutesOptions {
  readonly database: Database;
  /** Null until the offer is complete. */
  readonly offer: () => Offer | null;
  readonly isTenant: (tenant: string) => boolean;
  readonly isTenantUuid: (uuid: string) => boolean;
  readonly identity: Pick<Identity, "verify">;
  readonly limits: Pick<CallLimits, "ofShares">;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly log: Log;
}

/** In English, because the language of whoever loads the code is not known. */
const namesOf = (offer: Offer, { selections }: SharedBetslip): SharedAnswer["names"] =>
  selections.map((stored) => {
    const { event, markets } = assembleSelection(offer, stored, { locale: "en", supplementalNameTypeIds: [] });
    return { event: event?.eventName ?? "", outcomes: markets.map(({ outcomeName }) => outcomeName) };
  });

/** Whoever calls; a punter where the call has their token. */
interface Caller {
  readonly punter: PunterClaims | null;
  readonly address: string;
}

const answersOf = (options: BetslipRoutesOptions): Answers<typeof betslipRoutes, Caller> => {
  const { database, offer, limits, isTenant, isTenantUuid } = options;
  const current = (): Offer => {
    const held = offer();
    if (!held) throw new Refusal("NOT_READY", "The offer is not complete yet");
    return held;
  };
  const known = (tenant: string): string => {
    if (!isTenant(tenant)) throw new Refusal("NOT_FOUND", "No such tenant");
    return tenant;
  };
  return {
    assemble: async ({
      body: { bet, tenantUuid, languageCode: locale, playerUuid, supplementalNameTypeIds },
      caller,
    }) => {
      if (!isTenantUuid(tenantUuid)) throw new Refusal("NOT_FOUND", "No such tenant");
      if (caller.punter && playerUuid !== undefined && caller.punter.sub !== playerUuid)
        throw new Refusal("UNAUTHORISED", "playerUuid is another than the token's");
      const held = current();
      const naming = { locale, supplementalNameTypeIds };
      return { selections: bet.selections.map((stored) => assembleSelection(held, stored, naming)) };
    },
    share: async ({ body: { tenant, betslip }, caller }) => {
      await limits.ofShares(caller.address);
      const names = namesOf(current(), betslip);
      // Selections that are not offered are refused, so that codes cannot be used to store arbitrary data.
      if (names.some(({ event }) => event === ""))
        throw new Refusal("INVALID_BODY", "betslip: a selection is not offered");
      return { code: await shareBetslip(database, known(tenant), { betslip, names }) };
    },
    shared: async ({ params, query }) => {
      const code = bookingCodeSchema.safeParse(params.code?.toUpperCase());
      const shared = code.success ? await readSharedBetslip(database, known(query.tenant), code.data) : null;
      if (!shared) throw new Refusal("NOT_FOUND", "No such code");
      return shared;
    },
  };
};

/** Renewal of stored slips and booking codes. No sign-in needed. */
export const addBetslipRoutes = (server: FastifyInstance, options: BetslipRoutesOptions): void =>
  addCalls(server, betslipRoutes, answersOf(options), {
    authorise: async (request) => ({
      punter: await options.identity.verify(bearerOf(request)),
      address: options.addressOf(request.raw),
    }),
    log: options.log,
  });
