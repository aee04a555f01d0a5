import { type EventDetail, type ListEvent, type OfferList, offerRoutes, unpackOfferList } from "@touchline/protocol";
import { found, knowing } from "./complaint.ts";
import type { Context } from "./context.ts";

type Game = "sports" | "live";

const loadList = async ({ call }: Context, game: Game): Promise<OfferList> =>
  unpackOfferList(await knowing("there is no list to choose from", call(offerRoutes.list, { query: { game } })));

/**
 * Lists are read once: checks choose from them what to request, and then request it again. Faults of a list are reported by the checks of
 * lists.
 */
export const readList = (context: Context, game: Game = "sports"): Promise<OfferList> =>
  context.once(`list ${game}`, () => loadList(context, game));

export const anyEvent = async (context: Context): Promise<ListEvent> =>
  found((await readList(context)).events[0], "there is no event on offer");

/** Events that will not start during the check. */
const upcoming = async (context: Context): Promise<ListEvent[]> => {
  const soon = Date.now() + 5 * 60_000;
  return (await readList(context)).events.filter(({ live, startsAt, name }) => !live && startsAt > soon && !name);
};

export const quietEvent = async (context: Context): Promise<ListEvent> =>
  found((await upcoming(context))[0], "no event on offer is yet to start");

const MOST_FOLLOWED = 8;

/** Some events in play, whose prices change. */
export const eventsInPlay = async (context: Context): Promise<number[]> => {
  const ids = (await readList(context, "live")).events.slice(0, MOST_FOLLOWED).map(({ id }) => id);
  found(ids[0], "nothing is in play");
  return ids;
};

export const readEvent = (context: Context, eventId: number): Promise<EventDetail> =>
  context.call(offerRoutes.event, { params: { eventId } });

/** An open outcome with its current price. */
export interface Offered {
  readonly event: EventDetail;
  readonly slot: number;
  readonly price: number;
}

const MOST_LOOKED_AT = 10;

const openOutcome = (event: EventDetail): Offered | undefined => {
  if (event.suspended || event.game !== "PREMATCH") return undefined;
  const outcomes = event.markets.filter(({ main }) => main).flatMap((market) => market.outcomes);
  const open = outcomes.find(({ price }) => price > 100);
  return open && { event, slot: open.slot, price: open.price };
};

/** Requested again each time, because a price may have changed. */
export const findOffered = async (context: Context): Promise<Offered> => {
  for (const { id } of (await upcoming(context)).slice(0, MOST_LOOKED_AT)) {
    const offered = openOutcome(await readEvent(context, id));
    if (offered) return offered;
  }
  return found<Offered>(null, "no outcome of an event that is yet to start is open");
};
