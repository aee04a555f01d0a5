import { describe, expect, test } from "vitest";
import { loadPack } from "./load-pack.ts";
import { packAt } from "./pack-at.ts";
import { PACK_IDS, type PackId } from "./pack-ids.ts";
import { packs } from "./packs/all.ts";
import {
  ageMarkOf,
  realityCheckOf,
  requiredFacts,
  requiredLanguages,
  requiredMarks,
  retentionYears,
  statementDaysOf,
  timeOutOf,
} from "./rules.ts";
import { packSchema, type Rule } from "./schema.ts";

const today = Date.parse("2026-11-18T12:00:00Z");
const pack = (id: PackId) => packAt(packs[id], today);
const ruleOf = (id: string): Rule => {
  const found = pack(id.split(".")[0] as PackId).rules.find((rule) => rule.id === id);
  if (!found) throw new Error(`there is no rule ${id}`);
  return found;
};

describe("AHEAD-9 the packs", () => {
  test.each(PACK_IDS)("AHEAD-9 each version of %s is as the schema says, the newest first", (id) => {
    for (const version of packs[id]) expect(packSchema.parse(version).id).toBe(id);
    const begins = packs[id].map(({ effectiveFrom }) => effectiveFrom);
    expect(begins).toEqual(begins.toSorted().toReversed());
    expect(packs[id].map(({ version }) => version)).toEqual(packs[id].map((_, index) => packs[id].length - index));
  });

  test.each(PACK_IDS)("AHEAD-9 a page that loads %s alone has the same as the services", async (id) => {
    expect(await loadPack(id)).toEqual(packs[id]);
  });

  test("AHEAD-9 a rule without a source that says all of it says what is in doubt", () => {
    const [rule] = pack("dk").rules;
    const parse = (change: Partial<Rule>) => packSchema.safeParse({ ...pack("dk"), rules: [{ ...rule, ...change }] });
    expect(parse({ verified: true, source: null }).success).toBe(false);
    expect(parse({ verified: false, doubt: undefined }).success).toBe(false);
    expect(parse({ verified: false, doubt: "nobody has read the text" }).success).toBe(true);
    expect(parse({ id: "se.marks" }).success).toBe(false);
  });

  test("AHEAD-9 the neutral pack asks for nothing", () => expect(pack("neutral").rules).toEqual([]));
});

test("AHEAD-9 a version holds from the beginning of its day, and the first one before it", () => {
  const at = (moment: string) => packAt(packs.uk, Date.parse(moment)).version;
  expect(at("2026-06-29T23:59:59Z")).toBe(1);
  expect(at("2026-06-30T00:00:00Z")).toBe(2);
  expect(at("2001-01-01T00:00:00Z")).toBe(1);
});

/** What a rule asks for, in the terms of the functions that read it. The title is the row of the rule in docs/jurisdictions.md. */
const EXPECTED: Readonly<Record<string, () => void>> = {
  "uk.licence": () => expect(ruleOf("uk.licence")).toMatchObject({ duty: "licence", verified: true }),
  "uk.marks": () => expect(requiredMarks(pack("uk")).map(({ id }) => id)).toEqual(["gamstop", "gamcare", "commission"]),
  "uk.age": () => expect(ageMarkOf(pack("uk"))).toBe("18+"),
  "uk.delay": () => expect(ruleOf("uk.delay")).toMatchObject({ duty: "delay", verified: true }),
  "uk.no-chasing": () => expect(ruleOf("uk.no-chasing")).toMatchObject({ duty: "no-chasing" }),
  "uk.session-strip": () => expect(requiredFacts(pack("uk"))).toEqual(["clock", "session", "net"]),
  "uk.reality-check": () =>
    expect([realityCheckOf(pack("uk"), null), realityCheckOf(pack("uk"), 20)]).toEqual([60, 20]),
  "uk.time-out": () => expect(timeOutOf(pack("uk"))).toEqual({ hours: 24, oneTap: false }),
  "uk.deposit-limit": () =>
    expect(ruleOf("uk.deposit-limit")).toMatchObject({ mandatory: false, raisedAfterHours: 24 }),
  "se.marks": () =>
    expect(requiredMarks(pack("se")).map(({ name }) => name)).toEqual(["Spelpaus", "Spelgränser", "Självtest"]),
  "se.deposit-limit": () =>
    expect(ruleOf("se.deposit-limit")).toMatchObject({
      mandatory: true,
      raisedAfterHours: 72,
      periods: ["day", "week", "month"],
    }),
  "se.age": () => expect(ageMarkOf(pack("se"))).toBe("18+"),
  "se.self-exclusion": () => expect(ruleOf("se.self-exclusion")).toMatchObject({ duty: "self-exclusion" }),
  "se.session-strip": () => expect(requiredFacts(pack("se"))).toEqual(["session", "net"]),
  "de.time-out": () => expect(timeOutOf(pack("de"))).toEqual({ hours: 24, oneTap: true }),
  "de.statement": () => expect(statementDaysOf(pack("de"))).toBe(30),
  "de.deposit-limit": () =>
    expect(ruleOf("de.deposit-limit")).toMatchObject({
      mandatory: true,
      most: { amount: "1000", currency: "EUR", period: "month" },
    }),
  "de.age": () => expect(ageMarkOf(pack("de"))).toBe("18+"),
  "de.licence": () => expect(ruleOf("de.licence")).toMatchObject({ duty: "licence", verified: true }),
  "de.language": () => expect(requiredLanguages(pack("de"))).toEqual(["de"]),
  "de.marks": () => expect(requiredMarks(pack("de")).map(({ id }) => id)).toEqual(["ggl", "help", "oasis"]),
  "de.live-betting": () => expect(ruleOf("de.live-betting")).toMatchObject({ markets: null, verified: false }),
  "de.session-strip": () => expect(requiredFacts(pack("de"))).toEqual(["clock", "session"]),
  "dk.marks": () =>
    expect(requiredMarks(pack("dk")).map(({ id }) => id)).toEqual(["spillemyndigheden", "stopspillet", "rofus"]),
  "dk.label": () => expect(ruleOf("dk.label")).toMatchObject({ duty: "licence", verified: true }),
  "dk.age": () => expect(ageMarkOf(pack("dk"))).toBe("18+"),
  "dk.session-strip": () => expect(requiredFacts(pack("dk"))).toEqual(["clock", "session"]),
  "dk.deposit-limit": () => expect(ruleOf("dk.deposit-limit")).toMatchObject({ mandatory: true, raisedAfterHours: 24 }),
  "dk.time-out": () => expect(timeOutOf(pack("dk"))).toEqual({ hours: 24, oneTap: false }),
  "dk.retention": () => expect(retentionYears(pack("dk"))).toBe(5),
};

test.each(Object.entries(EXPECTED))("AHEAD-9 %s", (_id, holds) => holds());

test("AHEAD-9 no rule is without a test", () => {
  const rules = PACK_IDS.flatMap((id) => packs[id].flatMap((version) => version.rules.map((rule) => rule.id)));
  expect(Object.keys(EXPECTED).toSorted()).toEqual([...new Set(rules)].toSorted());
});
