import { type WatchBetsAnswer, watchBetsSchema } from "@touchline/protocol";
import type { Outlet } from "../delivery/model.ts";
import type { BetWatches } from "./bet-watches.ts";
import type { PunterRooms } from "./punter-rooms.ts";

export interface WatchBetsOptions {
  readonly rooms: PunterRooms;
  readonly watches: BetWatches;
}

/** The punter comes from the connection's token, so another punter's bets cannot be watched. */
export const watchBets = (outlet: Outlet, message: unknown, { rooms, watches }: WatchBetsOptions): WatchBetsAnswer => {
  const parsed = watchBetsSchema.safeParse(message);
  if (!parsed.success) return { error: "INVALID" };
  const claims = rooms.claimsOf(outlet);
  if (!claims) return { error: "UNAUTHORISED" };
  const bets = [...new Set(parsed.data.bets)];
  watches.watch(outlet, { tenant: claims.tenant, punter: claims.sub }, bets);
  return { watching: bets.length };
};
