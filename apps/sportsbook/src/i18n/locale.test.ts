import { describe, expect, test } from "vitest";
import { chooseLocale, directionOf, offerLocaleOf } from "./locale.ts";

const EVERY = ["en", "fi", "nb", "sv", "pt", "pt-BR", "es", "de", "tr", "id", "ar"];

describe("the language of the page", () => {
  test.each([
    ["fi", "fi"],
    ["no", "nb"],
    ["nn-NO", "nb"],
    ["sv-FI", "sv"],
    ["pt-PT", "pt"],
    ["pt-BR", "pt-BR"],
    ["pt_br", "pt-BR"],
    ["en-US", "en"],
    ["in", "id"],
    ["AR", "ar"],
  ])("I18N-1 %s is %s", (wish, locale) => {
    expect(chooseLocale([wish], EVERY)).toBe(locale);
  });

  test("I18N-1 the first wish that the brand has counts", () => {
    expect(chooseLocale([null, "xx", "de-AT", "fi"], ["fi", "de"])).toBe("de");
    expect(chooseLocale(["de", "fi"], ["en", "fi"])).toBe("fi");
  });

  test("I18N-1 without any such wish it is the brand's first language", () => {
    expect(chooseLocale(["xx", undefined], ["tr", "en"])).toBe("tr");
    expect(chooseLocale([], ["no", "en"])).toBe("nb");
    expect(chooseLocale(["de"], [])).toBe("en");
  });

  test("I18N-1 a brand with one region of a language serves the others with it", () => {
    expect(chooseLocale(["pt-PT"], ["en", "pt-BR"])).toBe("pt-BR");
    expect(chooseLocale(["pt"], ["pt-BR", "pt"])).toBe("pt");
  });

  test("a wish that names a member of every object is no language", () => {
    expect(chooseLocale(["constructor", "toString"], ["fi"])).toBe("fi");
  });
});

test("PEER-15 Arabic runs from right to left, nothing else does", () => {
  const directions = EVERY.map((locale) => [locale, directionOf(chooseLocale([locale], EVERY))]);
  expect(directions.filter(([, direction]) => direction === "rtl")).toEqual([["ar", "rtl"]]);
});

test("the offer is asked for in a language that it has", () => {
  expect(offerLocaleOf("pt-BR")).toBe("pt");
  expect(offerLocaleOf("nb")).toBe("nb");
});
