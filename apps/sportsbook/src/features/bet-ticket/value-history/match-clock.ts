import type { ValueHistory } from "@touchline/protocol";

export type Moment = ValueHistory["moments"][number];

const MINUTE = 60_000;
/** The clock stops between parts and after the last. */
const STANDING = /^(HT|IB|FT)$|E$/;
/** Minutes after which a half shows stoppage time. */
const HALF_MINUTES: Readonly<Record<string, number>> = { "1H": 45, "2H": 90 };

/** A span with constant clock speed. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly minute: number;
  /** Match minutes per millisecond. */
  readonly pace: number;
  readonly status: string;
}

interface TimedMoment extends Moment {
  readonly minute: number;
}

const isTimed = (moment: Moment): moment is TimedMoment => moment.minute !== null;

const paceOf = ({ at, minute, status }: TimedMoment, next: TimedMoment | undefined, speed: number): number => {
  if (STANDING.test(status)) return 0;
  if (!next) return speed / MINUTE;
  return next.at > at ? Math.max(0, next.minute - minute) / (next.at - at) : 0;
};

/** `speed` is the clock speed after the last recorded moment. */
const spansOf = (moments: readonly Moment[], speed: number): Span[] => {
  const timed = moments.filter(isTimed);
  return timed.map((moment, index) => {
    const next = timed[index + 1];
    const { at, minute, status } = moment;
    return { from: at, to: next?.at ?? Number.POSITIVE_INFINITY, minute, pace: paceOf(moment, next, speed), status };
  });
};

const minuteText = (minute: number, status: string): string => {
  const end = HALF_MINUTES[status];
  return end !== undefined && minute > end ? `${end}+${minute - end}′` : `${minute}′`;
};

/** The clock of one match, from what happened in it. */
export const createMatchClock = (moments: readonly Moment[], speed = 1) => {
  const spans = spansOf(moments, speed);
  return {
    /** The running minute; null before what is known, and where the sport has no clock. */
    text: (at: number): string | null => {
      const span = spans.findLast(({ from }) => from <= at);
      if (!span) return null;
      if (span.pace === 0) return minuteText(span.minute, span.status);
      return minuteText(Math.floor(span.minute + (at - span.from) * span.pace) + 1, span.status);
    },
    /** The time at which so many minutes were played; null if it is not known. */
    timeOf: (minute: number): number | null => {
      const span = spans.find(
        (one) => one.pace > 0 && one.minute <= minute && minute <= one.minute + (one.to - one.from) * one.pace,
      );
      return span ? span.from + (minute - span.minute) / span.pace : null;
    },
  };
};

export type MatchClock = ReturnType<typeof createMatchClock>;

/** In milliseconds: the feed reports the second half with a delay. */
const WHOLE_MINUTES = 5;

/** Minutes of a match in two halves, once its second was seen to begin. */
export const fullTimeOf = (moments: readonly Moment[]): number | null => {
  const second = moments.findIndex(({ status }) => status === "2H");
  const minute = second > 0 ? moments[second]?.minute : null;
  return minute ? Math.floor(minute / WHOLE_MINUTES) * WHOLE_MINUTES * 2 : null;
};

/** The score after each change. */
export const goalsOf = (moments: readonly Moment[]): Moment[] =>
  moments.filter(({ score }, index) => {
    const before = moments[index - 1]?.score;
    return before !== undefined && (before.home !== score.home || before.away !== score.away);
  });

export const scoreAt = (moments: readonly Moment[], at: number): Moment["score"] | null =>
  moments.findLast((moment) => moment.at <= at)?.score ?? null;
