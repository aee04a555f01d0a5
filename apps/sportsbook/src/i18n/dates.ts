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

const wallClocks = new Map<string, Intl.DateTimeFormat>();

const wallClockOf = (zone: string): Intl.DateTimeFormat => {
  const known = wallClocks.get(zone);
  if (known) return known;
  const units = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" } as const;
  const made = new Intl.DateTimeFormat("sv-SE", { ...units, second: "2-digit", timeZone: zone });
  wallClocks.set(zone, made);
  return made;
};

/** A date whose own parts are those that a clock shows in the zone; without one, in the zone of the device. */
const dateIn = (time: number, zone?: string): Date =>
  zone === undefined ? new Date(time) : new Date(wallClockOf(zone).format(time).replace(" ", "T"));

/** A time by a brand's format string. */
export const formatDate = (template: string, time: number, zone?: string): string => {
  const date = dateIn(time, zone);
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

export const formatEventTime = (
  startsAt: number,
  now: number,
  formats: EventFormats = DEFAULT_FORMATS,
  zone?: string,
): EventTime => {
  if (dateIn(startsAt, zone).toDateString() === dateIn(now, zone).toDateString()) {
    const time = formatDate(formats.eventToday, startsAt, zone);
    return { text: time, time, day: null };
  }
  const [clock = ""] = CLOCK.exec(formats.event) ?? [];
  return {
    text: formatDate(formats.event, startsAt, zone),
    time: formatDate(clock, startsAt, zone),
    day: formatDate(formats.event.replace(clock, "").replace(JOINTS, ""), startsAt, zone),
  };
};

/** Minutes and seconds of a match clock. */
export const formatSeconds = (seconds: number): string =>
  `${twoDigits(Math.trunc(seconds / 60))}:${twoDigits(Math.trunc(seconds % 60))}`;
