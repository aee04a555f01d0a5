import { describe, expect, test } from "vitest";
import { createClock } from "../clock.ts";
import { createMatch } from "../match/match.ts";
import { OUTRIGHT_TOURNAMENTS } from "../outright/season.ts";
import { ENGINES } from "../sports/engines.ts";
import { createFixture, fixtureId, pairUp, readFixtureId } from "./fixture.ts";
import { KITS } from "./kits.ts";
import { teamsOf } from "./teams.ts";
import { createTimetable, HOUR, LONGEST_LEAD, SLOT } from "./timetable.ts";
import { ALL_TOURNAMENTS } from "./tournament.ts";

const seed = 1;
const tableFor = (events: number, live: number) =>
  createTimetable({ seed, events, live, hoursOf: (sport) => ENGINES[sport].hours });

const clock = createClock(1);

const countAt = (events: number, live: number, at: number) => {
  const rounds = tableFor(events, live).between(at - 8 * HOUR, at + (LONGEST_LEAD + 1) * HOUR);
  const offered = rounds.filter(({ opensAt }) => opensAt <= at);
  const started = offered.filter(({ startsAt }) => startsAt <= at);
  const running = started.filter((round) => createMatch(createFixture(seed, round), clock).endsAt() > at);
  return {
    events: offered.length - started.length + running.length + OUTRIGHT_TOURNAMENTS.length,
    live: running.length,
  };
};

describe("the number of events is as requested at any time of the day and the year", () => {
  const moments = Array.from({ length: 16 }, (_, index) => Date.UTC(2026, index % 12, 3 + index, (index * 7) % 24, 25));
  test.each(moments)("at %d", (at) => {
    const { events, live } = countAt(2000, 90, at);
    expect(live).toBeGreaterThanOrEqual(90);
    expect(events).toBeGreaterThanOrEqual(2000);
    expect(events).toBeLessThan(2400);
  });
  test("for a small offer too", () => {
    const { events, live } = countAt(150, 20, moments[3] as number);
    expect(live).toBeGreaterThanOrEqual(20);
    expect(events).toBeGreaterThanOrEqual(150);
  });
});

test("matches start on multiples of five minutes, mostly on the hour and half hour", () => {
  const rounds = tableFor(2000, 90).between(Date.UTC(2026, 5, 1), Date.UTC(2026, 5, 2));
  expect(rounds.every(({ startsAt }) => startsAt % SLOT === 0)).toBe(true);
  const onTheHalf = rounds.filter(({ startsAt }) => startsAt % (HOUR / 2) === 0).length;
  expect(onTheHalf / rounds.length).toBeGreaterThan(0.5);
});

test("finds a match by its id", () => {
  const table = tableFor(2000, 90);
  for (const round of table.between(Date.UTC(2026, 10, 15), Date.UTC(2026, 10, 16))) {
    const { tournamentIndex, number } = readFixtureId(fixtureId(round.tournament.index, round.number));
    expect(table.find(tournamentIndex, number)).toEqual(round);
  }
  expect(table.find(1000, 5)).toBeNull();
});

test("no team plays two matches at once", () => {
  const rounds = tableFor(2000, 90).between(Date.UTC(2026, 10, 15), Date.UTC(2026, 10, 15, 6));
  const busyUntil = new Map<number, number>();
  let clashes = 0;
  for (const round of rounds) {
    const { home, away, startsAt, tournament } = createFixture(seed, round);
    for (const { id } of [home, away]) {
      if ((busyUntil.get(id) ?? 0) > startsAt) clashes += 1;
      busyUntil.set(id, startsAt + ENGINES[tournament.sport].hours * HOUR);
    }
  }
  expect(clashes / rounds.length).toBeLessThan(0.02);
});

test("all teams meet home and away before any pair meets again", () => {
  const teams = 8;
  const pairs = Array.from({ length: teams * (teams - 1) }, (_, number) => pairUp(number, teams).join());
  expect(new Set(pairs.map((pair) => pair.split(",").sort().join())).size).toBe((teams * (teams - 1)) / 2);
});

test("names within a tournament are unique, and there are few kits", () => {
  for (const tournament of ALL_TOURNAMENTS) {
    const names = teamsOf(seed, tournament).map(({ name }) => name);
    expect(new Set(names).size, tournament.name).toBe(names.length);
  }
  expect(new Set(KITS).size).toBeLessThanOrEqual(40);
});
