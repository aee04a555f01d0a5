import type { ListQuery, OfferEvent } from "@touchline/protocol";
import type { Offer, ReferenceIndex } from "@touchline/server-kit";

export type EventFilter = Pick<
  ListQuery,
  | "game"
  | "until"
  | "sport"
  | "category"
  | "tournament"
  | "catalog"
  | "promotedOffer"
  | "streamed"
  | "outrights"
  | "events"
  | "tournaments"
>;

const OVER: ReadonlySet<OfferEvent["playStatus"]> = new Set(["ENDED", "ABANDONED"]);

export const isOver = ({ playStatus }: Pick<OfferEvent, "playStatus">): boolean => OVER.has(playStatus);

/** Whether the event is shown in lists and counts. */
export const isOffered = (event: OfferEvent, reference: ReferenceIndex): boolean =>
  !isOver(event) && reference.tournamentOrder.has(event.tournamentId);

type Condition = (event: OfferEvent) => boolean;

const favourites = ({ events, tournaments }: EventFilter): Condition | null => {
  if (events.length === 0 && tournaments.length === 0) return null;
  const eventIds = new Set(events);
  const tournamentIds = new Set(tournaments);
  return (event) => eventIds.has(event.id) || tournamentIds.has(event.tournamentId);
};

const when = <Value>(value: Value | undefined, condition: (value: Value) => Condition): Condition | null =>
  value === undefined ? null : condition(value);

/** Links with `ctg_` name a catalog or a category. Where both have the id, it is the catalog's. */
const inCatalogOrCategory = (id: number, catalogs: ReferenceIndex["catalogs"]): Condition =>
  catalogs.some((catalog) => catalog.id === id)
    ? (event) => event.catalogIds.includes(id)
    : (event) => event.categoryId === id;

/** Only the conditions that the query sets, so that a list of everything checks almost nothing. */
const conditionsOf = (filter: EventFilter, { catalogs }: ReferenceIndex): Condition[] =>
  [
    (event: OfferEvent) => (event.type === "OUTRIGHT") === filter.outrights,
    filter.game === "live" ? (event: OfferEvent) => event.game === "LIVE" : null,
    filter.streamed ? (event: OfferEvent) => event.streamed : null,
    when(filter.until, (until) => (event) => event.startsAt < until),
    when(filter.sport, (sport) => (event) => event.sportId === sport),
    when(filter.category, (category) => (event) => event.categoryId === category),
    when(filter.tournament, (tournament) => (event) => event.tournamentId === tournament),
    when(filter.catalog, (id) => inCatalogOrCategory(id, catalogs)),
    when(filter.promotedOffer, (promotedOffer) => (event) => event.promotedOfferIds.includes(promotedOffer)),
    favourites(filter),
  ].filter((condition) => condition !== null);

/** Sports by rank, top tournaments first; in a tournament live events first, then by start. */
export const sortEvents = (events: readonly OfferEvent[], { tournamentOrder }: ReferenceIndex): OfferEvent[] => {
  const position = (event: OfferEvent): number => tournamentOrder.get(event.tournamentId) ?? 0;
  const isPrematch = (event: OfferEvent): number => Number(event.game === "PREMATCH");
  return events.toSorted(
    (left, right) =>
      position(left) - position(right) ||
      isPrematch(left) - isPrematch(right) ||
      left.startsAt - right.startsAt ||
      left.id - right.id,
  );
};

export const selectEvents = ({ events, reference }: Offer, filter: EventFilter): OfferEvent[] => {
  const conditions = conditionsOf(filter, reference);
  const selected = [...events.values()].filter(
    (event) => isOffered(event, reference) && conditions.every((condition) => condition(event)),
  );
  return sortEvents(selected, reference);
};
