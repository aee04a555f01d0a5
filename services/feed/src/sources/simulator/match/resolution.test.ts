import { resolveMarket } from "@touchline/betting";
import { type Resolution, resultFactsSchema } from "@touchline/protocol";
import { describe, expect, test } from "vitest";
import type { MarketDefinition } from "../../../source.ts";
import { foreseen } from "../../../test-support/foreseen.ts";
import { sampleFixtures } from "../../../test-support/sample-fixtures.ts";
import { isLong } from "../../../test-support/size.ts";
import { createClock } from "../clock.ts";
import { templateOf } from "../market/meta.ts";
import type { MarketTemplate } from "../market/template.ts";
import type { Frame } from "../play/frame.ts";
import { ENGINES } from "../sports/engines.ts";
import type { Fixture } from "../world/fixture.ts";
import { SPORT_KEYS, type SportKey } from "../world/tournaments.ts";
import { STEADY } from "./form.ts";
import { createMatch } from "./match.ts";
import { factsOf } from "./match-facts.ts";

const PLAYED = isLong ? 8 : 3;
const BROKEN_OFF = isLong ? 4 : 2;
const HOUR = 3_600_000;
/** Interval at which a match is sampled, from before it to its end. */
const LOOK_EVERY = HOUR / 20;

const everOffered = (fixture: Fixture): readonly MarketDefinition[] => {
  const match = createMatch(fixture, createClock(1));
  const offered = new Set<MarketDefinition>();
  for (let at = fixture.startsAt - HOUR; at < match.endsAt(); at += LOOK_EVERY) {
    for (const { definition } of match.describe(at).markets) offered.add(definition);
  }
  return [...offered];
};

const resolveAll = (
  sportKey: SportKey,
  { key }: MarketTemplate,
  { specifiers, outcomes }: MarketDefinition,
  facts: ReturnType<typeof factsOf>,
): readonly (Resolution | undefined)[] =>
  outcomes.map((_, outcome) => resolveMarket({ sportKey, marketKey: key, specifiers, outcome }, facts)?.resolution);

/** Valid resolutions of a market: one winner, the halves and voids of a line, or none because it was not played. */
const fits = ({ players, kind }: MarketTemplate, resolutions: readonly (Resolution | undefined)[]): boolean => {
  if (players) return true;
  const won = resolutions.filter((resolution) => resolution === "WON").length;
  const isHalved = resolutions.includes("HALF_WON") && resolutions.includes("HALF_LOST");
  if (won === 0) return isHalved || resolutions.every((resolution) => resolution === "VOID");
  return kind.winnerAt ? won === 1 : true;
};

describe("every market ever offered resolves from the published facts as in the model", () => {
  test.each(SPORT_KEYS)("%s", (sport) => {
    const engine = ENGINES[sport];
    let decided = 0;
    for (const fixture of sampleFixtures(sport, PLAYED)) {
      const last = engine.play(fixture).at(-1) as Frame;
      if (last.playStatus !== "ENDED") continue;
      const outlook = engine.outlook(fixture, last, 0, STEADY);
      const facts = resultFactsSchema.parse(JSON.parse(JSON.stringify(factsOf(engine, fixture, last))));
      for (const definition of everOffered(fixture)) {
        const template = templateOf(definition.metaMarketId) as MarketTemplate;
        const resolutions = resolveAll(sport, template, definition, facts);
        const name = `${template.key} ${JSON.stringify(definition.specifiers)}`;
        const expected = resolutions.map((_, outcome) => foreseen(template, outlook, definition.specifiers, outcome));
        expect(resolutions, name).toEqual(expected);
        expect(fits(template, resolutions), `${name} ${resolutions}`).toBe(true);
        if (resolutions.includes("WON")) decided += 1;
      }
    }
    expect(decided).toBeGreaterThan(5 * PLAYED);
  });
});

describe("an abandoned match resolves decided markets, in the same way as the whole match does", () => {
  test.each(SPORT_KEYS)(
    "%s",
    (sport) => {
      const engine = ENGINES[sport];
      let decided = 0;
      for (const fixture of sampleFixtures(sport, BROKEN_OFF)) {
        const frames = engine.play(fixture);
        const whole = factsOf(engine, fixture, frames.at(-1) as Frame);
        const running = frames.filter(({ playStatus }) => playStatus === "RUNNING");
        const struck = running[Math.floor(running.length * 0.85)] as Frame;
        const broken = factsOf(engine, fixture, { ...struck, playStatus: "ABANDONED" });
        for (const definition of everOffered(fixture)) {
          const template = templateOf(definition.metaMarketId) as MarketTemplate;
          const complete = resolveAll(sport, template, definition, whole);
          for (const [outcome, resolution] of resolveAll(sport, template, definition, broken).entries()) {
            if (resolution === "VOID") continue;
            expect(resolution, `${template.key} ${JSON.stringify(definition.specifiers)} ${outcome}`).toBe(
              complete[outcome],
            );
            decided += 1;
          }
        }
      }
      expect(decided).toBeGreaterThan(0);
    },
    180_000,
  );
});
