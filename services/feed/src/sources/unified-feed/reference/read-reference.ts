import type { OfferEvent } from "@touchline/protocol";
import { sportIdOf } from "../../simulator/world/tournament.ts";
import type { SportKey } from "../../simulator/world/tournaments.ts";
import type { Fixture } from "../describe/fixture.ts";
import type { ProducerDescription } from "../state/producers.ts";
import { SPORTS } from "../tables/sports.ts";
import { countOf, optionalInteger, textOf } from "../wire/attributes.ts";
import { eventIdOf, parseUrn, type Urn } from "../wire/urn.ts";
import { childOf, childrenOf, type XmlElement } from "../wire/xml.ts";

const MINUTE = 60_000;
/** Ten hours, where the provider does not say how far back a recovery may reach. */
const DEFAULT_WINDOW = 600;

export interface Producer extends ProducerDescription {
  /** The word for it in addresses of recoveries. */
  readonly product: string;
}

/** Those that are active for us. */
export const readProducers = (root: XmlElement): readonly Producer[] =>
  childrenOf(root, "producer")
    .filter(({ attributes }) => attributes.active !== "false")
    .map((element) => ({
      id: countOf(element, "id"),
      name: textOf(element, "name"),
      product: new URL(textOf(element, "api_url")).pathname.split("/").filter(Boolean).at(-1) ?? "",
      recoveryWindow: MINUTE * (optionalInteger(element, "stateful_recovery_window_in_minutes") ?? DEFAULT_WINDOW),
    }));

export interface MarketDescription {
  readonly groups: readonly string[];
  readonly outcomes: ReadonlySet<string>;
}

export const readDescription = (element: XmlElement): readonly [marketId: number, MarketDescription] => [
  countOf(element, "id"),
  {
    groups: (element.attributes.groups ?? "").split("|").filter((group) => group !== "" && group !== "all"),
    outcomes: new Set(childrenOf(childOf(element, "outcomes"), "outcome").map((each) => textOf(each, "id"))),
  },
];

const numberOf = (element: XmlElement | undefined): number => parseUrn(element?.attributes.id ?? "")?.number ?? 0;

const SPORT_OF: ReadonlyMap<number, SportKey> = new Map(SPORTS);

/** A tournament with its sport and category. */
export interface TournamentEntry {
  readonly id: number;
  readonly name: string;
  readonly sport: SportKey;
  readonly categoryId: number;
  readonly categoryName: string;
  readonly flag: string;
}

/** Null where its sport is not among ours. */
export const readTournament = (element: XmlElement): TournamentEntry | null => {
  const sport = SPORT_OF.get(numberOf(childOf(element, "sport")));
  const category = childOf(element, "category");
  if (!sport || !category || numberOf(element) === 0 || numberOf(category) === 0) return null;
  return {
    id: numberOf(element),
    name: textOf(element, "name"),
    sport,
    categoryId: numberOf(category),
    categoryName: textOf(category, "name"),
    flag: (category.attributes.country_code ?? "int").toLowerCase(),
  };
};

type Competitor = OfferEvent["competitors"][number];

/** A team or player. Its kit and its country come with its profile. */
const readCompetitor = (element: XmlElement): Competitor => {
  const { short_name: short, abbreviation } = element.attributes;
  return {
    id: numberOf(element),
    name: textOf(element, "name"),
    ...(short && abbreviation && { supplementalNames: { 1: short, 2: abbreviation } }),
    kit: null,
  };
};

const idsOf = (text: string | undefined): number[] => (text ? text.split(",").map(Number).filter(Boolean) : []);

export interface ReadFixture {
  readonly fixture: Fixture;
  readonly tournament: TournamentEntry;
  /** Sides of a match, or runners of a season. */
  readonly competitors: readonly string[];
  readonly names: readonly string[];
}

/** An event of a schedule, or a fixture. Null where it is not one that we offer. */
export const readFixture = (element: XmlElement): ReadFixture | null => {
  const urn: Urn | null = parseUrn(element.attributes.id ?? "");
  const id = urn && eventIdOf(urn);
  const about = childOf(element, "tournament");
  const tournament = about && readTournament(about);
  const startsAt = Date.parse(element.attributes.scheduled ?? element.attributes.start_time ?? "");
  if (!urn || id === null || !tournament || Number.isNaN(startsAt)) return null;
  const isMatch = urn.type === "match";
  const competitors = childrenOf(childOf(element, "competitors"), "competitor");
  if (isMatch && competitors.length !== 2) return null;
  const info = new Map(
    childrenOf(childOf(element, "extra_info"), "info").map(({ attributes }) => [attributes.key, attributes.value]),
  );
  return {
    tournament,
    competitors: competitors.map((each) => textOf(each, "id")),
    names: competitors.map((each) => textOf(each, "name")),
    fixture: {
      ...{ urn, id, startsAt },
      kind: isMatch ? tournament.sport : "outright",
      sportId: sportIdOf(tournament.sport),
      categoryId: tournament.categoryId,
      tournamentId: tournament.id,
      names: isMatch ? null : { en: textOf(element, "name") },
      competitors: isMatch ? competitors.map(readCompetitor) : [],
      reversed: info.get("away_first") === "true",
      streamed: childrenOf(childOf(element, "tv_channels"), "tv_channel").length > 0,
      catalogIds: idsOf(info.get("catalogs")),
      promotedOfferIds: idsOf(info.get("promoted_offers")),
    },
  };
};

/** Patterns of a shirt by the attribute that says so; plain where none does. */
const PATTERNS = [
  ["stripes", "stripes"],
  ["horizontal_stripes", "hoops"],
  ["split", "halves"],
  ["sash", "sash"],
  ["coloured_sleeves", "sleeves"],
] as const;

const COLOUR = /^[0-9a-f]{6}$/;

const kitOf = (jersey: XmlElement | undefined): string | null => {
  const base = jersey?.attributes.base?.toLowerCase() ?? "";
  const second = jersey?.attributes.sleeve?.toLowerCase() ?? base;
  if (!jersey || !COLOUR.test(base) || !COLOUR.test(second)) return null;
  const pattern = PATTERNS.find(([attribute]) => jersey.attributes[attribute] === "true")?.[1] ?? "plain";
  return `#${base}-#${second}-${pattern}`;
};

export interface Profile {
  readonly name: string;
  readonly kit: string | null;
  readonly prefix: string | null;
  readonly players: readonly (readonly [urn: string, name: string])[];
}

export const readProfile = (root: XmlElement): Profile | null => {
  const element = childOf(root, "competitor") ?? childOf(root, "player");
  if (!element) return null;
  return {
    name: textOf(element, "name"),
    kit: kitOf(childrenOf(childOf(root, "jerseys"), "jersey").find(({ attributes }) => attributes.type === "home")),
    // Individual players are shown with their country.
    prefix: element.attributes.gender === undefined ? null : (element.attributes.country_code ?? null),
    players: childrenOf(childOf(root, "players"), "player").map((player) => [
      textOf(player, "id"),
      textOf(player, "name"),
    ]),
  };
};
