import { chooseDefaultStake, choosePredefinedStakes, formatAmount } from "@touchline/betting";
import { describe, expect, test } from "vitest";
import { loadBrand } from "./read.ts";

interface Row {
  /** By currency; `*` is any other currency. */
  readonly predefined: Readonly<Record<string, readonly number[]>>;
  readonly stake: Readonly<Record<string, number | null>>;
  readonly position?: "BEFORE" | "AFTER";
}

const row = (predefined: readonly number[], stake: number | null, more: Partial<Row> = {}): Row => ({
  predefined: { "*": predefined, ...more.predefined },
  stake: { "*": stake, ...more.stake },
  ...(more.position && { position: more.position }),
});

const indonesian = row([100_000, 200_000, 500_000, 1_000_000], 10_000);
const titan = row([10, 50, 100, 500, 1000], 1);

/** The stake tables of the specification. Lists without given values are in the second table. */
const TABLE: Readonly<Record<string, Row>> = {
  hogaming: row([1, 5, 10, 20, 50], 1),
  casinoportugal: row([10, 50, 150, 200], null, { position: "AFTER" }),
  betrise: row([20, 50, 150, 500, 1000], 20, { stake: { TRY: 200, USD: 2, EUR: 2 } }),
  lbsports: row([5, 10, 20, 50, 100], 2),
  bethog: row([10, 50, 100, 500], 5, { position: "BEFORE" }),
  zenobet: row([10, 50, 70, 100, 500, 1000], 10),
  scattr: row([10, 50, 250, 500, 1000], 5),
  titan,
  titangaming: titan,
  default: row([5, 10, 20, 100], 2),
  vinn: row([10, 25, 50, 100], 1),
  showcase: row([20, 50, 100, 200, 300, 400, 500], 2, { stake: { EUR: 3, USD: 5 } }),
  rimba: indonesian,
  kelana: indonesian,
  lenga: {
    predefined: { CLP: [10_000, 25_000, 50_000, 100_000], USD: [10, 50, 100, 500, 1000] },
    stake: { CLP: 470, USD: 0.5 },
  },
  sagara: row([100_000, 200_000, 500_000, 1_000_000], 10_000),
  velora: row([10, 50, 100, 500, 1000], 3, {
    predefined: { ARS: [5000, 15_000, 50_000], MXN: [200, 800, 1500, 5000], CLP: [1000, 5000, 10_000] },
    stake: { MXN: 10, BRL: 3, ARS: 530, CLP: 500 },
  }),
  paloma: row([50, 100, 200, 500], 10, { stake: { USD: 1, BRL: 6 } }),
  wahat: row([1500, 30_000, 150_000], 50),
  nordvik: row([10, 50, 70, 100, 500, 1000], 20, {
    predefined: { USD: [10, 20, 50, 150, 500], EUR: [10, 20, 50, 150, 500] },
    stake: { USD: 1, EUR: 1 },
  }),
};

/** Lists that the specification mentions, with their first and last value where it gives them. */
const DECIDED: Readonly<Record<string, Readonly<Record<string, readonly [from?: number, to?: number]>>>> = {
  betrise: { TRY: [500, 25_000] },
  zenobet: { USD: [], EUR: [], CHF: [], CAD: [] },
  titan: { PGK: [], MYR: [], AUD: [] },
  titangaming: { PGK: [], MYR: [], AUD: [] },
  vinn: { SEK: [100, 1000], NOK: [100, 1000] },
};

/** A currency without a row. */
const ANY = "DKK";
const codeOf = (currency: string): string => (currency === "*" ? ANY : currency);

const settingsOf = (slug: string) => loadBrand(slug).settings.betslip;
const predefinedIn = (slug: string, currency: string): number[] =>
  choosePredefinedStakes(settingsOf(slug), currency).map((amount) => Number(formatAmount(amount, currency)));
const defaultIn = (slug: string, currency: string): number | null => {
  const amount = chooseDefaultStake(settingsOf(slug), currency);
  return amount === null ? null : Number(formatAmount(amount, currency));
};

describe.each(Object.entries(TABLE))("STAKE-1 the stakes of %s", (slug, { predefined, stake, position }) => {
  test.each(Object.entries(predefined))("STAKE-1 predefined stakes in %s", (currency, amounts) => {
    expect(predefinedIn(slug, codeOf(currency))).toEqual(amounts);
  });

  test.each(Object.entries(stake))("STAKE-1 default stake in %s", (currency, amount) => {
    expect(defaultIn(slug, codeOf(currency))).toBe(amount);
  });

  test("STAKE-1 no other currency has its own stakes", () => {
    const { predefinedStake, stake: own } = settingsOf(slug);
    const named = [...Object.keys(predefined), ...Object.keys(DECIDED[slug] ?? {})].filter((code) => code !== "*");
    expect(Object.keys(predefinedStake.currencies ?? {}).sort()).toEqual(named.sort());
    expect(Object.keys(own.currencies ?? {}).sort()).toEqual(
      Object.keys(stake)
        .filter((code) => code !== "*")
        .sort(),
    );
  });

  test("STAKE-1 has the position of the symbol from the table", () => {
    expect(settingsOf(slug).predefinedStake.displayType).toBe("SYMBOL");
    if (position) expect(settingsOf(slug).predefinedStake.position).toBe(position);
  });
});

const decided = Object.entries(DECIDED).flatMap(([slug, lists]) =>
  Object.entries(lists).map(([currency, [from, to]]) => [slug, currency, from, to] as const),
);

test.each(decided)("STAKE-1 %s has its own list for %s, within the given bounds", (slug, currency, from, to) => {
  const amounts = predefinedIn(slug, currency);
  expect(amounts.length).toBeGreaterThanOrEqual(3);
  expect(amounts).not.toEqual(predefinedIn(slug, ANY));
  if (from) expect(amounts[0]).toBe(from);
  if (to) expect(amounts.at(-1)).toBe(to);
});

test("STAKE-1 the provider's brand has the default's stakes", () => {
  const { predefinedStake, stake } = settingsOf("default");
  expect(settingsOf("provider")).toMatchObject({ predefinedStake, stake });
});
