import { IntlMessageFormat } from "intl-messageformat";
import { expect, test } from "vitest";
import type { Catalogue, MessageFormat } from "../src/i18n/language.ts";
import { compileMessage } from "./compile-message.ts";

type Values = Readonly<Record<string, string | number>>;

const compile = async (text: string): Promise<NonNullable<Catalogue[string]>> => {
  const code = `export default ${compileMessage(text)}`;
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)).default;
};

const formatOf = (locale: string): MessageFormat => ({
  plural: (count) => new Intl.PluralRules(locale).select(count),
  number: (value) => new Intl.NumberFormat(locale).format(value),
});

const fill = async (text: string, values: Values, locale = "en"): Promise<string> => {
  const compiled = await compile(text);
  return typeof compiled === "string" ? compiled : compiled(values, formatOf(locale));
};

test.each(["Close", "It's 5 o''clock", "a < b", "", "`$'{'v'}'` \\n \r\n", "'{'count'}'", "# of it"])(
  "a text without arguments stays a text: %j",
  async (text) => {
    const compiled = await compile(text);
    expect(compiled).toBe(new IntlMessageFormat(text, "en", undefined, { ignoreTag: true }).format({}));
  },
);

test.each<[text: string, values: Values]>([
  ["Remove `{name}`", { name: "`x`" }],
  ["{one}{other}", { one: "1", other: "2" }],
  ["{seconds, number} s", { seconds: 12_345.5 }],
  ["{n, plural, one {# bet} other {# bets}}", { n: 1 }],
  ["{n, plural, one {# bet} other {# bets}}", { n: 1234 }],
  ["{n, plural, one {# bet} =1 {a single bet} other {# bets}}", { n: 1 }],
  ["{n, plural, =0 {none} one {#} other {{m, plural, one {# of one} other {# of {n, number}}}}}", { n: 5, m: 2 }],
  ["{kind, select, live {Live} other {Soon}}", { kind: "live" }],
  ["{kind, select, live {Live} other {{name}}}", { kind: "constructor", name: "Later" }],
  ["{n, plural, one {#} other {{kind, select, live {# live} other {#}}}}", { n: 3, kind: "live" }],
])("I18N-1 a text with arguments reads as ICU says: %s", async (text, values) => {
  for (const locale of ["en", "ar-u-nu-latn", "de", "fi"]) {
    expect(await fill(text, values, locale)).toBe(new IntlMessageFormat(text, locale).format(values));
  }
});

test.each(["{n, selectordinal, other {#th}}", "{n, plural, offset:1 other {#}}", "{at, date}", "{n, number, percent}"])(
  "I18N-1 what no text uses stops the build instead of being read wrongly: %s",
  (text) => expect(() => compileMessage(text)).toThrow(/not supported/),
);
