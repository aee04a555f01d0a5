import type { BetSelection, LiveMetadata } from "@touchline/protocol";
import { formatSeconds } from "./dates.ts";
import { message } from "./message.ts";

const NAMED_PARTS = {
  NS: "soon",
  "1H": "firstHalf",
  HT: "halfTime",
  "2H": "secondHalf",
  OT: "overtime",
  ET: "overtime",
  PEN: "penalties",
  SO: "shootOut",
  IB: "break",
  FT: "ended",
} as const;

const NUMBERED_PARTS = [
  [/^S(\d+)$/, "set"],
  [/^P(\d+)$/, "period"],
  [/^P(\d+)E$/, "endOfPeriod"],
  [/^Q(\d+)$/, "quarter"],
  [/^Q(\d+)E$/, "endOfQuarter"],
  [/^I(\d+)T$/, "topOfInning"],
  [/^I(\d+)B$/, "bottomOfInning"],
  [/^I(\d+)(?:PP)?$/, "innings"],
  [/^R(\d+)$/, "round"],
  [/^M(\d+)$/, "map"],
  [/^L(\d+)$/, "leg"],
] as const;

const isNamed = (eventStatus: string): eventStatus is keyof typeof NAMED_PARTS =>
  Object.hasOwn(NAMED_PARTS, eventStatus);

/** The part of a match in words; a code we do not know is shown as it is. */
export const formatPart = (eventStatus: string): string => {
  if (isNamed(eventStatus)) return message(`play.${NAMED_PARTS[eventStatus]}`);
  for (const [pattern, part] of NUMBERED_PARTS) {
    const [, number] = pattern.exec(eventStatus) ?? [];
    if (number) return message(`play.${part}`, { number });
  }
  return eventStatus;
};

type BetMetadata = NonNullable<BetSelection["metadata"]>;
type MatchClock = Pick<LiveMetadata, "eventTime" | "timeAt" | "timeRunning" | "timeSpeed" | "countdown">;

/** Seconds on the match clock at this moment, or null where the sport has no clock. */
export const matchSeconds = (metadata: MatchClock, now: number): number | null => {
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

/** Before the start and between two parts the clock has nothing to say. */
const isBreak = (eventStatus: string): boolean => /^NS$|^HT$|^IB$|E$/.test(eventStatus);

export interface PlayTime {
  /** What leads: a running minute, or the part where there is none. */
  readonly lead: string;
  readonly rest: string;
}

/** A match counts up in minutes and names its part, or names its part and counts down. */
export const formatPlayTime = (
  metadata: MatchClock & Pick<BetMetadata, "eventStatus" | "currentGameScore">,
  reversed: boolean,
  now: number,
  part = formatPart(metadata.eventStatus),
): PlayTime => {
  const seconds = matchSeconds(metadata, now);
  if (metadata.currentGameScore) {
    const { home, away } = metadata.currentGameScore;
    return { lead: part, rest: reversed ? `${away}:${home}` : `${home}:${away}` };
  }
  if (seconds === null || isBreak(metadata.eventStatus)) return { lead: part, rest: "" };
  if (metadata.countdown) return { lead: part, rest: formatSeconds(seconds) };
  return { lead: formatMinute(seconds, metadata.eventStatus), rest: part };
};
