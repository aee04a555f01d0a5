import type { Filters } from "@touchline/protocol";
import type { Navigation } from "./navigation.ts";

/** Where the sports open with a catalog, it is looked for as soon as one comes there; another step on ends the search. */
export const followLanding = (
  { place, land }: Pick<Navigation, "place" | "land">,
  findCatalog: (date: Filters["date"]) => Promise<number | undefined>,
): void => {
  const follow = async (): Promise<void> => {
    const before = place.getState();
    if (!before.landing) return;
    const catalog = await findCatalog(before.route.filters.date);
    if (place.getState() === before) land(catalog);
  };
  place.subscribe(follow);
  follow();
};
