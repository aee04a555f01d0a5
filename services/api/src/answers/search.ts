import {
  type Locale,
  NUMBER_OF_MARKETS_PER_SPORT,
  type OfferEvent,
  type SearchAnswer,
  type Sport,
  selectName,
  type Tournament,
} from "@touchline/protocol";
import type { Offer, ReferenceIndex } from "@touchline/server-kit";
import { isOffered, sortEvents } from "../offer/select-events.ts";
import { packEvents } from "./list.ts";
import { nameCategory } from "./named.ts";
import { createWordReader, matchesWords, splitWords } from "./search-words.ts";

export interface SearchQuery {
  readonly text: string;
  readonly limit: number;
  readonly lines: boolean;
  readonly locale: Locale;
}

interface Search {
  readonly typed: readonly string[];
  readonly limit: number;
  readonly locale: Locale;
  readonly reference: ReferenceIndex;
  readonly offered: readonly OfferEvent[];
}

const readWords = createWordReader();

const sportName = ({ reference, locale }: Search, sportId: number): string =>
  selectName((reference.sports.get(sportId) as Sport).names, locale);

const tournamentName = ({ reference, locale }: Search, tournamentId: number): string =>
  selectName((reference.tournaments.get(tournamentId) as Tournament).names, locale);

const ownNames = ({ competitors, names }: OfferEvent, locale: Locale): string[] => [
  ...competitors.map(({ name }) => name),
  ...(names ? [selectName(names, locale)] : []),
];

const findEvents = (search: Search): OfferEvent[] => {
  const { typed, locale, offered } = search;
  const byOwnName: OfferEvent[] = [];
  const byPlace: OfferEvent[] = [];
  for (const event of offered) {
    const own = ownNames(event, locale).flatMap(readWords);
    if (matchesWords(typed, own)) byOwnName.push(event);
    else {
      const place = [tournamentName(search, event.tournamentId), sportName(search, event.sportId)].flatMap(readWords);
      if (matchesWords(typed, [...own, ...place])) byPlace.push(event);
    }
  }
  return [...byOwnName, ...byPlace].slice(0, search.limit);
};

const findTournaments = (search: Search): SearchAnswer["tournaments"] => {
  const { reference, locale, typed, offered, limit } = search;
  const byTournament = Map.groupBy(offered, ({ tournamentId }) => tournamentId);
  const rows: SearchAnswer["tournaments"] = [];
  for (const id of reference.tournamentOrder.keys()) {
    const events = byTournament.get(id);
    const { sportId, categoryId } = reference.tournaments.get(id) as Tournament;
    const category = reference.categories.get(categoryId);
    const name = tournamentName(search, id);
    if (!events || !category || !matchesWords(typed, readWords(name))) continue;
    const row = { id, name, sport: sportName(search, sportId), category: nameCategory(category, locale) };
    rows.push({ ...row, count: events.length });
    if (rows.length === limit) break;
  }
  return rows;
};

const findCompetitors = (search: Search): SearchAnswer["competitors"] => {
  const rows = new Map<string, SearchAnswer["competitors"][number]>();
  for (const { id, competitors, sportId } of search.offered) {
    for (const { name } of competitors) {
      if (!matchesWords(search.typed, readWords(name))) continue;
      const key = `${sportId} ${name}`;
      const row = rows.get(key) ?? { name, sport: sportName(search, sportId), eventIds: [] };
      row.eventIds.push(id);
      rows.set(key, row);
    }
  }
  return [...rows.values()].slice(0, search.limit);
};

export const answerSearch = (offer: Offer, { text, limit, lines, locale }: SearchQuery, now: number): SearchAnswer => {
  const { reference } = offer;
  const offered = sortEvents(
    [...offer.events.values()].filter((event) => isOffered(event, reference)),
    reference,
  );
  const search: Search = { typed: splitWords(text), limit, locale, reference, offered };
  const options = {
    locale,
    numberOfMarketsPerSport: NUMBER_OF_MARKETS_PER_SPORT,
    lines,
    supplementalNameTypeIds: [],
  };
  return {
    events: packEvents(sortEvents(findEvents(search), reference), reference, options, now),
    tournaments: findTournaments(search),
    competitors: findCompetitors(search),
  };
};
