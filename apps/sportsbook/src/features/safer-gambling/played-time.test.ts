import { afterEach, expect, test } from "vitest";
import { ENGLISH, setLanguage } from "../../i18n/language.ts";
import { formatPlayed, formatPlayedShort, playedWords } from "./played-time.ts";

const MINUTE = 60_000;

afterEach(() => setLanguage(ENGLISH));

test("PEER-10 time played is written in hours, minutes and seconds", () => {
  expect(formatPlayed(42 * MINUTE + 10_999)).toBe("0:42:10");
  expect(formatPlayed(178 * MINUTE + 41_000)).toBe("2:58:41");
  expect(formatPlayed(0)).toBe("0:00:00");
  expect(formatPlayedShort(62 * MINUTE)).toBe("1:02");
});

test("PEER-10 in words it is whole hours and minutes, in the language of the page", () => {
  expect([60, 90, 30, 121, 0].map((minutes) => playedWords(minutes * MINUTE + 4_000))).toEqual([
    "1 hour",
    "1 hour, 30 minutes",
    "30 minutes",
    "2 hours, 1 minute",
    "0 minutes",
  ]);
  setLanguage({ ...ENGLISH, locale: "fi" });
  expect(playedWords(60 * MINUTE)).toBe("1 tunti");
});
