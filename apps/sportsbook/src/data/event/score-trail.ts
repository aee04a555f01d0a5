import type { LiveMetadata, Pair, Side } from "@touchline/protocol";

/** A standing of the match as it was seen here: the feed tells how it stands, not how it came to that. */
export interface TrailPoint {
  /** Number of the part from 0; -1 before the first. */
  readonly part: number;
  /** Of the part: games, points or goals. */
  readonly points: Pair;
  readonly score: Pair;
  readonly game: LiveMetadata["currentGameScore"];
  readonly server: Side | null;
  readonly progress: number;
}

const LONGEST = 600;
const NIL: Pair = { home: 0, away: 0 };

const pointOf = ({ currentScoreInSets, score, currentGameScore, server, progress }: LiveMetadata): TrailPoint => ({
  part: currentScoreInSets.length - 1,
  points: currentScoreInSets.at(-1) ?? NIL,
  score,
  game: currentGameScore,
  server,
  progress,
});

const keyOf = ({ part, points, score, game }: TrailPoint): string =>
  [part, points.home, points.away, score.home, score.away, game?.home, game?.away].join();

/** The trail with how it stands now, if that is new. */
export const extendTrail = (trail: readonly TrailPoint[], metadata: LiveMetadata | null): readonly TrailPoint[] => {
  if (!metadata) return trail;
  const next = pointOf(metadata);
  const last = trail.at(-1);
  return last && keyOf(last) === keyOf(next) ? trail : [...trail, next].slice(-LONGEST);
};
