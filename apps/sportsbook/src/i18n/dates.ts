import { perLanguage } from "./language.ts";

const twoDigits = (value: number): string => String(value).padStart(2, "0");

const weekdays = perLanguage(({ locale }) => new Intl.DateTimeFormat(locale, { weekday: "short" }));

const longWeekdays = perLanguage(({ locale }) => new Intl.DateTimeFormat(locale, { weekday: "long" }));

/** Some languages end the short name with a dot; whether one stands there is for the brand's format to say. */
const weekday = (date: Date): string => weekdays().format(date).replace(/\.$/, "");

const TOKENS: Readonly<Record<string, (date: Date) => string>> = {
  YYYY: (date) => String(date.getFullYear()),
  YY: (date) => twoDigits(date.getFullYear() % 100),
  MM: (date) => twoDigits(date.getMonth() + 1),
  DD: (date) => twoDigits(date.getDate()),
  dddd: (date) => longWeekdays().format(date),
  ddd: weekday,
  HH: (date) => twoDigits(date.getHours()),
  mm: (date) => twoDigits(date.getMinutes()),
  ss: (date) => twoDigits(date.getSeconds()),
};
const TOKEN = /YYYY|YY|MM|DD|dddd|ddd|HH|mm|ss/g;

/** A time by a brand's format string, in the zone of the device. */
export const formatDate = (template: string, time: number): string => {
  const date = new Date(time);
  return template.replace(TOKEN, (token) => TOKENS[token]?.(date) ?? token);
};

/** How a brand writes the start of an event. */
interface EventFormats {
  readonly event: string;
  readonly eventToday: string;
}

const DEFAULT_FORMATS: EventFormats = { event: "DD.MM. ddd HH:mm", eventToday: "HH:mm" };

export interface EventTime {
  /** All in one line. */
  readonly text: string;
  readonly time: string;
  /** Null for today. */
  readonly day: string | null;
}

const CLOCK = /HH\W*mm(?:\W*ss)?/;
/** What joined the day to a time that is no longer beside it. */
const JOINTS = /^[\s,–-]+|[\s,–-]+$/g;

export const formatEventTime = (startsAt: number, now: number, formats: EventFormats = DEFAULT_FORMATS): EventTime => {
  if (new Date(startsAt).toDateString() === new Date(now).toDateString()) {
    const time = formatDate(formats.eventToday, startsAt);
    return { text: time, time, day: null };
  }
  const [clock = ""] = CLOCK.exec(formats.event) ?? [];
  return {
    text: formatDate(formats.event, startsAt),
    time: formatDate(clock, startsAt),
    day: formatDate(formats.event.replace(clock, "").replace(JOINTS, ""), startsAt),
  };
};

/** Minutes and seconds of a match clock. */
export const formatSeconds = (seconds: number): string =>
  `${twoDigits(Math.trunc(seconds / 60))}:${twoDigits(Math.trunc(seconds % 60))}`;
