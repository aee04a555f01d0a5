import { share } from "../chance/random.ts";
import { SPORT_SHARES, type SportShare } from "./sport-shares.ts";
import { ALL_TOURNAMENTS, type Tournament } from "./tournament.ts";
import type { SportKey } from "./tournaments.ts";

export const SLOT = 5 * 60_000;
export const HOUR = 60 * 60_000;
export const LONGEST_LEAD = 7 * 24;

const SLOTS_PER_HOUR = 12;
const SLOTS_PER_DAY = 24 * SLOTS_PER_HOUR;
/** Matches are numbered from here, so that ids stay small. */
export const EPOCH = Date.UTC(2026, 0, 1);

/** Weights of the five-minute slots of an hour: most matches start on the hour or half hour. */
const SLOT_WEIGHTS: readonly number[] = [10, 0.3, 0.3, 3, 0.3, 0.3, 7, 0.3, 0.3, 3, 0.3, 0.3];
const HOUR_WEIGHT = SLOT_WEIGHTS.reduce((sum, weight) => sum + weight, 0);
/** Schedule more than required, so that quiet times have enough too. */
const LIVE_RESERVE = 1.25;
const OFFER_RESERVE = 1.06;
/** Factor on how early matches enter the offer, by tier. */
const TIER_LEAD = { 1: 3, 2: 1.3, 3: 0.6 } as const;

export interface TimetableOptions {
  readonly seed: number;
  readonly events: number;
  readonly live: number;
  readonly hoursOf: (sport: SportKey) => number;
}

export interface Round {
  readonly tournament: Tournament;
  /** Number of the match within its tournament, counted from the epoch. */
  readonly number: number;
  readonly startsAt: number;
  readonly opensAt: number;
}

interface Schedule {
  readonly tournament: Tournament;
  /** Expected matches from the beginning of a day to each slot. */
  readonly sums: Float64Array;
  readonly phase: number;
  readonly leadHours: number;
}

const isOpenAt = (tournament: Tournament, hour: number, [from, before]: SportShare["hours"]): boolean => {
  const local = (hour + tournament.country.utcOffset + 24) % 24;
  return local >= from && local < before;
};

/** Each tournament's share of the sport's matches by UTC hour, so that matches are spread over local daytimes around the world. */
const hourShares = (tournaments: readonly Tournament[], hours: SportShare["hours"]): readonly (readonly number[])[] => {
  const open = Array.from({ length: 24 }, (_, hour) => tournaments.filter((one) => isOpenAt(one, hour, hours)));
  return tournaments.map((tournament) =>
    open.map((candidates) => {
      const playing = candidates.length > 0 ? candidates : tournaments;
      return playing.includes(tournament) ? 1 / playing.length : 0;
    }),
  );
};

const daySums = (shares: readonly number[], perHour: number): Float64Array => {
  const sums = new Float64Array(SLOTS_PER_DAY + 1);
  for (let slot = 0; slot < SLOTS_PER_DAY; slot += 1) {
    const weight = (SLOT_WEIGHTS[slot % SLOTS_PER_HOUR] as number) / HOUR_WEIGHT;
    const hour = Math.floor(slot / SLOTS_PER_HOUR);
    sums[slot + 1] = (sums[slot] as number) + perHour * weight * (shares[hour] as number);
  }
  return sums;
};

/** Lead times are spread evenly between half and one and a half times the tournament's average. */
const leadOf = (leadHours: number, spread: number): number => Math.min(leadHours * (0.5 + spread), LONGEST_LEAD);

const averageLead = (leadHours: number): number =>
  Array.from({ length: 20 }, (_, index) => leadOf(leadHours, (index + 0.5) / 20)).reduce((sum, lead) => sum + lead) /
  20;

/** Scale of lead times at which the offer has the wanted number of events; found by bisection, as longer leads give more events. */
const fitLeadScale = (rates: readonly (readonly [perHour: number, tierLead: number])[], wanted: number): number => {
  let low = 0;
  let high = 4 * LONGEST_LEAD;
  for (let step = 0; step < 40; step += 1) {
    const scale = (low + high) / 2;
    const held = rates.reduce((sum, [perHour, tierLead]) => sum + perHour * averageLead(scale * tierLead), 0);
    if (held < wanted) low = scale;
    else high = scale;
  }
  return (low + high) / 2;
};

const scheduleSport = (sport: SportKey, { seed, events, live, hoursOf }: TimetableOptions): readonly Schedule[] => {
  const { live: liveShare, offer, hours } = SPORT_SHARES[sport];
  const tournaments = ALL_TOURNAMENTS.filter((tournament) => tournament.sport === sport);
  const wanted = events * OFFER_RESERVE * offer;
  const perHour = Math.max((live * LIVE_RESERVE * liveShare) / hoursOf(sport), wanted / LONGEST_LEAD);
  const shares = hourShares(tournaments, hours);
  const sums = shares.map((byHour) => daySums(byHour, perHour));
  const rates = tournaments.map(
    ({ tier }, index) => [(sums[index]?.[SLOTS_PER_DAY] as number) / 24, TIER_LEAD[tier]] as const,
  );
  const scale = fitLeadScale(rates, wanted - perHour * hoursOf(sport));
  return tournaments.map((tournament, index) => ({
    tournament,
    sums: sums[index] as Float64Array,
    phase: (share(seed, sportPhase) + index * GOLDEN) % 1,
    leadHours: scale * TIER_LEAD[tournament.tier],
  }));
};

const sportPhase = 77;
/** Golden ratio: multiples of it modulo 1 are evenly spread for any count, so that tournaments alternate. */
const GOLDEN = 0.6180339887;

const playedBefore = ({ sums, phase }: Schedule, slot: number): number => {
  const day = Math.floor(slot / SLOTS_PER_DAY);
  return Math.floor((sums[SLOTS_PER_DAY] as number) * day + (sums[slot - day * SLOTS_PER_DAY] as number) + phase);
};

const slotOf = (at: number): number => Math.floor((at - EPOCH) / SLOT);

/** Every match ever, by start time. Stateless, so any time can be queried. */
export const createTimetable = (options: TimetableOptions) => {
  const sports = Object.keys(SPORT_SHARES) as SportKey[];
  const schedules = sports.flatMap((sport) => scheduleSport(sport, options));
  const byIndex = new Map(schedules.map((schedule) => [schedule.tournament.index, schedule]));

  const roundAt = (schedule: Schedule, number: number, slot: number): Round => {
    const startsAt = EPOCH + slot * SLOT;
    const lead = leadOf(schedule.leadHours, (number * GOLDEN) % 1);
    return { tournament: schedule.tournament, number, startsAt, opensAt: startsAt - lead * HOUR };
  };

  /** Matches that start in [from, to). */
  const between = (from: number, to: number): readonly Round[] => {
    const rounds: Round[] = [];
    for (let slot = Math.max(slotOf(from + SLOT - 1), 0); slot < slotOf(to + SLOT - 1); slot += 1) {
      for (const schedule of schedules) {
        const end = playedBefore(schedule, slot + 1);
        for (let number = playedBefore(schedule, slot); number < end; number += 1) {
          rounds.push(roundAt(schedule, number, slot));
        }
      }
    }
    return rounds;
  };

  /** Finds a match by its number, for example after a restart. */
  const find = (tournamentIndex: number, number: number): Round | null => {
    const schedule = byIndex.get(tournamentIndex);
    const perDay = schedule?.sums[SLOTS_PER_DAY] ?? 0;
    if (!schedule || perDay === 0 || number < 0) return null;
    let low = Math.max(0, Math.floor(((number - 1) / perDay) * SLOTS_PER_DAY) - SLOTS_PER_DAY);
    let high = low + 4 * SLOTS_PER_DAY + Math.ceil((2 / perDay) * SLOTS_PER_DAY);
    while (low < high) {
      const middle = (low + high) >> 1;
      if (playedBefore(schedule, middle + 1) <= number) low = middle + 1;
      else high = middle;
    }
    return playedBefore(schedule, low) <= number ? roundAt(schedule, number, low) : null;
  };

  return { between, find };
};
