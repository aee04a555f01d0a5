import {
  type BookLimits,
  bookLimitsSchema,
  type Placement,
  type PlacementRequest,
  type PositionAnswer,
  type PunterMessages,
  placementSchema,
  positionSchema,
  punterMessagesSchema,
  type WalletAnswer,
  walletSchema,
} from "@touchline/protocol";
import type { PunterCall } from "./punter-call.ts";

/** Bets and money of one punter. */
export const createBetsApi = (call: PunterCall) => ({
  place: async (request: PlacementRequest, signal: AbortSignal): Promise<Placement> =>
    placementSchema.parse(await call("/api/bets/place", request, signal)),

  placement: async (reqUuid: string, signal: AbortSignal): Promise<Placement> =>
    placementSchema.parse(await call(`/api/bets/placements/${reqUuid}`, null, signal)),

  limits: async (outcomes: readonly string[], signal?: AbortSignal): Promise<BookLimits> => {
    const query = outcomes.length > 0 ? `?outcomes=${outcomes.join()}` : "";
    return bookLimitsSchema.parse(await call(`/api/bets/limits${query}`, null, signal));
  },

  wallet: async (signal?: AbortSignal): Promise<WalletAnswer> =>
    walletSchema.parse(await call("/api/punter/wallet", null, signal)),

  position: async (since: number, signal?: AbortSignal): Promise<PositionAnswer> =>
    positionSchema.parse(await call(`/api/punter/position?since=${since}`, null, signal)),

  /** What the punter was told after a number. */
  messages: async (after: number, signal?: AbortSignal): Promise<PunterMessages> =>
    punterMessagesSchema.parse(await call(`/api/punter/messages?after=${after}`, null, signal)),
});
