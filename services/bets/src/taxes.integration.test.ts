import { randomUUID } from "node:crypto";
import { chooseTaxesAndBonuses } from "@touchline/betting";
import { loadBrand } from "@touchline/brands/shipped";
import { audit } from "@touchline/db/audit";
import type { CalculationResult, CashoutAnswer, OfferEvent, TaxesAndBonuses } from "@touchline/protocol";
import { market } from "@touchline/protocol/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createShippedTerms } from "./brand-terms.ts";
import { codesOf, untilDecided } from "./test-support/ask-until.ts";
import { requestOf, selectionOf } from "./test-support/requests.ts";
import { abandonedResult, resultOf } from "./test-support/results.ts";
import { liveEvent, prematchEvent } from "./test-support/sample-offer.ts";
import { type Scene, startScene } from "./test-support/scene.ts";

/** A brand with each of the four: 5 % tax and 2 % bonus on the stake, 10 % tax on the profit, 5 % bonus from three legs on. */
const BRAND = "showcase";
const SHOWN = chooseTaxesAndBonuses(loadBrand(BRAND).settings.betslip.taxesAndBonuses, "EUR") as TaxesAndBonuses;

let scene: Scene;
let punter: string;
let eventId = 100;
let published: TaxesAndBonuses | undefined;

beforeAll(async () => {
  scene = await startScene([prematchEvent(1)]);
  const shipped = createShippedTerms();
  const termsOf: typeof shipped = (brand) =>
    published && brand === BRAND ? { ...shipped(brand), taxesAndBonuses: { default: published } } : shipped(brand);
  await scene.startNode({ liveDelayMs: 50, termsOf });
  await scene.deposit("first", "1");
  await untilDecided(scene, "first", requestOf([selectionOf(prematchEvent(1))], "1"));
});
afterAll(() => scene?.remove());
beforeEach(async () => {
  published = undefined;
  punter = `punter-${randomUUID().slice(0, 8)}`;
  await scene.deposit(punter, "100");
});

/** For a busy machine. */
const PATIENCE = { timeout: 20_000 };

const offered = async (make: typeof prematchEvent, prices = [200, 350, 400]): Promise<OfferEvent> => {
  eventId += 1;
  const event = make(eventId, { markets: [market(0, prices)] });
  await scene.publish(event);
  return event;
};

const place = (events: readonly OfferEvent[], more: Parameters<typeof requestOf>[2] = {}, odds = 200) => {
  const selections = events.map((event) => selectionOf(event, 0, { odds }));
  return vi.waitFor(async () => {
    const request = requestOf(selections, "10", { brand: BRAND, taxesAndBonuses: SHOWN, ...more });
    const placed = await untilDecided(scene, punter, request);
    // The event may not have reached the node yet.
    expect(codesOf(placed)).not.toContain("NOT_OFFERED");
    return placed.result.bets[0] as (typeof placed.result.bets)[number];
  }, PATIENCE);
};

type Accounts = Partial<Record<"wallet" | "house" | "tax" | "bonus", number>>;

/** What a movement booked, by account, in cents. */
const booked = async (kind: string): Promise<Accounts> => {
  const rows = await scene.read<{ account: keyof Accounts; amount: string }>(
    `select account, amount from entries where punter = '${punter}' and kind = '${kind}'`,
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
};

const endOf = async (bet: string) =>
  (
    await scene.read<{ payout: string; tax: string; bonus: string }>(
      `select payout, tax, bonus from bet_ends where bet = '${bet}'`,
    )
  )[0];
const untilEnded = (bet: string) =>
  vi.waitFor(async () => {
    const end = await endOf(bet);
    expect(end).toBeDefined();
    return end;
  }, PATIENCE);

const HOME = { home: 2, away: 0 };
const AWAY = { home: 0, away: 1 };

const threeMatches = () => Promise.all([offered(prematchEvent), offered(prematchEvent), offered(prematchEvent)]);

describe("BET-13 a bet with taxes and bonuses", () => {
  test("BET-13 R1 is booked to the cent, from stake to payout, each tax and bonus on its own account", async () => {
    const events = await threeMatches();
    const bet = await place(events);
    // 9.70 of 10.00 are played at 8.00: 77.60 and 3.40 bonus on 67.90, less 10 % of the profit of 71.00.
    expect(bet).toMatchObject({ status: "PLACED", stake: "10.00", maxWinnings: "73.90" });
    expect(await booked("stake")).toEqual({ wallet: -1000, tax: 50, bonus: -20, house: 970 });
    for (const event of events) await scene.publishResult(resultOf(event, HOME));
    expect(await untilEnded(bet.id)).toEqual({ payout: "7390", tax: "710", bonus: "340" });
    expect(await booked("payout")).toEqual({ wallet: 7390, tax: 710, bonus: -340, house: -7760 });
  });

  test("BET-13 keeps the terms of its placement, whatever is published later", async () => {
    const events = await threeMatches();
    const bet = await place(events);
    published = { payinTax: 50, payoutTax: [{ above: 0, rate: 50 }] };
    for (const event of events) await scene.publishResult(resultOf(event, HOME));
    expect(await untilEnded(bet.id)).toEqual({ payout: "7390", tax: "710", bonus: "340" });
  });

  test("BET-13 R1 a rejected bet gets its stake back with the tax, and without the bonus", async () => {
    const event = await offered(liveEvent);
    const bet = await place([event], { oddsChanges: "ask_me" }, 300);
    expect(bet.status).toBe("REJECTED");
    expect(await booked("stake")).toEqual({ wallet: -1000, tax: 50, bonus: -20, house: 970 });
    expect(await booked("refund")).toEqual({ wallet: 1000, tax: -50, bonus: 20, house: -970 });
  });

  test("BET-13 BET-18 a void bet gets its stake back with the tax, and without the bonus", async () => {
    const event = await offered(prematchEvent);
    const bet = await place([event]);
    await scene.publishResult(abandonedResult(event));
    expect(await untilEnded(bet.id)).toEqual({ payout: "1000", tax: "-50", bonus: "-20" });
    expect(await booked("payout")).toEqual({ wallet: 1000, tax: -50, bonus: 20, house: -970 });
  });

  test("BET-13 R5 a corrected result moves the difference of taxes and bonuses too", async () => {
    const events = await threeMatches();
    const [first] = events;
    const bet = await place(events);
    for (const event of events) await scene.publishResult(resultOf(event, HOME));
    await untilEnded(bet.id);
    await scene.publishResult(resultOf({ ...first, version: first.version + 100 }, AWAY));
    await vi.waitFor(
      async () => expect(await booked("correction")).toEqual({ wallet: -7390, tax: -710, bonus: 340, house: 7760 }),
      PATIENCE,
    );
  });
});

const cashoutOf = async (bet: string): Promise<string | null> => {
  const { answer } = (await scene.command("values", punter, { bets: [bet] })) as {
    answer: { values: CalculationResult[] };
  };
  return answer.values[0]?.cashout.winnings.total ?? null;
};

const cashOut = async (bet: string, parts: number, total: string, part: string | null): Promise<CashoutAnswer> => {
  const profile = { reqUuid: randomUUID(), betProfileId: `${bet}.${parts}`, source: "ticket_check" as const };
  const answer = await scene.command("cashOut", punter, { ...profile, cashout: { winnings: { total }, part } });
  return (answer as { answer: CashoutAnswer }).answer;
};

describe("BET-13 CASH-4 PEER-1 cash-out with taxes and bonuses", () => {
  test("BET-13 parts and rest together pay the tax of the whole bet once", async () => {
    const event = await offered(prematchEvent);
    const bet = await place([event]);
    const shortened = { ...event, version: event.version + 1, markets: [market(0, [125, 500, 900])] };
    await scene.publish(shortened);
    // 9.70 at 2.00 are worth 15.52 at 1.25, less 5 % margin 14.74; of the profit of 4.74 the tax takes 0.47.
    await vi.waitFor(async () => expect(await cashoutOf(bet.id)).toBe("14.27"), PATIENCE);
    expect(await cashOut(bet.id, 0, "5.70", "4.00")).toMatchObject({ state: "PAID", paid: "5.70" });
    expect(await booked("part")).toEqual({ wallet: 570, tax: 18, house: -588 });
    await scene.publishResult(resultOf(event, HOME));
    // The whole bet would get 19.40 less 0.94 of tax: 60 % of that is left.
    expect(await untilEnded(bet.id)).toEqual({ payout: "1107", tax: "56", bonus: "0" });
    expect(await booked("payout")).toEqual({ wallet: 1107, tax: 56, house: -1163 });
  });

  test("BET-13 a cash-out of everything is taxed, and gives no bonus on winnings", async () => {
    const events = await threeMatches();
    const bet = await place(events);
    for (const event of events.slice(0, 2)) await scene.publishResult(resultOf(event, HOME));
    // 9.70 × 2 × 2 × 2.00 / 2.00 less 5 %: 36.86, a profit of 26.86 and a tax of 2.69.
    await vi.waitFor(async () => expect(await cashoutOf(bet.id)).toBe("34.17"), { timeout: 8_000 });
    expect(await cashOut(bet.id, 0, "34.17", null)).toMatchObject({ state: "PAID", paid: "34.17" });
    expect(await endOf(bet.id)).toEqual({ payout: "3417", tax: "269", bonus: "0" });
    expect(await booked("payout")).toEqual({ wallet: 3417, tax: 269, house: -3686 });
  });
});

describe("SLIP-8 terms other than those the bettor was shown", () => {
  test("SLIP-8 worse ones reject the bet, tell the terms in force and take no money", async () => {
    const event = await offered(prematchEvent);
    published = { ...SHOWN, payinTax: 6 };
    expect(await place([event])).toMatchObject({
      status: "REJECTED",
      reasons: [{ code: "TERMS_CHANGED" }],
      taxesAndBonuses: published,
    });
    expect(await booked("stake")).toEqual({});
    expect(await place([event], { taxesAndBonuses: published })).toMatchObject({ status: "PLACED" });
    expect(await booked("stake")).toEqual({ wallet: -1000, tax: 60, bonus: -20, house: 960 });
  });

  test("SLIP-8 better ones are given without a question", async () => {
    const event = await offered(prematchEvent);
    published = { ...SHOWN, payinTax: 4 };
    const bet = await place([event]);
    expect(bet).toMatchObject({ status: "PLACED" });
    expect(bet).not.toHaveProperty("taxesAndBonuses");
    expect(await booked("stake")).toEqual({ wallet: -1000, tax: 40, bonus: -20, house: 980 });
  });

  test("SLIP-8 a client that showed no taxes is not taxed", async () => {
    const event = await offered(prematchEvent);
    const { taxesAndBonuses: _shown, ...request } = requestOf([selectionOf(event)], "10", { brand: BRAND });
    expect(codesOf(await untilDecided(scene, punter, request))).toEqual(["TERMS_CHANGED"]);
  });
});

test("BET-13 R1 the audit, which derives every tax and bonus from the terms, finds nothing", async () => {
  await vi.waitFor(async () => expect(await audit(scene.postgres.ownerUrl)).toEqual([]), { timeout: 15_000 });
}, 20_000);
