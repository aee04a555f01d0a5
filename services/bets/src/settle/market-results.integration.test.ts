import { randomUUID } from "node:crypto";
import { jetstreamManager } from "@nats-io/jetstream";
import { auditBooks } from "@touchline/db/audit";
import {
  type CashoutAnswer,
  type EventResult,
  type OfferEvent,
  ONE_SHARD,
  type RulesAnswer,
  resultsConsumer,
  STREAMS,
} from "@touchline/protocol";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { untilDecided } from "../test-support/ask-until.ts";
import { partialResult, type Said, SECOND_SLOT, twoMarkets } from "../test-support/market-results.ts";
import { requestOf, selectionOf } from "../test-support/requests.ts";
import { prematchEvent } from "../test-support/sample-offer.ts";
import { type Scene, startScene } from "../test-support/scene.ts";

const PATIENCE = { timeout: 30_000, interval: 50 };

let scene: Scene;
let lastEvent = 500;

beforeAll(async () => {
  scene = await startScene([prematchEvent(1)]);
  await scene.startNode();
  await scene.startNode();
});
afterAll(() => scene?.remove());

const offered = async (): Promise<OfferEvent> => {
  lastEvent += 1;
  const event = twoMarkets(lastEvent);
  await scene.publish(event);
  return event;
};

/** A bet of 10.00 at 2.00 on each leg. */
const place = async (punter: string, ...legs: readonly (readonly [OfferEvent, number])[]): Promise<string> => {
  const selections = legs.map(([event, slot]) => selectionOf(event, slot, { odds: 200 }));
  const { result } = await vi.waitFor(async () => {
    const placed = await untilDecided(scene, punter, requestOf(selections, "10"));
    expect(placed.result.bets[0]?.reasons).toEqual([]);
    return placed;
  }, PATIENCE);
  return result.bets[0]?.id as string;
};

const open = async (): Promise<string> => {
  const punter = `punter-${randomUUID().slice(0, 8)}`;
  await scene.deposit(punter, "100");
  return punter;
};

const balanceOf = async (punter: string): Promise<string | undefined> =>
  (await scene.read<{ balance: string }>(`select balance from wallets where punter = '${punter}'`))[0]?.balance;
const phaseOf = async (bet: string): Promise<string | undefined> =>
  (await scene.read<{ phase: string }>(`select phase from bets where id = '${bet}'`))[0]?.phase;
const untilPhase = (bet: string, phase: string): Promise<void> =>
  vi.waitFor(async () => expect(await phaseOf(bet)).toBe(phase), PATIENCE);
const resultsOf = (bet: string) =>
  scene.read<{ version: string; resolution: string | null }>(
    `select version, result ->> 'resolution' as resolution from leg_results where bet = '${bet}' order by version`,
  );

const WON = (version: number): Said => ({ version, first: "WON" });
const OPEN = (version: number): Said => ({ version, first: null });

test("PEER-17 R4 bets are settled with their market, also those accepted after it was decided; others are not touched", async () => {
  const [event, punter] = [await offered(), await open()];
  const half = await place(punter, [event, 0]);
  const match = await place(punter, [event, SECOND_SLOT]);
  await scene.publishResult(partialResult(event, 101, [WON(101)]));
  await untilPhase(half, "PAID_OUT");
  // The offer of the test does not know that the market is decided.
  const late = await place(punter, [event, 0]);
  await untilPhase(late, "PAID_OUT");
  await scene.publishResult(partialResult(event, 102, [WON(101), OPEN(102)]));
  await vi.waitFor(
    async () => expect(await resultsOf(match)).toEqual([{ version: "102", resolution: null }]),
    PATIENCE,
  );
  expect(await resultsOf(half)).toEqual([{ version: "101", resolution: "WON" }]);
  await scene.publishResult(partialResult(event, 103, [WON(101), WON(103)], { final: true, playStatus: "ENDED" }));
  await untilPhase(match, "PAID_OUT");
  expect(await resultsOf(late)).toEqual([{ version: "101", resolution: "WON" }]);
  expect(await scene.read("select from failed_settlements")).toEqual([]);
  expect(await balanceOf(punter)).toBe("13000");
});

test("PEER-17 R5 R6 a rollback after payout takes the money back and opens the bet again; it is cashed out or settled later", async () => {
  const [event, other, punter] = [await offered(), await offered(), await open()];
  const [whole, part, kept] = [
    await place(punter, [event, 0]),
    await place(punter, [event, 0]),
    await place(punter, [event, 0], [other, 0]),
  ];
  await scene.publishResult(partialResult(other, 101, [WON(101)]));
  await scene.publishResult(partialResult(event, 101, [WON(101)]));
  for (const bet of [whole, part, kept]) await untilPhase(bet, "PAID_OUT");
  expect(await balanceOf(punter)).toBe("15000");
  await scene.publishResult(partialResult(event, 102, [OPEN(102)]));
  for (const bet of [whole, part, kept]) await untilPhase(bet, "PLACED");
  expect(await balanceOf(punter)).toBe("7000");
  // Liabilities count them again.
  expect(await auditBooks(scene.postgres.ownerUrl)).toEqual([]);

  const cancelled = await scene.command("cancel", punter, { reqUuid: randomUUID(), betId: whole });
  expect(cancelled).toMatchObject({ answer: { cancelled: false } });
  const cashOut = async (bet: string, total: string, stake: string | null) => {
    const body = { reqUuid: randomUUID(), betProfileId: `${bet}.0`, source: "ticket_check" as const };
    const answer = await scene.command("cashOut", punter, { ...body, cashout: { winnings: { total }, part: stake } });
    return (answer as { answer: CashoutAnswer }).answer;
  };
  expect(await cashOut(whole, "9.50", null)).toMatchObject({ state: "PAID", paid: "9.50", balance: "79.50" });
  expect(await cashOut(part, "3.80", "4.00")).toMatchObject({ state: "PAID", paid: "3.80", balance: "83.30" });
  const rule = {
    id: randomUUID(),
    kind: "target" as const,
    amount: "39.00",
    part: null,
    notifyOnly: false,
    from: null,
  };
  const ruled = await scene.command("addRule", punter, { ...rule, betProfileId: `${kept}.0` });
  expect((ruled as { answer: RulesAnswer }).answer).toMatchObject({ refused: null, rules: [{ id: rule.id }] });

  await scene.publishResult(partialResult(event, 103, [WON(103)]));
  for (const bet of [part, kept]) await untilPhase(bet, "PAID_OUT");
  // 12.00 for the rest of the second bet, and 40.00 for the combo.
  expect(await balanceOf(punter)).toBe("13530");
  expect(await phaseOf(whole)).toBe("PAID_OUT");
  const told = await scene.read<{ bet: string; phase: string }>(
    `select message ->> 'betId' as bet, message ->> 'phase' as phase from outbox
      where punter = '${punter}' and message ->> 'kind' = 'betSettled' order by seq`,
  );
  expect(told.filter(({ bet }) => bet === kept).map(({ phase }) => phase)).toEqual(["PAID_OUT", "PLACED", "PAID_OUT"]);
  expect(await auditBooks(scene.postgres.ownerUrl)).toEqual([]);
});

test("PEER-17 R6 a bet that was paid and spent keeps its payout when it is opened again, and is paid nothing twice", async () => {
  const [event, other, punter] = [await offered(), await offered(), await open()];
  const bet = await place(punter, [event, 0]);
  await scene.publishResult(partialResult(event, 101, [WON(101)]));
  await untilPhase(bet, "PAID_OUT");
  const spend = requestOf([selectionOf(other, 0, { odds: 200 })], "110");
  await untilDecided(scene, punter, spend);
  expect(await balanceOf(punter)).toBe("0");
  await scene.publishResult(partialResult(event, 102, [OPEN(102)]));
  await untilPhase(bet, "PLACED");
  const body = { reqUuid: randomUUID(), betProfileId: `${bet}.0`, source: "ticket_check" as const };
  const cashout = { winnings: { total: "3.80" }, part: "4.00" };
  expect(await scene.command("cashOut", punter, { ...body, cashout })).toMatchObject({ answer: { balance: "0.00" } });
  await scene.publishResult(partialResult(event, 103, [WON(103)]));
  await untilPhase(bet, "PAID_OUT");
  // Of 12.00 for the rest it has kept 16.20, which the wallet cannot give back.
  expect(await balanceOf(punter)).toBe("0");
  await scene.deposit(punter, "50");
  await scene.publishResult(partialResult(event, 104, [{ version: 104, first: "LOST" }]));
  await untilPhase(bet, "SETTLED");
  expect(await balanceOf(punter)).toBe("3380");
  expect(await auditBooks(scene.postgres.ownerUrl)).toEqual([]);
});

const permutations = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));

/** Settled, corrected, rolled back, decided again with the other market; a window is cancelled, and that is taken back. */
const HISTORIES: readonly (readonly (readonly (Said | undefined)[])[])[] = [
  [[WON(101)], [OPEN(102)], [{ version: 103, first: "LOST" }, WON(103)], [WON(104), WON(103)]],
  [
    [WON(101)],
    [{ version: 102, first: "WON", cancelled: [{ from: null, to: null }] }],
    [WON(103)],
    [WON(103), OPEN(104)],
  ],
];
const ENDS = [
  { balance: "15000", phases: ["PAID_OUT", "PAID_OUT", "PAID_OUT"] },
  { balance: "9000", phases: ["PAID_OUT", "PLACED", "PLACED"] },
];

test("PEER-17 R5 results of an event in any order, twice, on two nodes, end as the newest one says", async () => {
  const settled = await offered();
  const cases = HISTORIES.flatMap((history, index) =>
    permutations(history.map((said, position) => [101 + position, said] as const)).map((order) => ({ order, index })),
  );
  const begun = await Promise.all(
    cases.map(async ({ order, index }) => {
      const [event, punter] = [await offered(), await open()];
      const bets = [
        await place(punter, [event, 0]),
        await place(punter, [event, SECOND_SLOT]),
        await place(punter, [event, SECOND_SLOT], [settled, 0]),
      ];
      const results = order.map(([version, said]): EventResult => partialResult(event, version, said));
      return { punter, bets, results, end: ENDS[index] as (typeof ENDS)[number], order: order.map(([v]) => v).join() };
    }),
  );
  await scene.publishResult(partialResult(settled, 101, [WON(101)]));
  // Both nodes take messages at the same time; each result comes twice.
  await Promise.all(
    begun.map(async ({ results }) => {
      for (const result of [...results, ...results]) await scene.publishResult(result);
    }),
  );
  for (const { punter, bets, end, order } of begun)
    await vi.waitFor(async () => {
      const phases = await Promise.all(bets.map(phaseOf));
      expect({ order, balance: await balanceOf(punter), phases }).toEqual({ order, ...end });
    }, PATIENCE);
  // Nothing changes any more when they come once again.
  const count = () =>
    scene.read<{ results: number; corrections: number }>(
      "select (select count(*)::int from leg_results) as results, (select count(*)::int from bet_corrections) as corrections",
    );
  const before = await count();
  await Promise.all(begun.flatMap(({ results }) => results.map(scene.publishResult)));
  const last = await offered();
  const punter = await open();
  const bet = await place(punter, [last, 0]);
  await scene.publishResult(partialResult(last, 101, [WON(101)]));
  await untilPhase(bet, "PAID_OUT");
  const [{ results = 0, corrections = 0 } = {}] = before;
  expect(await count()).toEqual([{ results: results + 1, corrections }]);
  expect(await auditBooks(scene.postgres.ownerUrl)).toEqual([]);
}, 240_000);

test("PEER-17 R4 R5 a result that comes again after a newer one settles nothing, also not what was bet in between", async () => {
  const [event, punter] = [await offered(), await open()];
  await scene.publishResult(partialResult(event, 101, [WON(101)]));
  await scene.publishResult(partialResult(event, 102, [OPEN(102)]));
  const manager = await jetstreamManager(scene.bus);
  const untilTaken = (): Promise<void> =>
    vi.waitFor(async () => {
      const taken = await manager.consumers.info(STREAMS.results.name, resultsConsumer(ONE_SHARD));
      expect([taken.num_pending, taken.num_ack_pending]).toEqual([0, 0]);
    }, PATIENCE);
  await untilTaken();
  const bet = await place(punter, [event, 0]);
  await scene.publishResult(partialResult(event, 101, [WON(101)]));
  await untilTaken();
  expect((await resultsOf(bet)).filter(({ resolution }) => resolution !== null)).toEqual([]);
  expect(await phaseOf(bet)).toBe("PLACED");
  expect(await balanceOf(punter)).toBe("9000");
});
