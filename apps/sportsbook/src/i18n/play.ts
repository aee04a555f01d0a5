import type { LiveMetadata } from "@touchline/protocol";
import { formatSeconds } from "./dates.ts";
import { messages } from "./messages.ts";

const { play } = messages;

const NAMED_PARTS: Readonly<Record<string, string>> = {
  "1H": play.firstHalf,
  HT: play.halfTime,
  "2H": play.secondHalf,
  OT: play.overtime,
  ET: play.overtime,
  PEN: play.penalties,
  SO: play.shootOut,
  IB: play.break,
  FT: play.ended,
};

const NUMBERED_PARTS: readonly (readonly [RegExp, (number: string) => string])[] = [
  [/^S(\d+)$/, play.set],
  [/^P(\d+)$/, play.period],
  [/^P(\d+)E$/, play.endOfPeriod],
  [/^Q(\d+)$/, play.quarter],
  [/^Q(\d+)E$/, play.endOfQuarter],
  [/^I(\d+)T$/, play.topOfInning],
  [/^I(\d+)B$/, play.bottomOfInning],
  [/^I(\d+)(?:PP)?$/, play.innings],
  [/^R(\d+)$/, play.round],
  [/^M(\d+)$/, play.map],
  [/^L(\d+)$/, play.leg],
];

/** The part of a match in words; a code we do not know is shown as it is. */
export const formatPart = (eventStatus: string): string => {
  const named = NAMED_PARTS[eventStatus];
  if (named) return named;
  for (const [pattern, format] of NUMBERED_PARTS) {
    const [, number] = pattern.exec(eventStatus) ?? [];
    if (number) return format(number);
  }
  return eventStatus;
};

/** Seconds on the match clock at this moment, or null where the sport has no clock. */
export const matchSeconds = (metadata: LiveMetadata, now: number): number | null => {
  const { eventTime, timeAt, timeRunning, timeSpeed, countdown } = metadata;
  if (eventTime === null) return null;
  const passed = timeRunning ? Math.max(0, ((now - timeAt) / 1000) * timeSpeed) : 0;
  return countdown ? Math.max(0, eventTime - passed) : eventTime + passed;
};

/** Minutes after which a half shows stoppage time. */
const HALF_MINUTES: Readonly<Record<string, number>> = { "1H": 45, "2H": 90 };

const formatMinute = (seconds: number, eventStatus: string): string => {
  const minute = Math.trunc(seconds / 60) + 1;
  const end = HALF_MINUTES[eventStatus];
  return end !== undefined && minute > end ? `${end}+${minute - end}′` : `${minute}′`;
};

/** Between two parts the clock has nothing to say. */
const isBreak = (eventStatus: string): boolean => /^HT$|^IB$|E$/.test(eventStatus);

export interface PlayTime {
  /** What leads: a running minute, or the part where there is none. */
  readonly lead: string;
  readonly rest: string;
}

/** A match counts up in minutes and names its part, or names its part and counts down. */
export const formatPlayTime = (metadata: LiveMetadata, reversed: boolean, now: number): PlayTime => {
  const seconds = matchSeconds(metadata, now);
  const part = formatPart(metadata.eventStatus);
  if (metadata.currentGameScore) {
    const { home, away } = metadata.currentGameScore;
    return { lead: part, rest: reversed ? `${away}:${home}` : `${home}:${away}` };
  }
  if (seconds === null || isBreak(metadata.eventStatus)) return { lead: part, rest: "" };
  if (metadata.countdown) return { lead: part, rest: formatSeconds(seconds) };
  return { lead: formatMinute(seconds, metadata.eventStatus), rest: part };
};
