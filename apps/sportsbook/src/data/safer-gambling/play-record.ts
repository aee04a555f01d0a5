/** What is remembered of a session over reloads, in milliseconds. */
export interface PlayRecord {
  readonly startedAt: number;
  /** When the last reality check was answered, or the first count began. */
  readonly checkedAt: number;
  /** When a page of the punter's was last open. */
  readonly seenAt: number;
}

const MINUTE = 60_000;
/** Whoever comes back after so long begins a session anew. */
const LONGEST_ABSENCE = 30 * MINUTE;

const isMoment = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

export const readPlayRecord = (stored: unknown): PlayRecord | null => {
  const { startedAt, checkedAt, seenAt } = (stored ?? {}) as Readonly<Record<string, unknown>>;
  return isMoment(startedAt) && isMoment(checkedAt) && isMoment(seenAt) ? { startedAt, checkedAt, seenAt } : null;
};

export const newPlayRecord = (now: number): PlayRecord => ({ startedAt: now, checkedAt: now, seenAt: now });

/** When the next reality check is; null where the brand has none. */
export const nextCheckAt = ({ checkedAt }: PlayRecord, minutes: number | null): number | null =>
  minutes === null ? null : checkedAt + minutes * MINUTE;

/** Only what was played counts: a check that was not due when the page was left does not become due while nobody is there. */
const wasDue = (record: PlayRecord, minutes: number | null): boolean => {
  const next = nextCheckAt(record, minutes);
  return next !== null && record.seenAt >= next;
};

/** A session goes on over reloads. One that was left for long is over, but for a check that is still to be answered; so is one from the future, of a clock that was wrong. */
export const resumePlay = (stored: PlayRecord | null, minutes: number | null, now: number): PlayRecord => {
  if (!stored || stored.startedAt > now || stored.seenAt > now) return newPlayRecord(now);
  const isOver = now - stored.seenAt > LONGEST_ABSENCE && !wasDue(stored, minutes);
  return isOver ? newPlayRecord(now) : { ...stored, seenAt: now };
};

export interface CheckFacts {
  readonly record: PlayRecord;
  readonly minutes: number | null;
  readonly now: number;
  /** A bet or a cash-out is on its way. */
  readonly isBusy: boolean;
  readonly wasOpen: boolean;
}

/** A check that is due waits for what is on its way; once it is open, it stays until it is answered. */
export const isCheckOpen = ({ record, minutes, now, isBusy, wasOpen }: CheckFacts): boolean => {
  const next = nextCheckAt(record, minutes);
  return next !== null && now >= next && (wasOpen || !isBusy);
};
