import type { Statistics } from "@touchline/protocol";

type CountedSport = Statistics["sports"][number];

export interface League {
  readonly id: number;
  readonly name: string;
  readonly count: number;
  readonly flag: string;
  readonly top: boolean;
  readonly sportId: number;
  readonly categoryId: number;
}

export interface Country {
  readonly id: number;
  readonly name: string;
  readonly flag: string;
  readonly count: number;
  readonly leagues: readonly League[];
}

export interface SportLeagues extends Pick<CountedSport, "id" | "key" | "name" | "count"> {
  readonly top: readonly League[];
  readonly countries: readonly Country[];
}

/** Ignores case and accents, which people leave out on a phone. */
const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

const leaguesOf = (sport: CountedSport, category: CountedSport["categories"][number]): League[] =>
  category.tournaments
    .filter(({ count }) => count > 0)
    .map((tournament) => ({ ...tournament, flag: category.flag, sportId: sport.id, categoryId: category.id }));

/** If the country matches, all its leagues are shown. */
const countriesOf = (sport: CountedSport, wanted: string): Country[] =>
  sport.categories
    .map((category) => {
      const { id, name, flag } = category;
      const isFound = fold(name).includes(wanted);
      const leagues = leaguesOf(sport, category).filter((league) => isFound || fold(league.name).includes(wanted));
      return { id, name, flag, leagues, count: leagues.reduce((sum, { count }) => sum + count, 0) };
    })
    .filter(({ leagues }) => leagues.length > 0);

/** The sports with the leagues that match the text; sports without a match are left out. */
export const findLeagues = (statistics: Statistics, text: string): SportLeagues[] =>
  statistics.sports
    .map((sport) => {
      const { id, key, name, count } = sport;
      const countries = countriesOf(sport, fold(text));
      return {
        id,
        key,
        name,
        count,
        countries,
        top: countries.flatMap(({ leagues }) => leagues.filter(({ top }) => top)),
      };
    })
    .filter(({ countries }) => countries.length > 0);

export const everyLeague = (sports: readonly SportLeagues[]): League[] =>
  sports.flatMap(({ countries }) => countries.flatMap(({ leagues }) => leagues));
