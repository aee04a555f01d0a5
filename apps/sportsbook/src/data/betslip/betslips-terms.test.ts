import type { BetslipSettings } from "@touchline/brands";
import type { TaxesAndBonuses } from "@touchline/protocol";
import { expect, test } from "vitest";
import { openSlips, sampleOutcome } from "../../test-support/sample-engine.ts";
import { selectSummary } from "./selectors.ts";
import { createBookmaker, resultOf } from "./test-support/sample-bookmaker.ts";

const TAXES: TaxesAndBonuses = { payinTax: 5, payinBonus: 2, payoutTax: [{ above: 0, rate: 10 }] };

/** A page on which other taxes can be published. */
const openTaxed = (answer?: Parameters<typeof createBookmaker>[0]) => {
  let setting: BetslipSettings["taxesAndBonuses"] = { default: {}, currencies: { EUR: TAXES } };
  let listener = (): void => undefined;
  const subscribe = (next: () => void): void => {
    listener = next;
  };
  const page = openSlips({ parts: { taxesAndBonuses: { read: () => setting, subscribe } } });
  const book = createBookmaker(answer);
  page.signIn(book.api);
  page.betslips.dispatch({ type: "stake entered", stake: 1000n });
  return {
    ...page,
    ...book,
    state: () => page.betslips.store.getState(),
    publish: (taxes: TaxesAndBonuses): void => {
      setting = { default: taxes };
      listener();
    },
  };
};

test("BET-13 the slip has the taxes and bonuses of its currency, and the bet is sent with what was shown", async () => {
  const { betslips, frame, state, requests } = openTaxed();
  betslips.pick(sampleOutcome(7));
  betslips.dispatch({ type: "stake entered", stake: 1000n });
  await frame();
  // 9.70 at 1.48 are 14.36, and 10 % of the profit of 4.36 are 0.44.
  expect(selectSummary(state())).toMatchObject({
    payin: { stake: 1000n, tax: 50n, bonus: 20n, playing: 970n },
    maxWinnings: { gross: 1436n, tax: 44n, total: 1392n },
  });
  betslips.place();
  await frame();
  expect(requests[0]).toMatchObject({ taxesAndBonuses: TAXES });
  const { placement } = state();
  expect(placement).toMatchObject({ status: "decided", summary: { maxWinnings: { total: 1392n } } });
});

test("SLIP-8 BET-13 a bet that was rejected for its terms brings the terms in force to the slip", async () => {
  const inForce = { ...TAXES, payinTax: 6 };
  const { betslips, frame, state, requests } = openTaxed(async (request) => {
    const changes = {
      status: "REJECTED",
      maxWinnings: null,
      reasons: [{ code: "TERMS_CHANGED", reason: "" }],
      taxesAndBonuses: inForce,
    } as const;
    return {
      state: "DECIDED",
      result: resultOf(request, { ...changes, reasons: [...changes.reasons] }),
      balance: "98.00",
    };
  });
  betslips.pick(sampleOutcome(7));
  betslips.dispatch({ type: "stake entered", stake: 1000n });
  await frame();
  betslips.place();
  await frame();
  expect(selectSummary(state()).payin).toMatchObject({ stake: 1000n, tax: 60n });
  betslips.place();
  await frame();
  expect(requests.map(({ taxesAndBonuses }) => taxesAndBonuses)).toEqual([TAXES, inForce]);
});

test("SLIP-8 BET-13 other taxes that are published are in the figures at once, and worse ones with a notice", async () => {
  const { betslips, frame, state, publish } = openTaxed();
  publish({ ...TAXES, payinTax: 7 });
  expect(state().termsNotice).toBe(false);
  betslips.pick(sampleOutcome(7));
  betslips.dispatch({ type: "stake entered", stake: 1000n });
  await frame();
  publish({ ...TAXES, payinTax: 4 });
  expect([selectSummary(state()).payin.tax, state().termsNotice]).toEqual([40n, false]);
  publish({ ...TAXES, payinTax: 5 });
  expect([selectSummary(state()).payin.tax, state().termsNotice]).toEqual([50n, true]);
  betslips.place();
  await frame();
  expect(state().termsNotice).toBe(false);
});
