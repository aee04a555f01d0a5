import type { Pair, Side } from "@touchline/protocol";
import type { TrailPoint } from "../../data/event/score-trail.ts";

type Call = NonNullable<TrailPoint["game"]>;

const CALLS = ["0", "15", "30", "40", "A"];

/** In a tie-break points are plain numbers. */
const isTieBreak = ({ home, away }: Pair): boolean => home === 6 && away === 6;

const rankOf = (call: string, tieBreak: boolean): number => (tieBreak ? Number(call) : CALLS.indexOf(call));

const isSameGame = (first: TrailPoint, second: TrailPoint): boolean =>
  first.part === second.part &&
  first.points.home === second.points.home &&
  first.points.away === second.points.away &&
  first.game !== null &&
  second.game !== null;

/** Winner of the point between two scores: the side whose points rose, or that took the other's advantage. */
const winnerOf = (before: Call, after: Call, tieBreak: boolean): Side => {
  const home = rankOf(after.home, tieBreak) - rankOf(before.home, tieBreak);
  const away = rankOf(after.away, tieBreak) - rankOf(before.away, tieBreak);
  return home > away ? "HOME" : "AWAY";
};

export interface GamePoint {
  readonly winner: Side;
  readonly call: Call;
}

export interface GameHistory {
  /** Score of the running game when the page was opened; null if it was seen from its start. */
  readonly earlier: Call | null;
  readonly points: readonly GamePoint[];
}

/** The points of the running game since the page was opened. */
export const historyOfGame = (trail: readonly TrailPoint[]): GameHistory => {
  const last = trail.at(-1);
  if (!last?.game) return { earlier: null, points: [] };
  const from = trail.findLastIndex((point) => !isSameGame(point, last)) + 1;
  const calls = trail.slice(from).flatMap(({ game }) => game ?? []);
  const [first] = calls;
  const tieBreak = isTieBreak(last.points);
  return {
    earlier: first && (first.home !== "0" || first.away !== "0") ? first : null,
    points: calls.slice(1).map((call, index) => ({ winner: winnerOf(calls[index] as Call, call, tieBreak), call })),
  };
};

export interface SetGame {
  /** From 1. */
  readonly number: number;
  readonly winner: Side;
  readonly broken: boolean;
}

export interface SetHistory {
  /** Games of the set before the page was opened. */
  readonly earlier: Pair;
  readonly games: readonly SetGame[];
}

const total = ({ home, away }: Pair): number => home + away;

const gameBetween = (before: TrailPoint, after: TrailPoint): SetGame[] => {
  if (total(after.points) !== total(before.points) + 1) return [];
  const winner: Side = after.points.home > before.points.home ? "HOME" : "AWAY";
  const broken = before.server !== null && before.server !== winner && !isTieBreak(before.points);
  return [{ number: total(after.points), winner, broken }];
};

/** The games of the running set since the last gap; earlier ones are only counted. */
export const historyOfSet = (trail: readonly TrailPoint[]): SetHistory => {
  const last = trail.at(-1);
  if (!last) return { earlier: { home: 0, away: 0 }, games: [] };
  const ofSet = trail.filter(({ part }) => part === last.part);
  const gap = ofSet.findLastIndex(
    (point, index) => index > 0 && total(point.points) > total((ofSet[index - 1] as TrailPoint).points) + 1,
  );
  const seen = ofSet.slice(Math.max(0, gap));
  return {
    earlier: (seen[0] ?? last).points,
    games: seen.slice(1).flatMap((point, index) => gameBetween(seen[index] as TrailPoint, point)),
  };
};

/** By the rules the serve is from the right after an even number of points. */
export const servesFromRight = (game: Call, games: Pair): boolean => {
  const tieBreak = isTieBreak(games);
  const played = rankOf(game.home, tieBreak) + rankOf(game.away, tieBreak);
  return played % 2 === 0;
};

export interface PointAtStake {
  readonly kind: "gamePoint" | "breakPoint" | "setPoint";
  readonly side: Side;
}

const winsGame = (own: number, others: number, tieBreak: boolean): boolean =>
  tieBreak ? own >= 6 && own > others : own >= 3 && own > others;

const winsSet = (own: number, others: number): boolean => (own >= 5 && own > others) || own === 6;

/** What the next point may decide. The number of sets to win is not known, so a match point is shown as a set point. */
export const pointAtStake = ({ points, game, server }: TrailPoint): PointAtStake | null => {
  if (!game) return null;
  const tieBreak = isTieBreak(points);
  const ranks = { home: rankOf(game.home, tieBreak), away: rankOf(game.away, tieBreak) };
  const side: Side = ranks.home > ranks.away ? "HOME" : "AWAY";
  const [own, others] = side === "HOME" ? [ranks.home, ranks.away] : [ranks.away, ranks.home];
  if (!winsGame(own, others, tieBreak)) return null;
  const [games, otherGames] = side === "HOME" ? [points.home, points.away] : [points.away, points.home];
  if (winsSet(games, otherGames)) return { kind: "setPoint", side };
  return { kind: server === side ? "gamePoint" : "breakPoint", side };
};
