const weekdays = new Intl.DateTimeFormat("en", { weekday: "short" });

const twoDigits = (value: number): string => String(value).padStart(2, "0");

export interface EventTime {
  /** `HH:mm` */
  readonly time: string;
  /** `DD.MM. ddd`, or null for today. */
  readonly day: string | null;
}

export const formatEventTime = (startsAt: number, now: number): EventTime => {
  const start = new Date(startsAt);
  const isToday = start.toDateString() === new Date(now).toDateString();
  const date = `${twoDigits(start.getDate())}.${twoDigits(start.getMonth() + 1)}.`;
  return {
    time: `${twoDigits(start.getHours())}:${twoDigits(start.getMinutes())}`,
    day: isToday ? null : `${date} ${weekdays.format(start)}`,
  };
};

/** Minutes and seconds of a match clock. */
export const formatSeconds = (seconds: number): string =>
  `${twoDigits(Math.trunc(seconds / 60))}:${twoDigits(Math.trunc(seconds % 60))}`;
