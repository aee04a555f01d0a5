import { bell, createRandom, hash, pick, type Random } from "../chance/random.ts";
import { COUNTRIES, type Country } from "./countries.ts";
import { KITS } from "./kits.ts";
import { sportIdOf, type Tournament } from "./tournament.ts";
import { SPORT_KEYS, type SportKey } from "./tournaments.ts";

export interface Team {
  readonly id: number;
  readonly name: string;
  /** The country of an individual player; null for clubs and for players of no country. */
  readonly prefix: string | null;
  readonly short: string;
  readonly abbreviation: string;
  readonly kit: string | null;
  /** Relative to its tournament, in standard deviations; 0 is average. */
  readonly strength: number;
  readonly players: readonly string[];
}

const PEOPLE: ReadonlySet<SportKey> = new Set<SportKey>(["tennis", "table-tennis", "darts", "mma"]);
const KITLESS: ReadonlySet<SportKey> = new Set<SportKey>([...PEOPLE, "esports"]);
const FRANCHISES: ReadonlySet<SportKey> = new Set<SportKey>([
  "basketball",
  "ice-hockey",
  "baseball",
  "american-football",
]);
const SQUAD_SIZE = 11;
const MOST_TEAMS = 64;

const CLUBS: Partial<Record<SportKey, string>> = {
  basketball: "BC *,* Basket,Basket *,* Lions,* Hawks",
  "ice-hockey": "HC *,* HC,* Wolves,* Bears,* Blades",
  volleyball: "VC *,* Volley,Volley *",
  handball: "HC *,* HB,Handball *",
  baseball: "* Whales,* Herons,* Baseball",
  "american-football": "* Knights,* Bulls,* Rangers",
  rugby: "RC *,* RFC,* XV",
  cricket: "* Chargers,* CC,* Strikers",
};

const CITIES =
  "Portland Chicago Denver Austin Boston Seattle Miami Phoenix Atlanta Dallas Detroit Memphis Oakland Tampa Omaha Tucson Toledo Raleigh Buffalo Tulsa Boise Fresno Newark Mobile".split(
    " ",
  );
const NICKNAMES =
  "Pines Gales Summit Comets Harriers Cascades Tides Embers Lanterns Herons Anchors Foundry Otters Granite Meteors Badgers Orchards Sentinels Ferrymen Kestrels Junipers Beacons Drifters Pioneers".split(
    " ",
  );

/** Offset that gives the teams of the first basketball league their nicknames in list order. */
const FIRST_NICKNAME = NICKNAMES.length * 4 - SPORT_KEYS.length * 5 - 9;

const words = (text: string): readonly string[] => (text.includes(",") ? text.split(",") : text.split(" "));
const INITIALS = [..."ABCDEFGHIJKLMNOPRSTVW"];

/** Entries of the country list that are no country: the world and Europe. */
const UNITED: ReadonlySet<string> = new Set(["int", "eur"]);

/** About a third of individual players come from another country. */
const nationOf = (random: Random, country: Country): Country =>
  UNITED.has(country.flag) || random() < 0.35 ? pick(random, COUNTRIES) : country;

const personName = (random: Random, country: Country): string =>
  `${pick(random, INITIALS)}. ${pick(random, words(country.surnames))}`;

const clubName = (random: Random, { sport, country }: Tournament): { name: string; place: string } => {
  const place = `${pick(random, words(country.heads))}${pick(random, words(country.tails))}`;
  const pattern = pick(random, words(country.flag === "int" ? country.clubs : (CLUBS[sport] ?? country.clubs)));
  return { name: pattern.replace("*", place), place };
};

interface TeamName {
  readonly name: string;
  readonly place: string;
  readonly prefix?: string;
}

const nameOfPerson = (random: Random, nation: Country): TeamName => {
  const name = personName(random, nation);
  const place = name.slice(3);
  return UNITED.has(nation.flag) ? { name, place } : { name, place, prefix: nation.flag.toUpperCase() };
};

/** Teams of women's, youth and reserve leagues have the names of their country's clubs, with the squad as suffix. */
const nameTeam = (random: Random, tournament: Tournament, index: number): TeamName => {
  const { sport, sportId, country } = tournament;
  const [name, place = name] = tournament.founders?.[index]?.split("|") ?? [];
  if (name && place) return { name, place };
  if (PEOPLE.has(sport)) return nameOfPerson(random, nationOf(random, country));
  if (FRANCHISES.has(sport) && country.flag === "usa") {
    const place = CITIES[index % CITIES.length] as string;
    const turn = index + (sportId - sportIdOf("basketball") + SPORT_KEYS.length) * 5 + tournament.rank * 9;
    return { name: `${place} ${NICKNAMES[(turn + FIRST_NICKNAME) % NICKNAMES.length]}`, place };
  }
  return clubName(random, tournament);
};

const squadOf = (random: Random, country: Country): readonly string[] => {
  const names = new Set<string>();
  while (names.size < SQUAD_SIZE) names.add(personName(random, country));
  return [...names];
};

const abbreviate = (place: string): string =>
  place
    .normalize("NFD")
    .replace(/[^A-Za-z]/g, "")
    .slice(0, 3)
    .toUpperCase();

const createTeam = (seed: number, tournament: Tournament, index: number, taken: Set<string>): Team => {
  const random = createRandom(seed, tournament.id, index);
  let named = nameTeam(random, tournament, index);
  while (taken.has(named.place)) named = nameTeam(random, tournament, index + taken.size);
  taken.add(named.place);
  const suffix = tournament.squad ? ` ${tournament.squad}` : "";
  return {
    id: (tournament.index + 1) * MOST_TEAMS + index,
    name: `${named.name}${suffix}`,
    prefix: named.prefix ?? null,
    short: `${named.place}${suffix}`,
    abbreviation: abbreviate(named.place),
    kit: KITLESS.has(tournament.sport) ? null : (KITS[hash(seed, tournament.id, index) % KITS.length] as string),
    strength: bell(random),
    players: tournament.sport === "soccer" ? squadOf(random, tournament.country) : [],
  };
};

const known = new Map<string, readonly Team[]>();

/** Deterministic for a seed; cached. */
export const teamsOf = (seed: number, tournament: Tournament): readonly Team[] => {
  const key = `${seed}:${tournament.id}`;
  let teams = known.get(key);
  if (!teams) {
    const taken = new Set<string>();
    teams = Array.from({ length: tournament.teamCount }, (_, index) => createTeam(seed, tournament, index, taken));
    known.set(key, teams);
  }
  return teams;
};
