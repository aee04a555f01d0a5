/** Times as editors read them, in the time zone of their own clock. */
const two = (value: number): string => String(value).padStart(2, "0");

export const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;
export const weekdayOf = (time: number): string => WEEKDAYS[new Date(time).getDay()] as string;

const formatDay = (date: Date): string => `${two(date.getDate())}.${two(date.getMonth() + 1)}.`;
export const formatClock = (time: number): string => {
  const date = new Date(time);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** `20.09. 18:30` */
export const formatTime = (time: number): string => `${formatDay(new Date(time))} ${formatClock(time)}`;

/** `20.09. Sat 18:30` */
export const formatMoment = (time: number): string =>
  `${formatDay(new Date(time))} ${weekdayOf(time)} ${formatClock(time)}`;

/** As a field for date and time wants it: `2026-09-20T18:30`. */
export const formatField = (time: number): string => {
  const date = new Date(time);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${formatClock(time)}`;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const days = (count: number): string => (count === 1 ? "1 day" : `${count} days`);

const UNITS = [
  [DAY, days],
  [HOUR, (count: number) => `${count} h`],
  [MINUTE, (count: number) => `${count} min`],
] as const;

/** Days are whole from three on: nobody counts the minutes of a week. */
const COARSE_FROM = 3 * DAY;

/** `21 h 30 min`, `2 days` */
export const formatLength = (length: number): string => {
  if (length >= COARSE_FROM) return days(Math.round(length / DAY));
  let rest = Math.max(0, length);
  const parts = UNITS.flatMap(([unit, word]) => {
    const count = Math.floor(rest / unit);
    rest -= count * unit;
    return count > 0 ? [word(count)] : [];
  });
  return parts.join(" ") || "0 min";
};

const largestUnit = (length: number): string => {
  const [unit, word] = UNITS.find(([size]) => length >= size) ?? UNITS[2];
  return word(Math.round(length / unit));
};

/** `in 1 day`, `2 h ago`, `now` */
export const formatDistance = (time: number, now: number): string => {
  const distance = time - now;
  if (Math.abs(distance) < MINUTE) return "now";
  const length = largestUnit(Math.abs(distance));
  return distance > 0 ? `in ${length}` : `${length} ago`;
};

/** The first moment of the day that lies so many days from another. */
export const startOfDay = (time: number, offset = 0): number => {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + offset).getTime();
};
