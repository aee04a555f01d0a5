import { type Locale, type Names, type OfferEvent, type Reference, selectName } from "@touchline/protocol";
import { MAPPED } from "../sources/unified-feed/tables/mapping.ts";
import { formatUrn } from "../sources/unified-feed/wire/urn.ts";
import { document, tag } from "../sources/unified-feed/wire/write-xml.ts";
import { sportNumberOf, sportOf } from "./names.ts";
import type { Runners } from "./runners.ts";
import { LIVE, PREMATCH, type ToldEvent, type World } from "./world.ts";

export const PRODUCERS = [
  { id: LIVE, name: "LO", product: "liveodds", scope: "live", minutes: 600 },
  { id: PREMATCH, name: "Ctrl", product: "pre", scope: "prematch", minutes: 4_320 },
] as const;

export const producersDocument = (url: string): string =>
  document(
    tag(
      "producers",
      { response_code: "OK" },
      PRODUCERS.map(({ id, name, product, scope, minutes }) =>
        tag("producer", {
          ...{ id, name, scope, api_url: `${url}/${product}/`, active: "true" },
          stateful_recovery_window_in_minutes: minutes,
        }),
      ),
    ),
  );

/** Goals, corners and cards are stopped apart; the groups of a market are those that its key begins with. */
const groupsOf = (key: string): string => {
  const group = ["corners", "cards"].find((name) => key.includes(name)) ?? "goals";
  return `all|${group}`;
};

/** Markets of several sports may share an id: their outcomes are described together. */
export const marketsDocument = (): string => {
  const markets = new Map<number, { name: string; groups: string; outcomes: Set<string>; specifiers: Set<string> }>();
  for (const { row } of Object.values(MAPPED).flat()) {
    const known = markets.get(row.id) ?? {
      ...{ name: row.key, groups: groupsOf(row.key), outcomes: new Set<string>(), specifiers: new Set<string>() },
    };
    for (const outcome of row.outcomes === "players" ? [] : row.outcomes) known.outcomes.add(outcome);
    for (const name of [...(row.specifiers ?? []), ...Object.keys(row.fixed ?? {})]) known.specifiers.add(name);
    markets.set(row.id, known);
  }
  return document(
    tag(
      "market_descriptions",
      { response_code: "OK" },
      [...markets].map(([id, { name, groups, outcomes, specifiers }]) =>
        tag("market", { id, name, groups }, [
          tag(
            "outcomes",
            {},
            [...outcomes].map((outcome) => tag("outcome", { id: outcome, name: outcome })),
          ),
          tag(
            "specifiers",
            {},
            [...specifiers].map((specifier) => tag("specifier", { name: specifier, type: "string" })),
          ),
        ]),
      ),
    ),
  );
};

const nameIn = (names: Names | undefined, language: string): string =>
  names ? selectName(names, language as Locale) : "";

const tournamentElement = (reference: Reference, tournamentId: number, language: string): string => {
  const tournament = reference.tournaments.find(({ id }) => id === tournamentId);
  const category = reference.categories.find(({ id }) => id === tournament?.categoryId);
  const sport = reference.sports.find(({ id }) => id === tournament?.sportId);
  const number = sport ? sportNumberOf(sportOf({ sportId: sport.id })) : 0;
  return tag("tournament", { id: `sr:tournament:${tournamentId}`, name: nameIn(tournament?.names, language) }, [
    tag("sport", { id: `sr:sport:${number}`, name: nameIn(sport?.names, language) }),
    tag("category", {
      id: `sr:category:${category?.id}`,
      name: nameIn(category?.names, language),
      country_code: category?.flag.toUpperCase(),
    }),
  ]);
};

export const tournamentsDocument = (reference: Reference, language: string): string =>
  document(
    tag(
      "tournaments",
      {},
      reference.tournaments.map(({ id }) => tournamentElement(reference, id, language)),
    ),
  );

export interface Sources {
  readonly reference: Reference;
  readonly runners: Runners;
}

type Competitor = OfferEvent["competitors"][number];

const competitorElement = ({ id, name, prefix, supplementalNames }: Competitor, qualifier: string | null): string =>
  tag("competitor", {
    ...{ id: `sr:competitor:${id}`, name, qualifier },
    ...{ short_name: supplementalNames?.[1], abbreviation: supplementalNames?.[2] },
    ...{ country_code: prefix, gender: prefix ? "unknown" : null },
  });

/** The runners of a season are named with it; the sides of a match come first at home. */
const runnersOf = ({ event }: ToldEvent, runners: Runners): readonly string[] =>
  event.type === "OUTRIGHT"
    ? runners.seasonOf(event.id).map(([id, name]) => tag("competitor", { id, name }))
    : event.competitors.map((each, index) => competitorElement(each, index === 0 ? "home" : "away"));

const eventElement = (name: string, told: ToldEvent, { reference, runners }: Sources, language: string): string => {
  const { urn, event } = told;
  const { reversed, catalogIds, promotedOfferIds } = event;
  const scheduled = new Date(event.startsAt).toISOString();
  const info = (key: string, value: string): string => tag("info", { key, value });
  return tag(name, { id: formatUrn(urn), scheduled, name: event.names ? nameIn(event.names, language) : null }, [
    tournamentElement(reference, event.tournamentId, language),
    tag("competitors", {}, runnersOf(told, runners)),
    ...(event.streamed ? [tag("tv_channels", {}, [tag("tv_channel", { name: "Stream" })])] : []),
    tag("extra_info", {}, [
      info("away_first", `${reversed}`),
      info("catalogs", catalogIds.join()),
      info("promoted_offers", promotedOfferIds.join()),
    ]),
  ]);
};

export const fixtureDocument = (told: ToldEvent, sources: Sources, language: string): string =>
  document(tag("fixtures_fixture", {}, [eventElement("fixture", told, sources, language)]));

export const scheduleDocument = (events: readonly ToldEvent[], sources: Sources, language: string): string =>
  document(
    tag(
      "schedule",
      {},
      events.map((told) => eventElement("sport_event", told, sources, language)),
    ),
  );

const PATTERNS: Readonly<Record<string, string>> = {
  stripes: "stripes",
  hoops: "horizontal_stripes",
  halves: "split",
  sash: "sash",
  sleeves: "coloured_sleeves",
};

const jerseyElement = (kit: string): string => {
  const [base = "", sleeve = "", pattern = ""] = kit.replaceAll("#", "").split("-");
  const attribute = PATTERNS[pattern];
  return tag("jersey", { type: "home", base, sleeve, ...(attribute && { [attribute]: "true" }) });
};

export const competitorDocument = (competitor: Competitor, runners: Runners): string =>
  document(
    tag("competitor_profile", {}, [
      competitorElement(competitor, null),
      ...(competitor.kit ? [tag("jerseys", {}, [jerseyElement(competitor.kit)])] : []),
      tag(
        "players",
        {},
        runners.squadOf(competitor.id).map(([id, name]) => tag("player", { id, name })),
      ),
    ]),
  );

export const playerDocument = (urn: string, name: string): string =>
  document(tag("player_profile", {}, [tag("player", { id: urn, name })]));

export const findCompetitor = (world: World, id: number): Competitor | undefined => {
  for (const { event } of world.events())
    for (const competitor of event.competitors) if (competitor.id === id) return competitor;
  return undefined;
};
