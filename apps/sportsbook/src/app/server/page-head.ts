import { type Filters, formatPath, isPage, type Route } from "@touchline/protocol";
import { createLiveEvents } from "../../data/event/live-events.ts";
import { countRangeOf, promotedQuery, statisticsQuery } from "../../data/queries.ts";
import { eventName } from "../../i18n/event-words.ts";
import { message } from "../../i18n/message.ts";
import type { App } from "../create-app.ts";
import { pageTitleOf } from "../screens/route-screen.tsx";
import { escapeHtml, escapeJson } from "./escape.ts";

/** What a page tells search engines, and a browser before its scripts run. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Elements of the head. */
  readonly elements: readonly string[];
}

const element = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(" ")}>`;

/** Parameters that choose another brand: those of the language are added where an address is for one language. */
const KEPT: readonly string[] = ["tenant", "tenantId", "brand"];
const LANGUAGE: readonly string[] = ["locale", "activeLocale"];

/** The address of the page in a language, or in whatever language a visitor asks for. */
const addressIn = (origin: string, path: string, search: string, locale: string | null): string => {
  const given = new URLSearchParams(search);
  const query = new URLSearchParams([...given].filter(([name]) => KEPT.includes(name)));
  if (locale !== null) query.set("locale", locale);
  const text = query.toString();
  return origin + path + (text && `?${text}`);
};

const askedLocale = (search: string): string | null => {
  const query = new URLSearchParams(search);
  return LANGUAGE.map((name) => query.get(name)).find((value) => value !== null) ?? null;
};

/** A list is the same whatever day its filter names first, and an event whatever list it was opened from. */
const canonicalRoute = ({ view, filters }: Route): Route => {
  const { event, ...rest } = filters;
  const own: Filters = event === undefined ? rest : { event };
  return { view: event === undefined ? view : "sports", filters: own };
};

const STATUS = "https://schema.org/EventScheduled";

const structuredEvent = (app: App, id: number, url: string): object | null => {
  const event = app.offer.joinEvents(createLiveEvents).event(id);
  if (!event) return null;
  const teams = event.competitors.map(({ name }) => ({ "@type": "SportsTeam", name }));
  const [homeTeam, awayTeam] = teams;
  return {
    "@context": "https://schema.org",
    "@type": "SportsEvent",
    name: eventName(event),
    sport: event.sport.name,
    startDate: new Date(event.startsAt).toISOString(),
    eventStatus: STATUS,
    url,
    competitor: teams,
    ...(homeTeam && awayTeam && { homeTeam, awayTeam }),
    superEvent: { "@type": "SportsEvent", name: `${event.category.name}, ${event.tournament.name}` },
  };
};

const namesOf = (app: App, route: Route) => {
  const { name: brand } = app.shownConfig.getState().brand;
  const { event: id } = route.filters;
  const event = id === undefined ? undefined : app.offer.joinEvents(createLiveEvents).event(id);
  if (event) {
    const name = eventName(event);
    const league = event.tournament.name;
    return { title: name, description: message("page.eventDescription", { event: name, league, brand }) };
  }
  const range = countRangeOf(route);
  const counts = {
    statistics: app.queryClient.getQueryData(statisticsQuery(app.offerApi, range).queryKey) ?? null,
    promoted: app.queryClient.getQueryData(promotedQuery(app.offerApi, range).queryKey) ?? null,
  };
  const title = pageTitleOf(route, counts);
  return { title, description: message("page.description", { title, brand }) };
};

/** `origin` is the app's public one. */
export const pageHead = (app: App, origin: string): PageHead => {
  const { brand, general } = app.shownConfig.getState();
  const { route } = app.navigation.location.getState();
  const search = app.env.addressBar.search();
  const path = formatPath(canonicalRoute(route), general.pathWords);
  const canonical = addressIn(origin, path, search, askedLocale(search) && app.env.start.locale);
  const { title, description } = namesOf(app, route);
  const isIndexed = general.searchEngines?.indexed !== false && !isPage(route);
  const structured = route.filters.event === undefined ? null : structuredEvent(app, route.filters.event, canonical);
  return {
    title: `${title} · ${brand.name}`,
    description,
    elements: [
      element("meta", { name: "robots", content: isIndexed ? "index,follow" : "noindex" }),
      element("link", { rel: "canonical", href: canonical }),
      ...brand.languages.map((locale) =>
        element("link", { rel: "alternate", hreflang: locale, href: addressIn(origin, path, search, locale) }),
      ),
      element("link", { rel: "alternate", hreflang: "x-default", href: addressIn(origin, path, search, null) }),
      ...(structured ? [`<script type="application/ld+json">${escapeJson(structured)}</script>`] : []),
    ],
  };
};
