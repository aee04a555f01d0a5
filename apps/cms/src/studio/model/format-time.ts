/** Times as editors read them, in the time zone of their own clock. */
const two = (value: number): string => String(value).padStart(2, "0");

/** A language of the studio. */
export type Language = "en" | "de";

const WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  en: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  de: ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"],
};
export const weekdayOf = (time: number, language: Language): string =>
  WEEKDAYS[language][new Date(time).getDay()] as string;

const formatDay = (date: Date): string => `${two(date.getDate())}.${two(date.getMonth() + 1)}.`;
export const formatClock = (time: number): string => {
  const date = new Date(time);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** `20.09. 18:30` */
export const formatTime = (time: number): string => `${formatDay(new Date(time))} ${formatClock(time)}`;

/** `20.09. Sat 18:30` */
export const formatMoment = (time: number, language: Language): string =>
  `${formatDay(new Date(time))} ${weekdayOf(time, language)} ${formatClock(time)}`;

/** As a field for date and time wants it: `2026-09-20T18:30`. */
export const formatField = (time: number): string => {
  const date = new Date(time);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${formatClock(time)}`;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The second form is for time that is gone or to come: `vor 2 Tagen`. */
const DAYS: Readonly<Record<Language, readonly [one: string, many: string, away: string]>> = {
  en: ["day", "days", "days"],
  de: ["Tag", "Tage", "Tagen"],
};

const days = (count: number, language: Language, isAway = false): string => {
  const [one, many, away] = DAYS[language];
  return `${count} ${count === 1 ? one : isAway ? away : many}`;
};

type Unit = readonly [size: number, word: (count: number, language: Language, isAway?: boolean) => string];

const UNITS: readonly [Unit, Unit, Unit] = [
  [DAY, days],
  [HOUR, (count) => `${count} h`],
  [MINUTE, (count) => `${count} min`],
];

const DISTANCES: Readonly<
  Record<Language, Readonly<Record<"now", string> & Record<"in" | "ago", (length: string) => string>>>
> = {
  en: { now: "now", in: (length) => `in ${length}`, ago: (length) => `${length} ago` },
  de: { now: "jetzt", in: (length) => `in ${length}`, ago: (length) => `vor ${length}` },
};

/** Days are whole from three on: nobody counts the minutes of a week. */
const COARSE_FROM = 3 * DAY;

/** `21 h 30 min`, `2 days` */
export const formatLength = (length: number, language: Language): string => {
  if (length >= COARSE_FROM) return days(Math.round(length / DAY), language);
  let rest = Math.max(0, length);
  const parts = UNITS.flatMap(([unit, word]) => {
    const count = Math.floor(rest / unit);
    rest -= count * unit;
    return count > 0 ? [word(count, language)] : [];
  });
  return parts.join(" ") || "0 min";
};

const largestUnit = (length: number, language: Language): string => {
  const [unit, word] = UNITS.find(([size]) => length >= size) ?? UNITS[2];
  return word(Math.round(length / unit), language, true);
};

/** `in 1 day`, `2 h ago`, `now` */
export const formatDistance = (time: number, now: number, language: Language): string => {
  const distance = time - now;
  const words = DISTANCES[language];
  if (Math.abs(distance) < MINUTE) return words.now;
  const length = largestUnit(Math.abs(distance), language);
  return distance > 0 ? words.in(length) : words.ago(length);
};

/** The first moment of the day that lies so many days from another. */
export const startOfDay = (time: number, offset = 0): number => {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + offset).getTime();
};
