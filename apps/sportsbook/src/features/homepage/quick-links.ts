import type { HomepageBlock } from "@touchline/brands";
import type { Filters, Route, Statistics } from "@touchline/protocol";
import { firstCatalog } from "../../data/homepage/widget-events.ts";
import { selectText } from "../../i18n/localized-text.ts";
import { message } from "../../i18n/message.ts";
import { sportIcon } from "../../ui/sport-icon.ts";
import type { HomeContext } from "./home-context.ts";

type QuickLinkSettings = Extract<HomepageBlock, { blockType: "quick_links" }>["props"]["links"][number];
type Usual = Extract<QuickLinkSettings, { type: "other" }>["name"];

export interface QuickLink {
  readonly key: string;
  readonly label: string;
  readonly picture: { readonly icon: string } | { readonly flag: string };
  /** A visitor is asked to log in instead. */
  readonly target: { readonly href: string } | "log-in";
  readonly count?: number | undefined;
}

type Links = Pick<HomeContext, "statistics" | "promoted" | "hrefOf" | "viewer">;

const sports = (filters: Filters): Route => ({ view: "sports", filters });

const promotedEvents = ({ promoted }: Links): Filters => {
  const catalog = firstCatalog(promoted?.catalogs);
  return { date: "all", ...(catalog !== undefined && { catalog }) };
};

const promotedCount = ({ promoted }: Links): number | undefined =>
  promoted?.catalogs.reduce((sum, { count }) => sum + count, 0);

const usualLink = (name: Usual, links: Links): Omit<QuickLink, "key"> => {
  const totals = links.statistics?.totals;
  const to = (route: Route): { href: string } => ({ href: links.hrefOf(route) });
  switch (name) {
    case "stream":
      return {
        label: message("filters.streams"),
        picture: { icon: "play" },
        target: to(sports({ date: "all", streamed: true })),
        count: totals?.streamed,
      };
    case "search":
      return {
        label: message("navigation.search"),
        picture: { icon: "search" },
        target: to(sports({ page: "search" })),
      };
    case "upcoming":
      return {
        label: message("board.upcoming"),
        picture: { icon: "clock" },
        target: to(sports({ date: "today" })),
        count: totals?.today,
      };
    case "promoted":
      return {
        label: message("home.promoted"),
        picture: { icon: "bolt" },
        target: to(sports(promotedEvents(links))),
        count: promotedCount(links),
      };
    case "outrights":
      return {
        label: message("filters.outrights"),
        picture: { icon: "trophy" },
        target: to(sports({ date: "all", page: "outrights" })),
        count: totals?.outrights,
      };
    case "last_bets":
      return {
        label: message("home.lastBets"),
        picture: { icon: "ticket" },
        target: links.viewer === "authenticated" ? to({ view: "last-tickets", filters: {} }) : "log-in",
      };
  }
};

interface FoundTournament {
  readonly name: string;
  readonly flag: string;
  readonly place: Filters;
}

const findTournament = (statistics: Statistics | null, id: number): FoundTournament | undefined => {
  for (const sport of statistics?.sports ?? []) {
    for (const category of sport.categories) {
      const tournament = category.tournaments.find((each) => each.id === id);
      if (tournament) {
        const place = { sport: sport.id, category: category.id, tournament: id };
        return { name: tournament.name, flag: category.flag, place };
      }
    }
  }
  return undefined;
};

/** Null where the offer does not know the place: a link without a name would say nothing. */
const quickLink = (link: QuickLinkSettings, links: Links): QuickLink | null => {
  switch (link.type) {
    case "other":
      return { key: link.name, ...usualLink(link.name, links) };
    case "custom":
      return { key: link.url, label: selectText(link.label), picture: { icon: link.icon }, target: { href: link.url } };
    case "sportSelect": {
      const sport = links.statistics?.sports.find(({ id }) => id === link.sportId);
      if (!sport) return null;
      const href = links.hrefOf(sports({ date: "all", sport: sport.id }));
      return { key: `sport/${sport.id}`, label: sport.name, picture: { icon: sportIcon(sport.key) }, target: { href } };
    }
    case "tournamentSelect": {
      const found = findTournament(links.statistics, link.tournamentId);
      if (!found) return null;
      const href = links.hrefOf(sports({ date: "all", ...found.place }));
      return { key: `league/${link.tournamentId}`, label: found.name, picture: { flag: found.flag }, target: { href } };
    }
  }
};

export const quickLinks = (settings: readonly QuickLinkSettings[], links: Links): QuickLink[] =>
  settings.flatMap((link) => quickLink(link, links) ?? []);
