import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildRoutingKey, MESSAGE_TYPES, parseRoutingKey, type RoutingKey } from "./routing-key.ts";
import { eventIdOf, eventUrnOf, formatUrn, parseUrn } from "./urn.ts";

const keys: fc.Arbitrary<RoutingKey> = fc.record({
  priority: fc.constantFrom("hi" as const, "lo" as const, null),
  prematch: fc.boolean(),
  live: fc.boolean(),
  type: fc.constantFrom(...MESSAGE_TYPES),
  sport: fc.option(fc.integer({ min: 1, max: 999 })),
  event: fc.option(
    fc.record({
      prefix: fc.constantFrom("sr", "vf", "od"),
      type: fc.constantFrom("match", "season", "stage", "simple_tournament"),
      number: fc.integer({ min: 1, max: 999_999_999 }),
    }),
  ),
  node: fc.option(fc.integer({ min: 1, max: 999 })),
});

describe("PEER-16 routing keys", () => {
  test("the example of the documentation", () => {
    expect(parseRoutingKey("hi.-.live.odds_change.1.sr:match.1234.-")).toEqual({
      ...{ priority: "hi", prematch: false, live: true, type: "odds_change", sport: 1, node: null },
      event: { prefix: "sr", type: "match", number: 1234 },
    });
    expect(parseRoutingKey("-.-.-.snapshot_complete.-.-.-.7")).toMatchObject({ event: null, node: 7 });
  });

  test("what is built is read as it was", () => {
    fc.assert(
      fc.property(keys, (key) => {
        expect(parseRoutingKey(buildRoutingKey(key))).toEqual(key);
      }),
    );
  });

  test.each([
    "",
    "hi.-.live.odds_change.1.sr:match.1234",
    "hi.-.live.odds_change.1.sr:match.1234.-.-",
    "hi.-.live.odds.1.sr:match.1234.-",
    "hi.-.live.odds_change.1.sr:match.0.-",
    "hi.-.live.odds_change.x.sr:match.1.-",
    "hi.-.live.odds_change.1.match.1.-",
    "hi.-.live.odds_change.1.sr:match.1.-1",
    "__proto__.-.live.odds_change.1.sr:match.1.-",
  ])("%j is no key", (key) => expect(parseRoutingKey(key)).toBeNull());
});

describe("PEER-16 ids of events", () => {
  test("are distinct by type and can be read back", () => {
    const match = parseUrn("sr:match:1234");
    const season = parseUrn("sr:season:1234");
    if (!match || !season) throw new Error("not read");
    expect(eventIdOf(match)).not.toBe(eventIdOf(season));
    expect(formatUrn(eventUrnOf(eventIdOf(season) ?? 0, "sr") ?? match)).toBe("sr:season:1234");
    expect(eventIdOf({ ...match, type: "player" })).toBeNull();
  });
});
