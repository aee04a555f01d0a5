import { type WatchBetsAnswer, watchBetsSchema } from "@touchline/protocol";
import type { Outlet } from "../delivery/model.ts";
import type { BetWatches } from "./bet-watches.ts";
import type { PunterRooms } from "./punter-rooms.ts";

export interface WatchBetsOptions {
  readonly rooms: PunterRooms;
  readonly watches: BetWatches;
}

/** Whose bets are watched is who the connection speaks for. A bet of somebody else's is never told of. */
export const watchBets = (outlet: Outlet, message: unknown, { rooms, watches }: WatchBetsOptions): WatchBetsAnswer => {
  const parsed = watchBetsSchema.safeParse(message);
  if (!parsed.success) return { error: "INVALID" };
  const claims = rooms.claimsOf(outlet);
  if (!claims) return { error: "UNAUTHORISED" };
  const bets = [...new Set(parsed.data.bets)];
  watches.watch(outlet, { tenant: claims.tenant, punter: claims.sub }, bets);
  return { watching: bets.length };
};
