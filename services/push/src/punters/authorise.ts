import { type AuthoriseAnswer, authoriseSchema } from "@touchline/protocol";
import { CannotVerify, type Identity } from "@touchline/server-kit";
import type { Outlet } from "../delivery/model.ts";
import type { PunterRooms } from "./punter-rooms.ts";

export interface AuthoriseOptions {
  readonly identity: Identity;
  readonly rooms: PunterRooms;
  /** Makes sure that the subscriptions are active before the client is told that it is authorised. */
  readonly flush: () => Promise<void>;
  /** The connection may be lost while the token is verified. */
  readonly isOpen: () => boolean;
  /** Connections of this node that may speak for one session; 0 is no limit. */
  readonly mostOfSession: number;
}

/** A client whose token cannot be verified now is refused, and comes back with another one. */
const refuseUnverified = (error: unknown): null => {
  if (error instanceof CannotVerify) return null;
  throw error;
};

/** The token decides whom a connection is for; a client that names another player id is refused. */
export const authorise = async (
  outlet: Outlet,
  message: unknown,
  { identity, rooms, flush, isOpen, mostOfSession }: AuthoriseOptions,
): Promise<AuthoriseAnswer> => {
  const parsed = authoriseSchema.safeParse(message);
  if (!parsed.success) return { error: "INVALID" };
  const claims = await identity.verify(parsed.data.token).catch(refuseUnverified);
  if (!claims || claims.sub !== parsed.data.playerId || !isOpen()) {
    rooms.leave(outlet);
    return { error: "UNAUTHORISED" };
  }
  if (mostOfSession > 0 && rooms.othersOf(outlet, claims) >= mostOfSession) return { error: "TOO_MANY" };
  rooms.join({ outlet, claims });
  await flush();
  return { punter: claims.sub, until: claims.exp * 1_000 };
};
