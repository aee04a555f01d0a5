import { LOCALES, type Names, type Reference } from "@touchline/protocol";
import type { Log } from "@touchline/server-kit";
import { createReference } from "../../simulator/reference.ts";
import { sportIdOf } from "../../simulator/world/tournament.ts";
import type { Fixture } from "../describe/fixture.ts";
import { unreadableReference } from "../metrics.ts";
import { MAPPED } from "../tables/mapping.ts";
import { RefusedMessage } from "../wire/refusal.ts";
import { formatUrn, parseUrn, type Urn } from "../wire/urn.ts";
import { childOf, childrenOf, type XmlElement } from "../wire/xml.ts";
import { type Api, isFinal } from "./api.ts";
import { createLoader } from "./loader.ts";
import {
  type MarketDescription,
  type Producer,
  type Profile,
  type ReadFixture,
  readDescription,
  readFixture,
  readProducers,
  readProfile,
  readTournament,
  type TournamentEntry,
} from "./read-reference.ts";

export interface LibraryOptions {
  readonly api: Api;
  readonly log: Log;
  /** Ids of tournaments that are shown above the navigation. */
  readonly top: ReadonlySet<number>;
  /** A fixture, or a name that an event waits for, is there now; null if it may concern any event. */
  readonly onLoaded: (eventId: number | null) => void;
  readonly onReference: (reference: Reference) => void;
}

const PAGE = 1_000;
const [MAIN, ...OTHERS] = LOCALES;

/** Everything that the provider says over HTTP: fixtures, names, descriptions, in every language that the app has. */
export const createLibrary = ({ api, log, top, onLoaded, onReference }: LibraryOptions) => {
  const loader = createLoader(log, isFinal);
  const tournaments = new Map<number, TournamentEntry & { readonly names: Names; readonly categoryNames: Names }>();
  const fixtures = new Map<number, ReadFixture>();
  const outrightNames = new Map<number, Names>();
  const profiles = new Map<string, Profile>();
  const playerNames = new Map<string, string>();
  let descriptions: ReadonlyMap<number, MarketDescription> = new Map();

  /** One that cannot be read is left out, and not what is beside it. */
  const readEach = <Value>(elements: readonly XmlElement[], read: (element: XmlElement) => Value | null): Value[] => {
    const found: Value[] = [];
    for (const element of elements)
      try {
        const value = read(element);
        if (value !== null) found.push(value);
      } catch (error) {
        unreadableReference.inc();
        log.warn({ err: error, element: element.name, id: element.attributes.id }, "reference data left out");
      }
    return found;
  };

  const addTournament = (entry: TournamentEntry): boolean => {
    if (tournaments.has(entry.id)) return false;
    tournaments.set(entry.id, { ...entry, names: { en: entry.name }, categoryNames: { en: entry.categoryName } });
    return true;
  };

  const reference = (): Reference => {
    const all = [...tournaments.values()];
    const categories = new Map(all.map((entry) => [entry.categoryId, entry]));
    return {
      ...createReference(),
      categories: [...categories.values()].map(({ categoryId, categoryNames, sport, flag }, rank) => ({
        ...{ id: categoryId, sportId: sportIdOf(sport), names: categoryNames, flag, rank: rank + 1 },
      })),
      tournaments: all.map(({ id, names, sport, categoryId }, rank) => ({
        ...{ id, sportId: sportIdOf(sport), categoryId, names, rank: rank + 1, top: top.has(id) },
      })),
    };
  };

  const loadTournaments = async (): Promise<void> => {
    for (const entry of readEach(childrenOf(await api.tournaments(MAIN), "tournament"), readTournament))
      addTournament(entry);
    for (const language of OTHERS) {
      for (const entry of readEach(childrenOf(await api.tournaments(language), "tournament"), readTournament)) {
        const known = tournaments.get(entry.id);
        if (!known) continue;
        known.names[language] = entry.name;
        known.categoryNames[language] = entry.categoryName;
      }
    }
  };

  /** Rows of our table that the provider does not describe are never offered: somebody should know. */
  const checkTable = (): void => {
    for (const [kind, rows] of Object.entries(MAPPED))
      for (const { row } of rows) {
        const described = descriptions.get(row.id);
        const missing = row.outcomes === "players" ? [] : row.outcomes.filter((id) => !described?.outcomes.has(id));
        if (!described || missing.length > 0)
          log.warn({ kind, market: row.id, key: row.key, missing }, "market of our table is not described like this");
      }
  };

  const loadProfile = (urn: string): Promise<void> =>
    loader.once(`profile ${urn}`, async () => {
      const isPlayer = parseUrn(urn)?.type === "player";
      const profile = readProfile(await (isPlayer ? api.player(MAIN, urn) : api.competitor(MAIN, urn)));
      if (!profile) throw new RefusedMessage("value", "no competitor or player in it");
      if (!isPlayer) profiles.set(urn, profile);
      playerNames.set(urn, profile.name);
      for (const [player, name] of profile.players) playerNames.set(player, name);
    });

  /** Null in a language that the provider does not have. */
  const fixtureName = async (language: string, urn: Urn): Promise<string | null> => {
    try {
      return childOf(await api.fixture(language, urn), "fixture")?.attributes.name ?? null;
    } catch (error) {
      if (isFinal(error)) return null;
      throw error;
    }
  };

  const loadNames = async (urn: Urn, eventId: number, english: string): Promise<void> => {
    const names: Names = { en: english };
    for (const language of OTHERS) {
      const name = await fixtureName(language, urn);
      if (name) names[language] = name;
    }
    outrightNames.set(eventId, names);
  };

  /** A match is told when both sides are known with their kits, which cannot change afterwards. */
  const addFixture = async (read: ReadFixture): Promise<void> => {
    const { fixture, tournament, competitors } = read;
    for (const [index, urn] of competitors.entries()) playerNames.set(urn, read.names[index] ?? "");
    if (addTournament(tournament)) onReference(reference());
    if (fixture.kind === "outright") await loadNames(fixture.urn, fixture.id, fixture.names?.en ?? "");
    else await Promise.all(competitors.map(loadProfile));
    fixtures.set(fixture.id, read);
  };

  const loadFixture = (urn: Urn, eventId: number): void => {
    if (loader.isKnown(`fixture ${formatUrn(urn)}`)) return;
    loader
      .once(`fixture ${formatUrn(urn)}`, async () => {
        const element = childOf(await api.fixture(MAIN, urn), "fixture");
        const read = element && readFixture(element);
        // An event of a sport that we do not offer.
        if (read) await addFixture(read);
      })
      .then(() => onLoaded(eventId));
  };

  const loadSchedules = async (): Promise<void> => {
    const add = async (elements: readonly XmlElement[]): Promise<void> => {
      await Promise.all(readEach(elements, readFixture).map(addFixture));
    };
    await add(childrenOf(await api.liveSchedule(MAIN), "sport_event"));
    for (let start = 0; ; start += PAGE) {
      const page = childrenOf(await api.schedule(MAIN, start, PAGE), "sport_event");
      await add(page);
      if (page.length < PAGE) return;
    }
  };

  const nameOf = (urn: string): string | null => {
    const name = playerNames.get(urn);
    if (name === undefined && !loader.isKnown(`profile ${urn}`)) void loadProfile(urn).then(() => onLoaded(null));
    return name ?? null;
  };

  const complete = ({ fixture, competitors }: ReadFixture): Fixture => ({
    ...fixture,
    names: fixture.names && (outrightNames.get(fixture.id) ?? fixture.names),
    competitors: fixture.competitors.map((competitor, index) => {
      const { kit = null, prefix = null } = profiles.get(competitors[index] ?? "") ?? {};
      return { ...competitor, ...(prefix && { prefix }), kit };
    }),
  });

  const completed = new WeakMap<ReadFixture, Fixture>();

  return {
    /** Repeats until the provider answers. */
    load: async (): Promise<readonly Producer[]> => {
      const producers = await loader.untilDone("producers", async () => readProducers(await api.producers()));
      const described = await loader.untilDone("market descriptions", () => api.markets(MAIN));
      descriptions = new Map(readEach(childrenOf(described, "market"), readDescription));
      checkTable();
      await loader.untilDone("tournaments", loadTournaments);
      onReference(reference());
      await loader.untilDone("schedules", loadSchedules);
      return producers;
    },
    /** Null while it is not loaded; loading begins then. */
    fixtureOf: (urn: Urn, eventId: number): Fixture | null => {
      const read = fixtures.get(eventId);
      if (!read) {
        loadFixture(urn, eventId);
        return null;
      }
      let fixture = completed.get(read);
      if (!fixture) completed.set(read, (fixture = complete(read)));
      return fixture;
    },
    reload: (urn: Urn, eventId: number): void => {
      loader.forget(`fixture ${formatUrn(urn)}`);
      loadFixture(urn, eventId);
    },
    forget: (urn: Urn, eventId: number): void => {
      fixtures.delete(eventId);
      outrightNames.delete(eventId);
      loader.forget(`fixture ${formatUrn(urn)}`);
    },
    nameOf,
    groupsOf: (marketId: number): readonly string[] => descriptions.get(marketId)?.groups ?? [],
    /** Nothing is being loaded. */
    isIdle: (): boolean => loader.isIdle(),
    stop: loader.stop,
  };
};
