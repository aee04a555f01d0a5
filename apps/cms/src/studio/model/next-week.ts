import type { Audience, BrandDocument } from "@touchline/brands";
import { changesOf, type PlaceChange, rowsOf, SCREENS } from "@touchline/brands/timeline";

/** What a place of the page shows from a moment on. */
export interface ComingChange extends Pick<PlaceChange, "row" | "shows" | "isGap"> {
  readonly at: number;
}

const AUDIENCES: readonly Audience[] = ["anonymous", "authenticated"];
export const WEEK = 7 * 24 * 60 * 60_000;

/** What changes within a week for any visitor, the next first. A place is told once: for the widest screen that changes. */
export const nextWeek = (document: BrandDocument, now: number): ComingChange[] => {
  const changes = SCREENS.flatMap((screen) => {
    const rows = rowsOf(document, screen);
    return AUDIENCES.flatMap((audience) => changesOf(rows, { audience }));
  });
  const coming = changes
    .filter(({ at }) => at > now && at <= now + WEEK)
    .flatMap(({ at, places }) => places.map(({ row, shows, isGap }) => ({ at, row, shows, isGap })));
  const once = new Map(coming.map((change) => [`${change.at} ${change.row.path}`, change]));
  return [...once.values()].toSorted((one, other) => one.at - other.at);
};
