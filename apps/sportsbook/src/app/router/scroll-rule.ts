import type { Filters, Route } from "@touchline/protocol";

/** A page of one event or of outrights: the list is left for it, and come back to. */
const isMarked = ({ filters }: Route): boolean => filters.event !== undefined || filters.page === "outrights";

/** Where a view was left is remembered by its name, apart from the events and outrights opened from it. */
export const placeName = (route: Route): string => {
  if (route.filters.event !== undefined) return `${route.view}/event`;
  return route.filters.page ? `${route.view}/${route.filters.page}` : route.view;
};

/** Whether the position is worth keeping when one goes from here to there. */
export const isRemembered = (from: Route, to: Route): boolean =>
  from.view !== to.view || isMarked(from) || isMarked(to);

export const isSameRoute = (one: Route, other: Route): boolean => {
  const names = Object.keys({ ...one.filters, ...other.filters }) as (keyof Filters)[];
  return one.view === other.view && names.every((name) => one.filters[name] === other.filters[name]);
};

/** Where a list begins after a step on: at its top, or where its filters stay in sight. */
export const landing = (from: Route | null, to: Route): "top" | "filters" => {
  if (!from || from.view !== to.view || to.view === "homepage" || isMarked(to)) return "top";
  return "filters";
};
