import { audit } from "@touchline/db/audit";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createShippedTerms, type TermsOf } from "./brand-terms.ts";
import { anyLife } from "./test-support/bet-lives.ts";
import { beginLife, type LifeBrand, resetPatience } from "./test-support/life.ts";
import { LIFE_SEED, LIFE_STEPS, SHORTENS } from "./test-support/life-size.ts";
import { prematchEvent } from "./test-support/sample-offer.ts";
import { type Scene, startScene } from "./test-support/scene.ts";

const LIFE = 60;
/** Lives that run at the same time, so that a batch of the service has several. */
const AT_ONCE = 20;

/** Each brand of `book.json` has its own promises; the taxes and bonuses are those of the run. */
const BRANDS: readonly LifeBrand[] = [
  { brand: "default", extras: {}, cashback: { legs: 4, minOdds: 130 }, cancels: true },
  {
    brand: "showcase",
    extras: {
      payinTax: 5.3,
      payinBonus: 2,
      payoutTax: [
        { above: 0, rate: 10 },
        { above: 100.5, rate: 22.25 },
      ],
      comboBonus: [
        { legs: 2, rate: 3 },
        { legs: 4, rate: 12.25 },
      ],
      comboBonusMinOdds: 1.4,
    },
    ...{ cashback: null, cancels: false },
  },
  {
    brand: "nordvik",
    extras: { payinTax: 12, payoutTax: [{ above: 20, rate: 33.33 }] },
    ...{ cashback: null, cancels: true },
  },
];

let scene: Scene;
beforeAll(async () => {
  scene = await startScene([prematchEvent(1)]);
  const shipped = createShippedTerms();
  const termsOf: TermsOf = (brand) => {
    const terms = { ...shipped(brand), cashoutEnabled: true, betTypes: shipped("default").betTypes };
    const own = BRANDS.find((each) => each.brand === brand);
    return own ? ({ ...terms, taxesAndBonuses: { default: own.extras } } as typeof terms) : terms;
  };
  await scene.startNode({ termsOf });
});
afterAll(() => scene?.remove());

test(
  `R1 R5 R6 BET-13 lives of bets are to the cent those of the reference ledger, over ${LIFE_STEPS} steps`,
  async () => {
    resetPatience();
    const counts: Record<string, number> = {};
    let steps = 0;
    const count = (kind: string): void => {
      counts[kind] = (counts[kind] ?? 0) + 1;
      steps += 1;
    };
    const live = async (worker: number): Promise<void> => {
      for (let round = 0; steps < LIFE_STEPS; round += 1) {
        const terms = BRANDS[(worker + round) % BRANDS.length] as LifeBrand;
        const life = fc.asyncProperty(anyLife(LIFE), async (commands) => {
          const begun = await beginLife(scene, terms, count);
          await fc.asyncModelRun(() => begun, commands);
        });
        await fc.assert(life, { numRuns: 1, endOnFailure: !SHORTENS, seed: LIFE_SEED + worker * 100_000 + round });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, (_, worker) => live(worker)));
    console.log(`${steps} steps: ${JSON.stringify(counts)}`);
    // The audit reports messages that wait for long, which on a slow machine they may.
    const unsent = () => scene.read("select from outbox where sent_at is null limit 1");
    await vi.waitFor(async () => expect(await unsent()).toEqual([]), { timeout: 60_000, interval: 200 });
    expect(await audit(scene.postgres.ownerUrl)).toEqual([]);
  },
  Math.max(300_000, LIFE_STEPS * 60),
);
