import { afterEach, expect, test } from "vitest";
import { ENGLISH, setLanguage } from "./language.ts";
import type { InterfaceLocale } from "./locale.ts";
import { selectText } from "./localized-text.ts";

afterEach(() => setLanguage(ENGLISH));

const title = { default: "The derby", fi: "Derby", pt: "O dérbi", nb: "" };

test.each<[InterfaceLocale, string]>([
  ["fi", "Derby"],
  ["pt", "O dérbi"],
  ["pt-BR", "O dérbi"],
  ["nb", "The derby"],
  ["de", "The derby"],
])("I18N-2 a brand's own text in %s is %s", (locale, text) => {
  setLanguage({ ...ENGLISH, locale });
  expect(selectText(title)).toBe(text);
});
