import type { HomepageBlock } from "@touchline/brands";
import type { OfferList, PromotedStatistics } from "@touchline/protocol";
import type { OfferApi } from "../../net/offer-api.ts";

/** The catalog that the operator puts before the others, of those that have events. */
export const firstCatalog = (catalogs: PromotedStatistics["catalogs"] | undefined): number | undefined =>
  catalogs?.find(({ count }) => count > 0)?.id;

export type EventsWidget = Extract<HomepageBlock, { blockType: "events-widget" }>["props"];

/** Null where there is nothing of the kind. */
type LoadEvents = (api: OfferApi, now: number, signal: AbortSignal) => Promise<OfferList | null>;

const HOUR = 3_600_000;
const HORIZON = 24 * HOUR;

/** To the full hour, so that the same question is asked all the while. */
const horizonOf = (now: number): number => Math.ceil((now + HORIZON) / HOUR) * HOUR;

const notLive = (list: OfferList): OfferList => ({ ...list, events: list.events.filter(({ live }) => !live) });

/** Of what starts within a day; of all there is, where that is nothing. */
const loadUpcoming: LoadEvents = async (api, now, signal) => {
  const soon = notLive(await api.list({ game: "sports", until: horizonOf(now) }, signal));
  return soon.events.length > 0 ? soon : notLive(await api.list({ game: "sports" }, signal));
};

const loadPromoted: LoadEvents = async (api, _now, signal) => {
  const { catalogs } = await api.promotedStatistics(undefined, signal);
  const catalog = firstCatalog(catalogs);
  return catalog === undefined ? null : api.list({ game: "sports", catalog }, signal);
};

export const LOAD_EVENTS: Readonly<Record<EventsWidget["type"], LoadEvents>> = {
  "in-play": (api, _now, signal) => api.list({ game: "live" }, signal),
  upcoming: loadUpcoming,
  "promoted-events": loadPromoted,
};
