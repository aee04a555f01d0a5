import { createRiskBook } from "@touchline/betting";
import { type OfferEvent, outcomeId } from "@touchline/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BETS_AT_LIMIT } from "./test-support/life-size.ts";
import { placementOf, requestOf, selectionOf } from "./test-support/requests.ts";
import { prematchEvent } from "./test-support/sample-offer.ts";
import { type Scene, startScene, TENANT } from "./test-support/scene.ts";

const PUNTERS = Array.from({ length: 400 }, (_, index) => `punter-${index}`);
/** With more, the last would wait so long on two cores that they are refused for that. */
const AT_ONCE = 1_000;
/** For comparison: bets that have no outcome in common with most others. */
const OUTCOMES = 64;
/** In minor units. Half of all bets would fill it. */
const LIMIT = BigInt(BETS_AT_LIMIT) * 25n + 1n;

let scene: Scene;
const risk = createRiskBook();
beforeAll(async () => {
  scene = await startScene([]);
  for (let node = 0; node < 2; node += 1) await scene.startNode({ strictestOf: risk.strictestOf });
  await Promise.all(["limited", ...PUNTERS].map((punter) => scene.deposit(punter, "1000")));
}, 120_000);
afterAll(() => scene?.remove());

let events = 0;
const newEvent = async (): Promise<OfferEvent> => {
  events += 1;
  const event = prematchEvent(events);
  await scene.publish(event);
  return event;
};

const none = { currency: "EUR", maxStake: null, maxWinnings: null, stakeFactor: null };

interface Bet {
  readonly stake: bigint;
  readonly codes: readonly string[];
}

/** Every bet of 0.10 to 0.90 at odds of 2.00 may lose its stake. The bets are on the first outcome of these events in turn. */
const placeAll = async (...on: readonly OfferEvent[]) => {
  const started = performance.now();
  const one = async (index: number): Promise<Bet> => {
    const units = 1 + (index % 9);
    const request = requestOf([selectionOf(on[index % on.length] as OfferEvent)], `0.${units}0`);
    const placement = placementOf(await scene.place(PUNTERS[index % PUNTERS.length] as string, request));
    if (placement.state !== "DECIDED") throw new Error("not decided");
    const codes = placement.result.bets.flatMap(({ reasons }) => reasons.map(({ code }) => String(code)));
    return { stake: BigInt(units) * 10n, codes };
  };
  const bets: Bet[] = [];
  let next = 0;
  const bettor = async (): Promise<void> => {
    while (next < BETS_AT_LIMIT) {
      next += 1;
      bets.push(await one(next));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, bettor));
  const perSecond = Math.round((BETS_AT_LIMIT * 1_000) / (performance.now() - started));
  return {
    taken: bets.filter(({ codes }) => codes.length === 0),
    turned: bets.filter(({ codes }) => codes.length > 0),
    perSecond,
  };
};

const sumOf = (bets: readonly Bet[]): bigint => bets.reduce((sum, { stake }) => sum + stake, 0n);

test(`PEER-20 ${BETS_AT_LIMIT} bets at once through two nodes never exceed an outcome's limit, and less than the smallest stake that was refused stays unused`, async () => {
  // Services that were only just started are slower, whatever is bet on.
  await placeAll(await newEvent());
  const hot = await newEvent();
  const outcome = outcomeId(hot.id, 0);
  risk.take(TENANT, [{ ...none, scope: { outcome }, maxLiability: LIMIT }]);
  const limited = await placeAll(hot);
  const [row] = await scene.read<{ amount: string }>(`select amount from liabilities where outcome = '${outcome}'`);
  const left = LIMIT - sumOf(limited.taken);
  expect(LIMIT - BigInt(row?.amount ?? 0)).toBe(left);
  expect(left).toBeGreaterThanOrEqual(0n);
  expect(limited.turned.length).toBeGreaterThan(BETS_AT_LIMIT / 4);
  for (const { codes, stake } of limited.turned) {
    expect(codes).toEqual(["LIABILITY_REACHED"]);
    expect(stake).toBeGreaterThan(left);
  }
  const free = await placeAll(await newEvent());
  expect(free.turned).toEqual([]);
  const many = await Promise.all(Array.from({ length: OUTCOMES }, newEvent));
  const apart = await placeAll(...many);
  expect(apart.turned).toEqual([]);
  const rates = `${limited.perSecond} at the limit, ${free.perSecond} without one, ${apart.perSecond} on ${OUTCOMES} outcomes`;
  console.log(`placements a second: ${rates}; ${left} cents unused`);
}, 300_000);

test("PEER-20 a punter's own limit of an outcome holds beside the others' wider one", async () => {
  const event = await newEvent();
  risk.take(TENANT, [{ ...none, scope: { punter: "limited" }, maxLiability: 100n }]);
  const place = async (punter: string, stake: string) =>
    placementOf(await scene.place(punter, requestOf([selectionOf(event)], stake)));
  expect(await place(PUNTERS[0] as string, "5")).toMatchObject({ result: { bets: [{ status: "PLACED" }] } });
  expect(await place("limited", "1")).toMatchObject({
    result: { bets: [{ status: "REJECTED", reasons: [{ code: "LIABILITY_REACHED" }] }] },
  });
  expect(await place(PUNTERS[0] as string, "5")).toMatchObject({ result: { bets: [{ status: "PLACED" }] } });
});
