import { IntlMessageFormat } from "intl-messageformat";
import { expect, test } from "vitest";
import { compileCatalogue } from "./message-catalogues.ts";

const compile = (texts: Readonly<Record<string, string>>) =>
  JSON.parse(compileCatalogue("xx.json", JSON.stringify(texts)));

test("a text without arguments stays a text", () => {
  expect(compile({ plain: "Close", quoted: "It's 5 o''clock", tagged: "a < b" })).toEqual({
    plain: "Close",
    quoted: "It's 5 o'clock",
    tagged: "a < b",
  });
});

test("a text with arguments can be filled in without being read again", () => {
  const { count } = compile({ count: "{n, plural, one {# bet} other {# bets}}" });
  expect(JSON.stringify(count)).not.toContain("location");
  expect(new IntlMessageFormat(count, "en").format({ n: 2 })).toBe("2 bets");
});

test("I18N-1 a text that cannot be read stops the build, naming file and key", () => {
  expect(() => compile({ fine: "Close", broken: "{count, plural, one {#}" })).toThrow(/xx\.json: broken/);
});
