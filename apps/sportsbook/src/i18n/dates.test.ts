import { afterEach, expect, test } from "vitest";
import { formatDate, formatEventTime } from "./dates.ts";
import { ENGLISH, setLanguage } from "./language.ts";

const at = (day: number, hour: number): number => new Date(2026, 8, day, hour, 5, 9).getTime();

afterEach(() => setLanguage(ENGLISH));

test("OFFER-9 an event of today shows its time only, another its day too", () => {
  expect(formatEventTime(at(19, 18), at(19, 9))).toEqual({ text: "18:05", time: "18:05", day: null });
  expect(formatEventTime(at(20, 14), at(19, 9))).toEqual({
    text: "20.09. Sun 14:05",
    time: "14:05",
    day: "20.09. Sun",
  });
});

test("OFFER-9 a brand writes the start of an event in its own way", () => {
  const formats = { event: "HH.mm, ddd DD/MM/YYYY", eventToday: "HH.mm" };
  expect(formatEventTime(at(19, 18), at(19, 9), formats).text).toBe("18.05");
  expect(formatEventTime(at(20, 14), at(19, 9), formats)).toEqual({
    text: "14.05, Sun 20/09/2026",
    time: "14.05",
    day: "Sun 20/09/2026",
  });
  expect(formatEventTime(at(20, 14), at(19, 9), { event: "DD.MM.", eventToday: "HH:mm" })).toEqual({
    text: "20.09.",
    time: "",
    day: "20.09.",
  });
});

test("the time of a ticket has seconds and a short year", () => {
  expect(formatDate("DD.MM.YY. HH:mm:ss", at(9, 7))).toBe("09.09.26. 07:05:09");
});

test.each([
  ["en", "Sun. 20.09."],
  ["fi", "su. 20.09."],
  ["nb", "søn. 20.09."],
  ["sv", "sön. 20.09."],
  ["pt", "dom. 20.09."],
  ["pt-BR", "dom. 20.09."],
  ["es", "dom. 20.09."],
  ["de", "So. 20.09."],
  ["tr", "Paz. 20.09."],
  ["id", "Min. 20.09."],
  ["ar", "الأحد. 20.09."],
] as const)("I18N-1 the head of a day in %s is %s, with one dot", (locale, text) => {
  setLanguage({ ...ENGLISH, locale });
  expect(formatDate("ddd. DD.MM.", at(20, 14))).toBe(text);
});

test("OFFER-9 a brand may write the whole name of a weekday", () => {
  expect(formatDate("dddd DD.MM.", new Date(2026, 8, 20, 14).getTime())).toBe("Sunday 20.09.");
});
