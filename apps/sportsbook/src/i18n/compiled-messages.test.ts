import { readFileSync } from "node:fs";
import { join } from "node:path";
import { argumentsOf, parseMessage } from "@touchline/brands/texts";
import { IntlMessageFormat } from "intl-messageformat";
import { afterEach, expect, test } from "vitest";
import { type Catalogue, ENGLISH, intlTag, setLanguage } from "./language.ts";
import type { InterfaceLocale } from "./locale.ts";
import { message } from "./message.ts";

const catalogues = import.meta.glob<Catalogue>(["./catalogues/*.json", "../../../../packages/brands/texts/*/*.json"], {
  import: "default",
});

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 100, 1.5, -1, 1_234_567];

type Values = Record<string, string | number>;

/** Values of a text: every pair of counts for what is counted, a name that would break careless quoting for the rest. */
const valuesFor = (text: string): Values[] => {
  const types = Object.entries(argumentsOf(parseMessage(text)));
  const numbers = types.filter(([, type]) => type === "number").map(([name]) => name);
  const names = Object.fromEntries(types.map(([name]) => [name, `\`\${${name}}\` \\n 'FC 2'`]));
  if (numbers.length === 0) return [names];
  const others = numbers.length > 1 ? COUNTS : [0];
  return COUNTS.flatMap((count) =>
    others.map((other) => ({
      ...names,
      ...Object.fromEntries(numbers.map((name, index) => [name, index === 0 ? count : other])),
    })),
  );
};

const isolated = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? `\u2068${value}\u2069` : value]),
  );

const sayAny = message as (key: string, values: Values) => string;

afterEach(() => setLanguage(ENGLISH));

test("I18N-1 the oracle has every catalogue, and the tenants' own words", () => {
  expect(Object.keys(catalogues)).toContain("./catalogues/ar.json");
  expect(Object.keys(catalogues)).toContain("../../../../packages/brands/texts/casa-paloma/pt-BR.json");
  expect(Object.keys(catalogues).length).toBeGreaterThanOrEqual(12);
});

test.each(Object.entries(catalogues))("I18N-1 every text of %s reads as ICU says", async (file, load) => {
  const locale = (/([\w-]+)\.json$/.exec(file)?.[1] ?? "") as InterfaceLocale;
  const texts: Record<string, string> = JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8"));
  setLanguage({ locale, catalogue: await load() });
  const said: string[] = [];
  const expected: string[] = [];
  for (const [key, text] of Object.entries(texts)) {
    const oracle = new IntlMessageFormat(text, intlTag(locale), undefined, { ignoreTag: true });
    for (const values of valuesFor(text)) {
      said.push(`${key} ${sayAny(key, values)}`);
      expected.push(`${key} ${oracle.format(locale === "ar" ? isolated(values) : values)}`);
    }
  }
  expect(said).toEqual(expected);
});
