import { createJudge, type Judge, type LegResult, resolutionOf } from "@touchline/betting";
import type { Period, ResultFacts } from "@touchline/protocol";
import type { MarketDefinition, MarketVerdict } from "../../../source.ts";
import { hash } from "../chance/random.ts";
import { templateOf } from "../market/meta.ts";
import type { SportKey } from "../world/tournaments.ts";
import {
  type Cancellation,
  cancellationOf,
  hasSecondThoughts,
  nextAfter,
  type Story,
  sayAfter,
  storyOf,
} from "./story.ts";

/** How a match went so far, in steps: the facts differ from each to the next. */
export interface Course {
  /** Index of the step that is reached; -1 before the match. */
  readonly step: number;
  readonly isOver: boolean;
  readonly factsOf: (step: number) => ResultFacts;
  /** Milliseconds of real time at which a step began. */
  readonly timeOf: (step: number) => number;
  readonly startedAt: number;
}

interface Decided {
  readonly results: readonly LegResult[];
  /** Real time; minus infinity where nothing follows from it. */
  readonly at: number;
  readonly verdict: MarketVerdict;
}

type Judges = readonly (Judge | null)[];

interface Case {
  readonly definition: MarketDefinition;
  /** Null before the match: most markets wait for days, and what judges them is most of their memory. */
  judges: Judges | null;
  readonly story: Story;
  readonly cancellation: Cancellation | null;
  /** By outcome; null while it is open. */
  readonly verdicts: (number | null)[];
  decided: Decided | null;
  /** The last step at which it was open. */
  openAt: number;
  /** An outcome that was open then. */
  openOutcome: number;
  /** What a test has ruled; null after it took that back. */
  ruled?: MarketVerdict | null;
}

const keyOf = ({ metaMarketId, specifiers }: MarketDefinition): string =>
  `${metaMarketId}:${Object.values(specifiers).join(":")}`;

const hashText = (text: string): number => hash(...Array.from(text, (character) => character.charCodeAt(0)));

const openVerdict = ({ definition }: Case, cancelled: readonly Period[]): MarketVerdict => ({
  results: definition.outcomes.map(() => null),
  cancelled,
});

/** Whether no later fact can change the market. */
const isDecidedBy = (judges: Judges, facts: ResultFacts): boolean => judges.every((one) => one?.(facts) != null);

/**
 * Null while a later fact may change the verdict. What nothing decides by the end is void. An outcome that is decided stays so, and an
 * outcome that was open is looked at first: it is soon found to be still open, whereas a decided one takes every way to go on. Of a list of
 * scores the last ones stay open longest.
 */
const judge = (one: Case, judges: Judges, facts: ResultFacts, isOver: boolean): readonly LegResult[] | null => {
  const verdictOf = (outcome: number): number | null => (one.verdicts[outcome] ??= judges[outcome]?.(facts) ?? null);
  if (!isOver && verdictOf(one.openOutcome) === null) return null;
  const outcomes = [...judges.keys()];
  const open = isOver ? undefined : outcomes.findLast((outcome) => verdictOf(outcome) === null);
  if (open === undefined) return outcomes.map((outcome) => ({ resolution: resolutionOf(verdictOf(outcome)) }));
  one.openOutcome = open;
  return null;
};

/** What a provider says about each market of a match while it goes on and after it, second thoughts included. */
export const createVerdicts = (matchId: number, sportKey: SportKey) => {
  const cases = new Map<string, Case>();
  const byIdentity = new WeakMap<MarketDefinition, Case>();
  /** A corrected result is final: what was said before no longer matters. */
  let isPlain = false;

  const openCase = (market: MarketDefinition): Case => {
    const key = keyOf(market);
    let known = cases.get(key);
    if (!known) {
      const number = hashText(key);
      known = {
        definition: market,
        judges: null,
        story: storyOf(matchId, number),
        cancellation: cancellationOf(matchId, number),
        verdicts: [],
        decided: null,
        openAt: -1,
        openOutcome: market.outcomes.length - 1,
      };
      cases.set(key, known);
    }
    byIdentity.set(market, known);
    return known;
  };

  const judgesOf = (one: Case): Judges => {
    const { metaMarketId, specifiers, outcomes } = one.definition;
    const marketKey = templateOf(metaMarketId)?.key ?? "";
    one.judges ??= outcomes.map((_, outcome) => createJudge({ sportKey, marketKey, specifiers, outcome }));
    return one.judges;
  };

  const caseOf = (market: MarketDefinition): Case => byIdentity.get(market) ?? openCase(market);

  /** The first step that decides the case, which is open at `openAt` and decided at `step`. */
  const firstStep = (one: Case, { step, factsOf }: Course): number => {
    let [open, decided] = [one.openAt, step];
    while (decided - open > 1) {
      const middle = (open + decided) >> 1;
      if (isDecidedBy(judgesOf(one), factsOf(middle))) decided = middle;
      else open = middle;
    }
    return decided;
  };

  const decide = (one: Case, course: Course): Decided | null => {
    const { step, isOver, factsOf, timeOf } = course;
    if (one.decided || step < 0 || (one.openAt >= step && !isOver)) return one.decided;
    const results = judge(one, judgesOf(one), factsOf(step), isOver);
    if (!results) {
      one.openAt = step;
      return null;
    }
    const at = hasSecondThoughts(one.story) ? timeOf(firstStep(one, course)) : Number.NEGATIVE_INFINITY;
    one.decided = { results, at, verdict: { results } };
    return one.decided;
  };

  const cancelledAt = ({ cancellation }: Case, { startedAt }: Course, now: number): readonly Period[] => {
    const since = now - startedAt;
    if (!cancellation || since < cancellation.at || since >= cancellation.until) return [];
    const to = Math.round(startedAt + cancellation.at);
    return [{ from: to - cancellation.reach, to }];
  };

  const verdictOn = (market: MarketDefinition, course: Course, now: number): MarketVerdict | null => {
    const one = caseOf(market);
    if (one.ruled) return one.ruled;
    const decided = decide(one, course);
    const cancelled = cancelledAt(one, course, now);
    if (!decided) return one.cancellation || one.ruled === null ? openVerdict(one, cancelled) : null;
    const isTold = isPlain || !hasSecondThoughts(one.story);
    const verdict = isTold ? decided.verdict : sayAfter(one.story, decided.results, now - decided.at);
    return cancelled.length > 0 ? { ...verdict, cancelled } : verdict;
  };

  const nextOf = (one: Case, { startedAt }: Course, now: number): number => {
    const { cancellation, decided, story } = one;
    const cancels = cancellation ? [startedAt + cancellation.at, startedAt + cancellation.until] : [];
    const says = decided && hasSecondThoughts(story) ? [decided.at + nextAfter(story, now - decided.at)] : [];
    return Math.min(...[...cancels, ...says].filter((time) => time > now), Number.POSITIVE_INFINITY);
  };

  return {
    verdictOn,
    /** Whether the market is decided, so that nobody may bet on it any more. */
    isDecided: (market: MarketDefinition, course: Course): boolean => {
      const one = caseOf(market);
      if (one.ruled) return one.ruled.results.some((result) => result !== null);
      return decide(one, course) !== null;
    },
    /** Real time at which something else is said about a market, though nothing happens in the match. */
    next: (course: Course, now: number): number =>
      cases.values().reduce((soonest, one) => Math.min(soonest, nextOf(one, course, now)), Number.POSITIVE_INFINITY),
    /** For tests. */
    rule: (market: MarketDefinition, verdict: MarketVerdict | null): void => {
      caseOf(market).ruled = verdict;
    },
    /** After a correction everything is judged anew, by the corrected facts. */
    forget: (): void => {
      isPlain = true;
      for (const one of cases.values()) {
        one.verdicts.length = 0;
        one.decided = null;
        one.openAt = -1;
      }
    },
  };
};
