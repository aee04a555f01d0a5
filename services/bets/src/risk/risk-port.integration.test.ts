import { randomUUID } from "node:crypto";
import { auditBooks } from "@touchline/db/audit";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { codesOf, untilDecided } from "../test-support/ask-until.ts";
import { type FakeRisk, type RiskReply, startFakeRisk } from "../test-support/fake-risk.ts";
import { placementOf, requestOf, selectionOf } from "../test-support/requests.ts";
import { liveEvent, prematchEvent } from "../test-support/sample-offer.ts";
import { type Node, OTHER_TENANT, type Scene, startScene, TENANT } from "../test-support/scene.ts";

const [EVENT, LIVE] = [prematchEvent(1), liveEvent(2)];
const PATIENCE = { timeout: 10_000, interval: 20 };

let scene: Scene;
let risk: FakeRisk;
let punter: string;
let node: Node;

const startNode = () => scene.startNode({ riskSystems: new Map([[TENANT, risk.access]]), liveDelayMs: 300 });

beforeAll(async () => {
  [scene, risk] = await Promise.all([startScene([EVENT, LIVE]), startFakeRisk()]);
  node = await startNode();
});
afterAll(async () => {
  await scene?.remove();
  await risk?.close();
});
beforeEach(async () => {
  punter = `punter-${randomUUID().slice(0, 8)}`;
  risk.reply(({ id }) => ({ id, decision: "accept" }));
  await scene.deposit(punter, "100");
});

const balance = async (): Promise<number> => {
  const [row] = await scene.read<{ balance: string }>(`select balance from wallets where punter = '${punter}'`);
  return Number(row?.balance);
};

const expectSound = async (): Promise<void> => expect(await auditBooks(scene.postgres.ownerUrl)).toEqual([]);

test.each([
  ["prematch", EVENT],
  ["live", LIVE],
])("PEER-20 a bet that the risk system accepts is placed: %s", async (_, event) => {
  const request = requestOf([selectionOf(event)], "10");
  const decided = await untilDecided(scene, punter, request);
  expect(codesOf(decided)).toEqual([]);
  expect(await balance()).toBe(9_000);
  const question = risk.asked.filter((each) => each.punter === punter);
  expect(question).toHaveLength(1);
  expect(question[0]).toMatchObject({
    ...{ tenant: TENANT, reqUuid: request.reqUuid, currency: "EUR" },
    bets: [
      {
        ...{ id: decided.result.bets[0]?.id, type: "single", stake: "10.00" },
        legs: [{ event: event.id, sport: 1, tournament: 3, game: event.game, odds: 200, outcomes: [{ market: 1 }] }],
      },
    ],
  });
});

test("PEER-20 a bet that the risk system rejects is turned down, and its stake is refunded", async () => {
  risk.reply(({ id }) => ({ id, decision: "reject" }));
  const decided = await untilDecided(scene, punter, requestOf([selectionOf(EVENT)], "10"));
  expect(codesOf(decided)).toEqual(["LIABILITY_REACHED"]);
  expect(decided.result.bets[0]?.alternativeStake).toBeNull();
  expect(await balance()).toBe(10_000);
  await expectSound();
});

test.each([
  ["4.00", "4.00"],
  // More than was asked for, less than the book takes, and finer than the currency.
  ["11", null],
  ["0.01", null],
])("PEER-20 a stake of %s that the risk system offers instead is told as %s", async (stake, told) => {
  risk.reply(({ id }) => ({ id, decision: "alternative", stake }));
  const decided = await untilDecided(scene, punter, requestOf([selectionOf(EVENT)], "10"));
  expect(codesOf(decided)).toEqual(["LIABILITY_REACHED"]);
  expect(decided.result.bets[0]?.alternativeStake).toBe(told);
  expect(await balance()).toBe(10_000);
});

test.each<RiskReply & string>(["error", "unsigned", "unreadable"])(
  "PEER-20 an answer that cannot be used turns the bet down: %s",
  async (reply) => {
    risk.reply(reply);
    const decided = await untilDecided(scene, punter, requestOf([selectionOf(EVENT)], "10"));
    expect(codesOf(decided)).toEqual(["NOT_DECIDED"]);
    expect(await balance()).toBe(10_000);
  },
);

test("PEER-20 an answer about another bet is none about this one", async () => {
  risk.reply(() => ({ id: randomUUID(), decision: "accept" }));
  expect(codesOf(await untilDecided(scene, punter, requestOf([selectionOf(EVENT)], "10")))).toEqual(["NOT_DECIDED"]);
});

test("PEER-20 while the risk system is silent every bet is turned down after 3 s, and none is lost", async () => {
  risk.reply("silent");
  const started = Date.now();
  const requests = Array.from({ length: 20 }, () => requestOf([selectionOf(EVENT)], "1"));
  const decided = await Promise.all(requests.map((request) => untilDecided(scene, punter, request)));
  expect(Date.now() - started).toBeGreaterThanOrEqual(3_000);
  expect(Date.now() - started).toBeLessThan(6_000);
  for (const each of decided) expect(codesOf(each)).toEqual(["NOT_DECIDED"]);
  expect(await balance()).toBe(10_000);
  await expectSound();
});

test("PEER-20 a bet in play waits for an answer longer than one before the match", async () => {
  risk.reply("silent");
  const request = requestOf([selectionOf(LIVE)], "10");
  const started = Date.now();
  const decided = await untilDecided(scene, punter, request, 25_000);
  expect(Date.now() - started).toBeGreaterThanOrEqual(15_500);
  expect(Date.now() - started).toBeLessThan(19_000);
  expect(codesOf(decided)).toEqual(["NOT_DECIDED"]);
  expect(await balance()).toBe(10_000);
}, 30_000);

test("PEER-20 a bet that cannot be taken anyway is not asked about, and bets of another tenant are not", async () => {
  const before = risk.asked.length;
  const gone = await untilDecided(scene, punter, requestOf([selectionOf(prematchEvent(99))], "10"));
  expect(codesOf(gone)).toEqual(["NOT_OFFERED"]);
  await scene.deposit(punter, "10", randomUUID(), OTHER_TENANT);
  const brand = "titan";
  const other = placementOf(await scene.place(punter, requestOf([selectionOf(EVENT)], "1", { brand }), OTHER_TENANT));
  expect(other).toMatchObject({ state: "DECIDED", result: { bets: [{ status: "PLACED" }] } });
  expect(risk.asked).toHaveLength(before);
});

test("PEER-20 R3 a node that dies while it asks leaves a bet that another node asks about and decides", async () => {
  risk.reply("silent");
  const request = requestOf([selectionOf(LIVE)], "10");
  expect(placementOf(await scene.place(punter, request)).state).toBe("PREPARED");
  const about = () => risk.asked.filter(({ reqUuid }) => reqUuid === request.reqUuid);
  await vi.waitFor(() => expect(about()).toHaveLength(1), PATIENCE);
  await node.kill();
  risk.reply(({ id }) => ({ id, decision: "accept" }));
  node = await startNode();
  expect(codesOf(await untilDecided(scene, punter, request))).toEqual([]);
  expect(about()).toHaveLength(2);
  expect(about()[1]).toMatchObject({ bets: about()[0]?.bets });
  expect(await balance()).toBe(9_000);
  await expectSound();
});
