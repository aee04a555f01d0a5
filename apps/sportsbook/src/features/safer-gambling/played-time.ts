import { intlTag, perLanguage } from "../../i18n/language.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** Takes milliseconds: `0:42:10`. */
export const formatPlayed = (played: number): string => {
  const seconds = Math.trunc((played % MINUTE) / SECOND);
  return `${formatPlayedShort(played)}:${twoDigits(seconds)}`;
};

/** The same without seconds: `0:42`. */
export const formatPlayedShort = (played: number): string =>
  `${Math.trunc(played / HOUR)}:${twoDigits(Math.trunc((played % HOUR) / MINUTE))}`;

const units = perLanguage(({ locale }) => {
  const of = (unit: "hour" | "minute") =>
    new Intl.NumberFormat(intlTag(locale), { style: "unit", unit, unitDisplay: "long" });
  return {
    hour: of("hour"),
    minute: of("minute"),
    list: new Intl.ListFormat(intlTag(locale), { type: "unit", style: "long" }),
  };
});

/** In words, rounded down to minutes: `1 hour, 30 minutes`. */
export const playedWords = (played: number): string => {
  const { hour, minute, list } = units();
  const hours = Math.trunc(played / HOUR);
  const minutes = Math.trunc((played % HOUR) / MINUTE);
  const isShort = hours === 0;
  return list.format([
    ...(isShort ? [] : [hour.format(hours)]),
    ...(minutes > 0 || isShort ? [minute.format(minutes)] : []),
  ]);
};
