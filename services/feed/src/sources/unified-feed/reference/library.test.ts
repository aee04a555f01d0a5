import { createLog } from "@touchline/server-kit";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parseUrn, type Urn } from "../wire/urn.ts";
import { parseXml, type XmlElement } from "../wire/xml.ts";
import { type Api, ApiError } from "./api.ts";
import { createLibrary } from "./library.ts";

const SPORT = '<sport id="sr:sport:1"/><category id="sr:category:4" name="England"/>';
const tournament = (id: number, name = `name="Cup ${id}"`): string =>
  `<tournament id="sr:tournament:${id}" ${name}>${SPORT}</tournament>`;
const match = (number: number, second = 'name="Away"'): string =>
  `<sport_event id="sr:match:${number}" scheduled="2026-11-19T12:00:00Z">${tournament(17)}<competitors>
   <competitor id="sr:competitor:1" name="Home"/><competitor id="sr:competitor:2" ${second}/></competitors></sport_event>`;
const fixtureOf = (number: number, second?: string): string =>
  `<fixtures>${match(number, second).replaceAll("sport_event", "fixture")}</fixtures>`;
const urnOf = (number: number): Urn => parseUrn(`sr:match:${number}`) as Urn;

const PRODUCERS = '<producers><producer id="1" name="LO" api_url="http://provider/v1/liveodds/"/></producers>';

/** The provider's HTTP side, as what it answers to each call. */
const createProvider = (given: Partial<Record<keyof Api, () => string>>) => {
  const calls: string[] = [];
  const answer = (name: keyof Api, usual: string) => async (): Promise<XmlElement> => {
    calls.push(name);
    return parseXml(given[name]?.() ?? usual);
  };
  const api = {
    producers: answer("producers", PRODUCERS),
    markets: answer("markets", "<market_descriptions/>"),
    tournaments: answer("tournaments", `<tournaments>${tournament(17)}</tournaments>`),
    fixture: answer("fixture", "<fixtures/>"),
    schedule: answer("schedule", "<schedule/>"),
    liveSchedule: answer("liveSchedule", "<schedule/>"),
    competitor: answer(
      "competitor",
      '<competitor_profile><competitor id="sr:competitor:1" name="Side"/></competitor_profile>',
    ),
    player: answer("player", "<player_profile/>"),
  } as unknown as Api;
  const count = (name: keyof Api): number => calls.filter((each) => each === name).length;
  const library = createLibrary({
    ...{ api, log: createLog("library", "silent"), top: new Set<number>() },
    onLoaded: () => undefined,
    onReference: () => undefined,
  });
  return { library, count };
};

const missing = (): never => {
  throw new ApiError("not found", 404);
};
const failing = (): never => {
  throw new ApiError("failed", 500);
};

describe("PEER-16 reference data of the provider", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("an event, a tournament and a description that cannot be read are left out, and not those beside them", async () => {
    const { library } = createProvider({
      tournaments: () => `<tournaments>${tournament(16, "")}${tournament(17)}</tournaments>`,
      markets: () => '<market_descriptions><market id="x"/><market id="18" groups="all|goals"/></market_descriptions>',
      schedule: () => `<schedule>${match(1, "")}${match(2)}</schedule>`,
    });
    expect(await library.load()).toHaveLength(1);
    expect(library.groupsOf(18)).toEqual(["goals"]);
    expect(library.fixtureOf(urnOf(2), 2 * 8)?.competitors.map(({ name }) => name)).toEqual(["Home", "Away"]);
  });

  test.each([
    ["that the provider does not have", missing],
    ["that cannot be read", () => fixtureOf(5, "")],
  ])("a fixture %s holds up nothing, and is asked for again after a minute", async (_name, fixture) => {
    const { library, count } = createProvider({ fixture });
    await library.load();
    expect(library.fixtureOf(urnOf(5), 5 * 8)).toBeNull();
    await vi.advanceTimersByTimeAsync(30_000);
    expect([library.isIdle(), library.fixtureOf(urnOf(5), 5 * 8), count("fixture")]).toEqual([true, null, 1]);
    await vi.advanceTimersByTimeAsync(40_000);
    library.fixtureOf(urnOf(5), 5 * 8);
    expect(count("fixture")).toBe(2);
  });

  test("while the HTTP side fails it is asked again until it answers, and it is not idle", async () => {
    let isDown = true;
    const { library, count } = createProvider({ fixture: () => (isDown ? failing() : fixtureOf(5)) });
    await library.load();
    library.fixtureOf(urnOf(5), 5 * 8);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(library.isIdle()).toBe(false);
    expect(count("fixture")).toBeGreaterThan(2);
    isDown = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(library.isIdle()).toBe(true);
    expect(library.fixtureOf(urnOf(5), 5 * 8)).not.toBeNull();
  });

  test("a match whose sides have no profile is offered with the names of its fixture", async () => {
    const { library } = createProvider({ schedule: () => `<schedule>${match(2)}</schedule>`, competitor: missing });
    await library.load();
    expect(library.fixtureOf(urnOf(2), 2 * 8)?.competitors.map(({ name }) => name)).toEqual(["Home", "Away"]);
  });
});
