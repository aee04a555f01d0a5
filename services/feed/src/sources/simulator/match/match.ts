import type { LiveMetadata, OfferEvent, Pair, ResultFacts } from "@touchline/protocol";
import type {
  Ending,
  JointPrice,
  MarketDefinition,
  MarketVerdict,
  SourceEvent,
  SourceMarket,
  SourcePick,
  SourceResult,
} from "../../../source.ts";
import { quoteBuilder } from "../builder/quote-builder.ts";
import type { SimulatedClock } from "../clock.ts";
import { beforeMatch, type Frame } from "../play/frame.ts";
import { abandonAt, finishAt } from "../play/stop.ts";
import { frameIndexAt } from "../play/timeline.ts";
import type { Simulated } from "../simulated.ts";
import { ENGINES } from "../sports/engines.ts";
import type { Fixture } from "../world/fixture.ts";
import type { Team } from "../world/teams.ts";
import { correctFacts, isCounted } from "./correction.ts";
import { formAt } from "./form.ts";
import { producerOf } from "./handover.ts";
import { incidentsUntil, metadataOf } from "./match-board.ts";
import { factsOf } from "./match-facts.ts";
import { createMatchMarkets } from "./match-markets.ts";
import { type Course, createVerdicts } from "./verdicts.ts";

const competitorOf = ({ id, name, prefix, short, abbreviation, kit }: Team): OfferEvent["competitors"][number] => ({
  id,
  name,
  ...(prefix && { prefix }),
  supplementalNames: { 1: short, 2: abbreviation },
  kit,
});

const isOver = ({ playStatus }: Frame): boolean => playStatus === "ENDED" || playStatus === "ABANDONED";

/** Frames share what did not change, so that comparing the parts by identity is enough. */
const hasSameFacts = (a: Frame, b: Frame): boolean =>
  a.score === b.score &&
  a.tallies === b.tallies &&
  a.scorers === b.scorers &&
  a.redCards === b.redCards &&
  a.decided === b.decided &&
  a.part === b.part &&
  a.playStatus === b.playStatus;

/** Indexes of the frames at which the facts change. */
const stepsOf = (frames: readonly Frame[]): readonly number[] =>
  [...frames.keys()].filter((index) => {
    const before = frames[index - 1];
    return !before || !hasSameFacts(before, frames[index] as Frame);
  });

const fixedFields = (fixture: Fixture, clock: SimulatedClock) => ({
  id: fixture.id,
  type: "MATCH" as const,
  sportId: fixture.tournament.sportId,
  categoryId: fixture.tournament.categoryId,
  tournamentId: fixture.tournament.id,
  names: null,
  competitors: [competitorOf(fixture.home), competitorOf(fixture.away)],
  reversed: fixture.reversed,
  startsAt: Math.round(clock.toReal(fixture.startsAt)),
  streamed: fixture.streamed,
  catalogIds: [...fixture.catalogIds],
  promotedOfferIds: [...fixture.promotedOfferIds],
});

/** A match of the offer. It is played in one go, when a state after its start is first requested. */
export const createMatch = (fixture: Fixture, clock: SimulatedClock): Simulated => {
  const { startsAt, seed } = fixture;
  const engine = ENGINES[fixture.tournament.sport];
  const before = beforeMatch(engine.start(fixture));
  const marketsOf = createMatchMarkets(engine, fixture);
  const fixed = fixedFields(fixture, clock);
  const verdicts = createVerdicts(fixture.id, fixture.tournament.sport);
  let played: readonly Frame[] | null = null;
  let steps: readonly number[] | null = null;
  let stopped = false;
  let corrected: Pair | null = null;
  const frames = (): readonly Frame[] => (played ??= engine.play(fixture));
  const lastFrame = (): Frame => frames().at(-1) as Frame;
  const endsAt = (): number => startsAt + lastFrame().at;
  const indexAt = (at: number): number => (at < startsAt && !stopped ? -1 : frameIndexAt(frames(), at - startsAt));

  const lookAt = (at: number) => {
    const index = indexAt(at);
    const live = index >= 0;
    const frame = live ? (frames()[index] as Frame) : before;
    const elapsed = live ? at - startsAt - frame.at : 0;
    return {
      index,
      live,
      frame,
      elapsed,
      outlook: () => engine.outlook(fixture, frame, elapsed, formAt(seed, at, live)),
    };
  };

  const factsNow = (): ResultFacts => {
    const facts = factsOf(engine, fixture, lastFrame(), frames().at(-2));
    return (corrected && correctFacts(facts, corrected)) ?? facts;
  };

  const courseAt = (at: number): Course => {
    const index = indexAt(at);
    const reached = index < 0 ? [] : (steps ??= stepsOf(frames()));
    const frameAt = (step: number): Frame => frames()[reached[step] as number] as Frame;
    const isEnd = index >= 0 && isOver(frames()[index] as Frame);
    const step = reached.findLastIndex((frame) => frame <= index);
    return {
      step,
      isOver: isEnd,
      factsOf: (which) =>
        isEnd && which === step
          ? factsNow()
          : factsOf(engine, fixture, frameAt(which), frameAt(Math.max(0, which - 1))),
      timeOf: (which) => clock.toReal(startsAt + frameAt(which).at),
      startedAt: clock.toReal(startsAt),
    };
  };

  const withCorrection = (metadata: LiveMetadata): LiveMetadata => {
    if (!corrected) return metadata;
    // Baseball and cricket boards merge two parts into one, so the facts may have more parts than the board.
    const { score, parts } = factsNow();
    const isAlike = parts.length === metadata.currentScoreInSets.length;
    return { ...metadata, score, ...(isAlike && { currentScoreInSets: parts }) };
  };

  const describe = (at: number): SourceEvent => {
    const { index, live, frame, elapsed, outlook } = lookAt(at);
    return {
      ...fixed,
      game: live ? "LIVE" : "PREMATCH",
      playStatus: frame.playStatus,
      detailedPlayStatus: frame.detailedPlayStatus,
      metadata: live ? withCorrection(metadataOf(engine, fixture, frame, elapsed, clock)) : null,
      incidents: live ? incidentsUntil(frames(), index) : [],
      // Suspended from the scheduled start to the actual one, which may come at any moment.
      suspended: frame.suspended || (!live && at >= startsAt),
      markets: isOver(frame) ? [] : openMarkets(at, marketsOf(outlook(), { live, tense: frame.tense })),
    };
  };

  /** Where the model still has a price for a market that the facts have decided, it is not offered. */
  const openMarkets = (at: number, markets: readonly SourceMarket[]): readonly SourceMarket[] => {
    const course = courseAt(at);
    return markets
      .filter(({ definition }) => !verdicts.isDecided(definition, course))
      .map((market) => ({ ...market, producer: producerOf(fixture, market.definition, at) }));
  };

  const nextChange = (at: number): number => {
    if (at < startsAt && !stopped) return startsAt;
    const next = frames()[indexAt(at) + 1];
    return next ? startsAt + next.at : Number.POSITIVE_INFINITY;
  };

  const priceTogether = (at: number, picks: readonly SourcePick[]): JointPrice => {
    const { frame, outlook } = lookAt(at);
    return isOver(frame) ? { error: "UNAVAILABLE" } : quoteBuilder(fixture, outlook(), picks);
  };

  const result = (at: number): SourceResult => {
    const course = courseAt(at);
    return {
      at: Math.round(clock.toReal(Math.min(at, endsAt()))),
      facts: course.step < 0 ? null : course.factsOf(course.step),
      final: course.isOver,
      resolve: (market) => verdicts.verdictOn(market, course, clock.toReal(at)),
    };
  };

  const nextVerdict = (at: number): number => {
    if (at < startsAt && !stopped) return clock.toReal(startsAt);
    const course = courseAt(at);
    const next = (steps ??= stepsOf(frames()))[course.step + 1];
    const happens = next === undefined ? Number.POSITIVE_INFINITY : startsAt + (frames()[next] as Frame).at;
    return Math.min(clock.toReal(happens), verdicts.next(course, clock.toReal(at)));
  };

  const rule = (market: MarketDefinition, verdict: MarketVerdict | null): boolean => {
    verdicts.rule(market, verdict);
    return true;
  };

  const end = (at: number, ending: Ending): boolean => {
    const canFinish = lastFrame().playStatus === "ENDED" && isCounted(factsNow());
    if (ending === "ENDED" && !canFinish) return false;
    played = (ending === "ENDED" ? finishAt : abandonAt)(frames(), before, at - startsAt);
    steps = null;
    stopped = true;
    return true;
  };

  const correct = (score: Pair): boolean => {
    const { score: told } = factsNow();
    const isNew = score.home !== told.home || score.away !== told.away;
    if (!isNew || !correctFacts(factsNow(), score)) return false;
    corrected = score;
    verdicts.forget();
    return true;
  };

  return {
    ...{ id: fixture.id, startsAt, describe, nextChange, endsAt },
    ...{ result, nextVerdict, rule, end, correct, priceTogether },
  };
};
