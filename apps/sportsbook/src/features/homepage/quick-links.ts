import type { Audience, HomepageBlock } from "@touchline/brands";
import type { Filters, Route, Statistics } from "@touchline/protocol";
import { firstCatalog } from "../../data/homepage/widget-events.ts";
import type { OfferCounts } from "../../entities/offer-counts.ts";
import { selectText } from "../../i18n/localized-text.ts";
import { message } from "../../i18n/message.ts";
import { sportIcon } from "../../ui/sport-icon.ts";

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

interface LinkFacts extends OfferCounts {
  readonly hrefOf: (route: Route) => string;
  readonly audience: Audience;
}

const sports = (filters: Filters): Route => ({ view: "sports", filters });

const promotedEvents = ({ promoted }: LinkFacts): Filters => {
  const catalog = firstCatalog(promoted?.catalogs);
  return { date: "all", ...(catalog !== undefined && { catalog }) };
};

const promotedCount = ({ promoted }: LinkFacts): number | undefined =>
  promoted?.catalogs.reduce((sum, { count }) => sum + count, 0);

const usualLink = (name: Usual, facts: LinkFacts): Omit<QuickLink, "key"> => {
  const totals = facts.statistics?.totals;
  const to = (route: Route): { href: string } => ({ href: facts.hrefOf(route) });
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
        target: to(sports(promotedEvents(facts))),
        count: promotedCount(facts),
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
        label: message("navigation.myBets"),
        picture: { icon: "ticket" },
        target: facts.audience === "authenticated" ? to({ view: "last-tickets", filters: {} }) : "log-in",
      };
  }
};

interface TournamentPlace {
  readonly name: string;
  readonly flag: string;
  readonly place: Filters;
}

const findTournament = (statistics: Statistics | null, id: number): TournamentPlace | undefined => {
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
const quickLink = (link: QuickLinkSettings, facts: LinkFacts): QuickLink | null => {
  switch (link.type) {
    case "other":
      return { key: link.name, ...usualLink(link.name, facts) };
    case "custom":
      return { key: link.url, label: selectText(link.label), picture: { icon: link.icon }, target: { href: link.url } };
    case "sportSelect": {
      const sport = facts.statistics?.sports.find(({ id }) => id === link.sportId);
      if (!sport) return null;
      const href = facts.hrefOf(sports({ date: "all", sport: sport.id }));
      return { key: `sport/${sport.id}`, label: sport.name, picture: { icon: sportIcon(sport.key) }, target: { href } };
    }
    case "tournamentSelect": {
      const tournament = findTournament(facts.statistics, link.tournamentId);
      if (!tournament) return null;
      const href = facts.hrefOf(sports({ date: "all", ...tournament.place }));
      return {
        key: `league/${link.tournamentId}`,
        label: tournament.name,
        picture: { flag: tournament.flag },
        target: { href },
      };
    }
  }
};

export const quickLinks = (settings: readonly QuickLinkSettings[], facts: LinkFacts): QuickLink[] =>
  settings.flatMap((link) => quickLink(link, facts) ?? []);
