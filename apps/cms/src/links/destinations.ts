import {
  formatPath,
  offerRoutes,
  type PathWords,
  searchAnswerSchema,
  statisticsSchema,
  unpackOfferList,
} from "@touchline/protocol";
import type { Destination, DestinationsAnswer } from "./answers.ts";
import type { AskOffer } from "./platform-offer.ts";

/** What the platform can search for. */
const SHORTEST = 2;
const LONGEST = 60;

const leagueRoute = (tournament: number, words: PathWords): string =>
  formatPath({ view: "sports", filters: { date: "all", tournament } }, words);

/** Leagues and sports that are offered. */
const offered = async (ask: AskOffer, words: PathWords, locale: string) => {
  const { sports } = statisticsSchema.parse(
    await ask(`${offerRoutes.statistics.path}?${new URLSearchParams({ locale })}`),
  );
  return {
    sports: sports.map(
      ({ id, name }): Destination => ({
        id,
        name,
        within: "",
        route: formatPath({ view: "sports", filters: { date: "all", sport: id } }, words),
      }),
    ),
    leagues: sports.flatMap((sport) =>
      sport.categories.flatMap((category) =>
        category.tournaments.map(
          ({ id, name }): Destination => ({
            id,
            name,
            within: `${sport.name}, ${category.name}`,
            route: leagueRoute(id, words),
          }),
        ),
      ),
    ),
  };
};

const matchesNamed = async (ask: AskOffer, text: string, words: PathWords, locale: string): Promise<Destination[]> => {
  const query = new URLSearchParams({ text: text.slice(0, LONGEST), locale });
  const { events } = searchAnswerSchema.parse(await ask(`${offerRoutes.search.path}?${query}`));
  const list = unpackOfferList(events);
  const leagues = new Map(list.tournaments.map(({ id, name }) => [id, name]));
  return list.events.map(({ id, name, competitors, tournamentId, startsAt }) => ({
    id,
    name: competitors.map((competitor) => competitor.name).join(" v ") || (name ?? ""),
    within: leagues.get(tournamentId) ?? "",
    route: formatPath({ view: "sports", filters: { date: "all", tournament: tournamentId, event: id } }, words),
    startsAt,
  }));
};

/** What an editor may mean by a text; without one, every league and sport. */
export const findDestinations = async (
  ask: AskOffer,
  text: string,
  words: PathWords,
  locale: string,
): Promise<DestinationsAnswer> => {
  const isLongEnough = text.trim().length >= SHORTEST;
  const [{ leagues, sports }, matches] = await Promise.all([
    offered(ask, words, locale),
    isLongEnough ? matchesNamed(ask, text.trim(), words, locale) : [],
  ]);
  const searched = text.trim().toLocaleLowerCase();
  const isMeant = ({ name, within }: Destination): boolean =>
    `${name} ${within}`.toLocaleLowerCase().includes(searched);
  return { matches, leagues: leagues.filter(isMeant), sports };
};
