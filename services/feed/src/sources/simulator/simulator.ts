import type { Pair } from "@touchline/protocol";
import type { Ending, MarketDefinition, MarketVerdict, OfferSink, OfferSource } from "../../source.ts";
import { createAgenda } from "./agenda.ts";
import { share } from "./chance/random.ts";
import { createClock } from "./clock.ts";
import { secondThoughts } from "./match/correction.ts";
import { PRODUCERS } from "./match/handover.ts";
import { createMatch } from "./match/match.ts";
import { createOutright } from "./outright/outright.ts";
import { findSeason, OUTRIGHT_TOURNAMENTS, type Season, seasonAt } from "./outright/season.ts";
import { createPace } from "./pace.ts";
import { createReference } from "./reference.ts";
import type { Simulated } from "./simulated.ts";
import { ENGINES } from "./sports/engines.ts";
import { createFixture, readFixtureId } from "./world/fixture.ts";
import { createTimetable, HOUR, LONGEST_LEAD, type Round, SLOT } from "./world/timetable.ts";

export interface SimulatorOptions {
  readonly seed: number;
  /** Number of events offered at any time; `live` is the minimum number in play. */
  readonly events: number;
  readonly live: number;
  /** Simulated seconds per second. */
  readonly speed: number;
  /** Target of price changes per second over the whole offer; null for the natural rate. */
  readonly rate: number | null;
  /** Milliseconds for which an ended event stays in the offer. */
  readonly removeAfter: number;
}

/** An offered event with the simulated time of its last published state: joint prices are computed for that state. */
interface Handed {
  readonly event: Simulated;
  toldAt: number;
  ended: boolean;
}

/** Delay of a score correction after the end of a match, in milliseconds. */
const CORRECT_AFTER = 20_000;
const LONGEST_MATCH = 8 * HOUR;
/** Natural milliseconds between two prices of an event. */
const REPRICE = { live: 1500, prematch: 90_000 } as const;

export const createSimulator = (options: SimulatorOptions): OfferSource => {
  const { seed, events, live, removeAfter } = options;
  const clock = createClock(options.speed);
  const timetable = createTimetable({ seed, events, live, hoursOf: (sport) => ENGINES[sport].hours });
  const pace = createPace(options.rate);
  const agenda = createAgenda(Date.now);
  const offered = new Map<number, Handed>();
  let sink: OfferSink;

  const tellEnd = (event: Simulated): void => {
    sink.update(event.describe(event.endsAt()));
    sink.result(event.id, event.result(Math.max(event.endsAt(), clock.now())));
  };

  /** Says what is decided about an event, now and whenever that changes, also after its end. */
  const settle = (event: Simulated): void => {
    const at = clock.now();
    const handed = offered.get(event.id);
    if (handed && !handed.ended) {
      // The offer first: nobody may bet on what is decided.
      if (isOver(event, at)) endEvent(event);
      else if (at >= event.startsAt) tell(event, at);
    }
    if (handed?.ended || at >= event.startsAt) sink.result(event.id, event.result(at));
    const next = event.nextVerdict(at);
    if (next < Number.POSITIVE_INFINITY) agenda.at(next, () => settle(event));
  };

  const correct = (eventId: number, score: Pair): boolean => {
    const handed = offered.get(eventId);
    if (!handed?.ended || !handed.event.correct(score)) return false;
    tellEnd(handed.event);
    return true;
  };

  const endEvent = (event: Simulated): void => {
    const handed = offered.get(event.id);
    if (handed) handed.ended = true;
    const endedAt = clock.toReal(event.endsAt());
    const { facts } = event.result(event.endsAt());
    const second = facts && secondThoughts(event.id, facts);
    tellEnd(event);
    if (second) agenda.at(endedAt + CORRECT_AFTER, () => correct(event.id, second));
    agenda.at(Math.max(endedAt + removeAfter, Date.now()), () => {
      offered.delete(event.id);
      sink.remove(event.id);
    });
  };

  const end = (eventId: number, ending: Ending): boolean => {
    const handed = offered.get(eventId);
    if (!handed || handed.ended || !handed.event.end(clock.now(), ending)) return false;
    endEvent(handed.event);
    settle(handed.event);
    return true;
  };

  const rule = (eventId: number, market: MarketDefinition, verdict: MarketVerdict | null): boolean => {
    const event = offered.get(eventId)?.event;
    if (!event?.rule(market, verdict)) return false;
    const at = clock.now();
    if (!offered.get(eventId)?.ended) tell(event, at);
    sink.result(eventId, event.result(at));
    return true;
  };

  const isOver = (event: Simulated, at: number): boolean => at >= event.startsAt && at >= event.endsAt();

  const tell = (event: Simulated, at: number): number => {
    const changes = sink.update(event.describe(at));
    const handed = offered.get(event.id);
    // If nothing was published, the previous state is still the one that joint prices have to match exactly.
    if (handed && (changes > 0 || event.nextChange(handed.toldAt) <= at)) handed.toldAt = at;
    return changes;
  };

  const reprice = (event: Simulated): void => {
    if (offered.get(event.id)?.ended) return;
    const at = clock.now();
    if (isOver(event, at)) {
      endEvent(event);
      return;
    }
    const now = Date.now();
    pace.count(tell(event, at), now);
    const interval = REPRICE[at >= event.startsAt ? "live" : "prematch"] * pace.factor();
    const jitter = 0.75 + 0.5 * share(event.id, Math.floor(at));
    agenda.at(Math.min(clock.toReal(event.nextChange(at)), now + interval * jitter), () => reprice(event));
  };

  const open = (event: Simulated): void => {
    if (offered.has(event.id) || isOver(event, clock.now())) return;
    offered.set(event.id, { event, toldAt: clock.now(), ended: false });
    reprice(event);
    settle(event);
  };

  const matchOf = (round: Round): Simulated => createMatch(createFixture(seed, round), clock);

  /** Schedules matches for the time they enter the offer. */
  const announce = (rounds: readonly Round[]): void => {
    for (const round of rounds) agenda.at(clock.toReal(round.opensAt), () => open(matchOf(round)));
  };

  const lookAhead = (from: number): void => {
    const to = from + SLOT;
    announce(timetable.between(from, to));
    agenda.at(clock.toReal(to - LONGEST_LEAD * HOUR), () => lookAhead(to));
  };

  const openSeason = (season: Season): void => {
    open(createOutright(season, clock));
    const { endsAt, tournament } = season;
    agenda.at(clock.toReal(endsAt), () => openSeason(seasonAt(seed, tournament, endsAt)));
  };

  const find = (id: number): Simulated | null => {
    const { tournamentIndex, number } = readFixtureId(id);
    const season = findSeason(seed, tournamentIndex, number);
    if (season) return createOutright(season, clock);
    const round = timetable.find(tournamentIndex, number);
    return round && matchOf(round);
  };

  /** Events that ended while the feed was down still need their result. */
  const settleHeld = (held: readonly number[], at: number): void => {
    for (const event of held.map(find)) {
      if (!event || !isOver(event, at)) continue;
      offered.set(event.id, { event, toldAt: at, ended: false });
      endEvent(event);
      settle(event);
    }
  };

  return {
    producer: "simulator",
    start: (target, held) => {
      sink = target;
      const at = clock.now();
      sink.reference(createReference());
      for (const producer of PRODUCERS) sink.producer(producer, true);
      const horizon = Math.ceil((at + LONGEST_LEAD * HOUR) / SLOT) * SLOT;
      const rounds = timetable.between(at - LONGEST_MATCH, horizon);
      const now = Date.now();
      for (const round of rounds.filter(({ opensAt }) => opensAt <= at)) {
        agenda.at(now, () => open(matchOf(round)));
      }
      for (const tournament of OUTRIGHT_TOURNAMENTS) agenda.at(now, () => openSeason(seasonAt(seed, tournament, at)));
      agenda.at(now + 1, () => {
        settleHeld(held, at);
        sink.complete();
        pace.start(Date.now());
      });
      announce(rounds.filter(({ opensAt }) => opensAt > at));
      lookAhead(horizon);
    },
    priceTogether: (eventId, picks) => {
      const handed = offered.get(eventId);
      return handed ? handed.event.priceTogether(handed.toldAt, picks) : { error: "UNKNOWN_EVENT" };
    },
    end,
    correct,
    rule,
    setProducer: (name, isUp) => {
      const isKnown = PRODUCERS.some((producer) => producer === name);
      if (isKnown) sink.producer(name, isUp);
      return isKnown;
    },
    lags: () => new Map(PRODUCERS.map((producer) => [producer, agenda.lateness() / 1000])),
    stop: agenda.stop,
  };
};
