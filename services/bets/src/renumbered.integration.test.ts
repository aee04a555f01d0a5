import { randomUUID } from "node:crypto";
import type { CalculationResult, EventResult, Market, OfferEvent } from "@touchline/protocol";
import { market } from "@touchline/protocol/testing";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { untilDecided } from "./test-support/ask-until.ts";
import { requestOf, selectionOf } from "./test-support/requests.ts";
import { resultOf } from "./test-support/results.ts";
import { prematchEvent } from "./test-support/sample-offer.ts";
import { type Scene, startScene } from "./test-support/scene.ts";

const PATIENCE = { timeout: 20_000, interval: 100 };
const SCORERS = ["A. Kirby", "B. Marsh", "C. Ode"];

/** The result by our rules, a total and the scorers by the source: only the first has a rule in the reference data of the scene. */
const result = (slot: number, home = 200): Market => market(slot, [home, 350, 400]);
const total = (slot: number, line: string, prices: number[]): Market =>
  market(slot, prices, { metaMarketId: 2, specifiers: { total: line } });
const scorers = (slot: number, names: string[], prices: number[]): Market =>
  market(slot, prices, { metaMarketId: 3, outcomes: names.map(() => 9), names });

const BEFORE: readonly Market[] = [
  result(0),
  total(3, "2.5", [200, 200]),
  total(5, "3.5", [300, 140]),
  scorers(7, SCORERS, [300, 400, 500]),
];

/** The same markets as a feed deals them that has lost its slots: each has those of another. */
const after = (prices: { home: number; over: number; marsh: number }): readonly Market[] => [
  scorers(0, SCORERS.toReversed(), [500, prices.marsh, 300]),
  total(3, "3.5", [300, 140]),
  total(5, "2.5", [prices.over, 200]),
  result(7, prices.home),
];

let scene: Scene;
let event: OfferEvent;
let punter: string;
let made = 0;

beforeAll(async () => {
  scene = await startScene([prematchEvent(1)]);
  await scene.startNode();
}, 60_000);
afterAll(() => scene?.remove());
beforeEach(async () => {
  event = prematchEvent(500 + (made += 1), { markets: [...BEFORE] });
  punter = `punter-${randomUUID().slice(0, 8)}`;
  await scene.publish(event);
  await scene.deposit(punter, "100");
});

const place = async (slot: number, odds: number): Promise<string> => {
  const selection = selectionOf(event, slot, { odds });
  return vi.waitFor(async () => {
    const { result } = await untilDecided(scene, punter, requestOf([selection], "10"));
    expect(result.bets[0]?.reasons).toEqual([]);
    return result.bets[0]?.id as string;
  }, PATIENCE);
};

/** Far enough ahead that a node reads the whole event and not the difference. */
const publishAnew = async (markets: readonly Market[]): Promise<void> => {
  event = { ...event, version: event.version + 10, markets: [...markets] };
  await scene.publish(event);
};

const worthOf = async (bet: string): Promise<string | null> => {
  const answer = (await scene.command("values", punter, { bets: [bet] })) as {
    answer: { values: CalculationResult[] };
  };
  return answer.answer.values[0]?.cashout.winnings.total ?? null;
};

const untilEnded = async (bet: string): Promise<string> =>
  vi.waitFor(async () => {
    const [end] = await scene.read<{ resolution: string }>(`select resolution from bet_ends where bet = '${bet}'`);
    expect(end).toBeDefined();
    return end?.resolution as string;
  }, PATIENCE);

/** Home wins 1:0, over 2.5 is won and over 3.5 lost by the source, and only B. Marsh scored. */
const ended = (changes: Partial<EventResult> = {}): EventResult =>
  resultOf(
    event,
    { home: 1, away: 0 },
    {
      markets: event.markets.map(({ slot, metaMarketId, specifiers, outcomes, names }) => ({
        ...{ slot, metaMarketId, specifiers, outcomes, ...(names && { names }) },
        resolutions: outcomes.map((_, index) => {
          if (names) return names[index] === "B. Marsh" ? "WON" : "LOST";
          return (index === 0) === (specifiers.total !== "3.5") ? "WON" : "LOST";
        }),
      })),
      ...changes,
    },
  );

test("R4 R6 bets are valued and settled on what was bet on after the event was published with other slots", async () => {
  const home = await place(0, 200);
  const over = await place(3, 200);
  const marsh = await place(8, 400);
  await publishAnew(after({ home: 160, over: 125, marsh: 320 }));
  await vi.waitFor(async () => expect(await worthOf(home)).toBe("11.87"), PATIENCE);
  expect(await worthOf(over)).toBe("15.20");
  expect(await worthOf(marsh)).toBe("11.87");
  await scene.publishResult(ended());
  expect([await untilEnded(home), await untilEnded(over), await untilEnded(marsh)]).toEqual(["WON", "WON", "WON"]);
});

test("R6 a rule on an open bet looks at what was bet on, not at what has its slot now", async () => {
  const home = await place(0, 200);
  await scene.command("addRule", punter, {
    ...{ id: randomUUID(), kind: "target", amount: "12.00", part: null, notifyOnly: false, from: null },
    betProfileId: `${home}.0`,
  });
  // At slot 0 is a price by which the bet would be worth 3.80; at slot 7 one by which it is worth 12.66.
  await publishAnew(after({ home: 150, over: 125, marsh: 320 }));
  expect(
    await vi.waitFor(async () => {
      const [end] = await scene.read<{ payout: string }>(`select payout from bet_ends where bet = '${home}'`);
      expect(end).toBeDefined();
      return end?.payout;
    }, PATIENCE),
  ).toBe("1266");
});

test("R4 a market that is missing in the result is settled by our rules, or kept with an alarm where there is none", async () => {
  const home = await place(0, 200);
  const over = await place(3, 200);
  await publishAnew([total(0, "3.5", [300, 140]), total(2, "4.5", [500, 120])]);
  await scene.publishResult(ended());
  expect(await untilEnded(home)).toBe("WON");
  const failed = () => scene.read<{ error: string }>(`select error from failed_settlements where bet = '${over}'`);
  await vi.waitFor(async () => expect(await failed()).toHaveLength(1), PATIENCE);
  expect((await failed())[0]?.error).toMatch(/not in the result/);
  expect(await scene.read(`select phase from bets where id = '${over}'`)).toEqual([{ phase: "PLACED" }]);
});
