import type { Bet, BetSelection, ValueHistory } from "@touchline/protocol";
import { formatDate } from "../../../i18n/dates.ts";
import { scoreText } from "../../../i18n/event-words.ts";
import { type HistoryPoint, pointsOf } from "./history-points.ts";
import { createMatchClock, fullTimeOf, type MatchClock, type Moment, scoreAt } from "./match-clock.ts";
import type { Span } from "./scale.ts";

export type Range = "match" | "placed";

/** The drawn range: one match, or all of the history. */
export interface HistoryView {
  readonly range: Range;
  readonly span: Span;
  readonly points: readonly HistoryPoint[];
  readonly selection: BetSelection | null;
  /** Of the match. */
  readonly moments: readonly Moment[];
  readonly clock: MatchClock;
  /** The running minute, or the time of day where there is none. */
  readonly timeText: (at: number) => string;
  /** Null before the match. */
  readonly scoreText: (at: number) => string | null;
}

/** Selections with a recorded match, each match once. */
export const matchesOf = ({ selections }: Bet, { moments }: ValueHistory): BetSelection[] =>
  selections.filter(
    ({ event }, index) =>
      moments.some(({ eventId }) => eventId === event.id) &&
      selections.findIndex((other) => other.event.id === event.id) === index,
  );

const matchSpan = (moments: readonly Moment[], clock: MatchClock, end: number): Span => {
  const from = moments[0]?.at ?? end;
  const isOver = moments.at(-1)?.status === "FT";
  const fullTime = isOver ? null : fullTimeOf(moments);
  const whistle = fullTime === null ? null : clock.timeOf(fullTime);
  return { from, to: Math.max(end, whistle ?? end) };
};

const isWithin = ({ from, to }: Span, at: number): boolean => from <= at && at <= to;

/** Null if nothing was recorded yet. */
export const viewHistory = (
  history: ValueHistory,
  selection: BetSelection | null,
  wanted: Range,
): HistoryView | null => {
  const all = pointsOf(history);
  const [first] = all;
  const last = all.at(-1);
  if (!first || !last) return null;
  const moments = selection ? history.moments.filter(({ eventId }) => eventId === selection.event.id) : [];
  const clock = createMatchClock(moments, selection?.metadata?.timeSpeed ?? 1);
  const begins = moments[0]?.at ?? Number.POSITIVE_INFINITY;
  const range = begins <= last.at ? wanted : "placed";
  const span = range === "match" ? matchSpan(moments, clock, last.at) : { from: first.at, to: last.at };
  return {
    ...{ range, span, selection, moments, clock },
    points: all.filter(({ at }) => isWithin(span, at)),
    timeText: (at) => clock.text(at) ?? formatDate("HH:mm", at),
    scoreText: (at) => {
      const score = scoreAt(moments, at);
      return score && scoreText(score, selection?.reversed ?? false);
    },
  };
};
