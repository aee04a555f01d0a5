import { type AuthoriseAnswer, authoriseSchema } from "@touchline/protocol";
import type { Identity } from "@touchline/server-kit";
import type { Outlet } from "../delivery/model.ts";
import type { PunterRooms } from "./punter-rooms.ts";

export interface AuthoriseOptions {
  readonly identity: Identity;
  readonly rooms: PunterRooms;
  /** What the bus has to say must be asked for before the client is told that it is let in. */
  readonly flush: () => Promise<void>;
  /** The line may be cut while a token is looked at. */
  readonly isOpen: () => boolean;
}

/** Who a connection speaks for is in its token. A client that is mistaken about whose it is gets nothing of anybody. */
export const authorise = async (
  outlet: Outlet,
  message: unknown,
  { identity, rooms, flush, isOpen }: AuthoriseOptions,
): Promise<AuthoriseAnswer> => {
  const parsed = authoriseSchema.safeParse(message);
  if (!parsed.success) return { error: "INVALID" };
  const claims = await identity.verify(parsed.data.token);
  if (!claims || claims.sub !== parsed.data.playerId || !isOpen()) {
    rooms.leave(outlet);
    return { error: "UNAUTHORISED" };
  }
  rooms.join({ outlet, claims });
  await flush();
  return { punter: claims.sub, until: claims.exp * 1_000 };
};
