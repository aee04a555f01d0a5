import { ENGINES } from "../sources/simulator/sports/engines.ts";
import { createFixture, type Fixture } from "../sources/simulator/world/fixture.ts";
import { createTimetable, HOUR } from "../sources/simulator/world/timetable.ts";
import type { SportKey } from "../sources/simulator/world/tournaments.ts";

const SEED = 1;
const NOON = Date.UTC(2026, 9, 10, 12);

/** Matches of one sport from the timetable. */
export const sampleFixtures = (sport: SportKey, count: number): readonly Fixture[] => {
  const timetable = createTimetable({ seed: SEED, events: 2000, live: 90, hoursOf: (key) => ENGINES[key].hours });
  const fixtures: Fixture[] = [];
  for (let hour = 0; fixtures.length < count; hour += 1) {
    const rounds = timetable.between(NOON + hour * HOUR, NOON + (hour + 1) * HOUR);
    fixtures.push(
      ...rounds.filter(({ tournament }) => tournament.sport === sport).map((round) => createFixture(SEED, round)),
    );
  }
  return fixtures.slice(0, count);
};
