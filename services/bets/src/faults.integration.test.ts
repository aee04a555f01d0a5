import { setTimeout as sleep } from "node:timers/promises";
import { audit } from "@touchline/db/audit";
import { type PunterMessage, punterMessageSchema, punterSubject } from "@touchline/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { codesOf, untilDecided } from "./test-support/ask-until.ts";
import { placementOf, requestOf, selectionOf } from "./test-support/requests.ts";
import { liveEvent, prematchEvent } from "./test-support/sample-offer.ts";
import { type Scene, startScene, TENANT } from "./test-support/scene.ts";

const match = prematchEvent(7);
const live = liveEvent(9);
let scene: Scene;

beforeEach(async () => {
  scene = await startScene([match, live]);
});
afterEach(() => scene?.remove());

const expectSound = (timeout = 45_000): Promise<void> =>
  vi.waitFor(async () => expect(await audit(scene.postgres.ownerUrl)).toEqual([]), { timeout, interval: 200 });

const read = (text: string) => scene.read<Record<string, unknown>>(text);

test("PLACE-5 R2 2,000 requests sent twice each to two nodes at once are neither doubled nor lost", async () => {
  await scene.startNode();
  await scene.startNode();
  const punters = Array.from({ length: 40 }, (_, index) => `punter-${index}`);
  await Promise.all(punters.map((punter) => scene.deposit(punter, "1000")));
  /** Fifty requests of a punter, one after the other, each sent twice at once. */
  const bettor = async (punter: string): Promise<void> => {
    for (let count = 0; count < 50; count += 1) {
      const request = requestOf([selectionOf(match, 1)], "1");
      const answers = await Promise.all([scene.place(punter, request), scene.place(punter, request)]);
      expect(answers.filter((answer) => "problem" in answer)).toEqual([]);
    }
  };
  await Promise.all(punters.map(bettor));
  await vi.waitFor(async () => expect(await read("select 1 from bets where phase = 'PREPARED'")).toEqual([]), 20_000);
  expect(await read("select phase, count(*)::int from bets group by 1")).toEqual([{ phase: "PLACED", count: 2_000 }]);
  expect(await read("select sum(balance)::int from wallets")).toEqual([{ sum: 40 * 100_000 - 2_000 * 100 }]);
  await expectSound();
});

test("R4 other nodes decide the requests of a node that died", async () => {
  const first = await scene.startNode({ liveDelayMs: 1_500 });
  await scene.deposit("ana", "100");
  const requests = Array.from({ length: 5 }, () => requestOf([selectionOf(live)], "10"));
  for (const request of requests) placementOf(await scene.place("ana", request));
  await first.kill();
  expect(await read("select phase from bets where phase <> 'PREPARED'")).toEqual([]);
  await scene.startNode({ liveDelayMs: 1_500 });
  const decided = await Promise.all(requests.map((request) => untilDecided(scene, "ana", request, 10_000)));
  expect(decided.flatMap(({ result }) => result.bets.map(({ status }) => status))).toEqual(Array(5).fill("PLACED"));
  await expectSound();
});

test("R1 R3 R4 keeps every acknowledged bet and decides all of them when PostgreSQL dies three times under load", async () => {
  await scene.startNode({ liveDelayMs: 100 });
  await scene.deposit("ana", "100000");
  const acknowledged: string[] = [];
  const requests: ReturnType<typeof requestOf>[] = [];
  let stopped = false;
  /** Repeats an unanswered request with the same reqUuid. */
  const bettor = async (): Promise<void> => {
    while (!stopped) {
      const request = requestOf([selectionOf(requests.length % 2 ? match : live)], "1");
      requests.push(request);
      while (!("placement" in (await scene.place("ana", request)))) await sleep(50);
      acknowledged.push(request.reqUuid);
    }
  };
  const bettors = Array.from({ length: 8 }, bettor);
  for (let outage = 0; outage < 3; outage += 1) {
    const before = acknowledged.length;
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 100), { timeout: 20_000 });
    await scene.postgres.kill();
    await scene.postgres.start();
  }
  const before = acknowledged.length;
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 20), { timeout: 20_000 });
  stopped = true;
  await Promise.all(bettors);
  const known = new Set((await read("select req_uuid::text from requests")).map(({ req_uuid }) => req_uuid));
  expect(acknowledged.filter((reqUuid) => !known.has(reqUuid))).toEqual([]);
  await vi.waitFor(async () => expect(await read("select 1 from bets where phase = 'PREPARED'")).toEqual([]), 10_000);
  expect(await read("select count(*)::int from bets")).toEqual([{ count: requests.length }]);
  await expectSound();
});

test("R4 rejects due bets in time while NATS is away, and publishes the decision when NATS is back", async () => {
  await scene.startNode({ liveDelayMs: 300 });
  await scene.deposit("ana", "100");
  const request = requestOf([selectionOf(live)], "10");
  const placement = placementOf(await scene.place("ana", request));
  const acceptAt = placement.state === "PREPARED" ? placement.acceptAt : 0;
  await scene.nats.kill();
  await vi.waitFor(async () => expect(await read("select phase from bets")).toEqual([{ phase: "REJECTED" }]), {
    timeout: 12_000,
    interval: 100,
  });
  expect(Date.now() - acceptAt).toBeLessThan(10_000);
  expect(await read("select balance from wallets")).toEqual([{ balance: "10000" }]);
  await scene.nats.start();
  await vi.waitFor(async () => expect(await read("select 1 from outbox where sent_at is null")).toEqual([]), 10_000);
  expect(codesOf(await untilDecided(scene, "ana", request))).toEqual(["NOT_DECIDED"]);
  await expectSound();
});

test("R9 PUSH-3 publishes a punter's messages in order and without a gap, as in the ledger", async () => {
  await scene.startNode();
  await scene.startNode();
  const subject = punterSubject(TENANT, "ana");
  const told: PunterMessage[] = [];
  scene.bus.subscribe(subject, {
    callback: (_, message) => {
      told.push(punterMessageSchema.parse(message.json()));
    },
  });
  await scene.bus.flush();
  await scene.deposit("ana", "100");
  const requests = Array.from({ length: 30 }, () => requestOf([selectionOf(match)], "5"));
  await Promise.all(requests.map((request) => scene.place("ana", request)));
  await vi.waitFor(() => expect(told).toHaveLength(31), { timeout: 10_000 });
  expect(told.map(({ seq }) => seq)).toEqual(Array.from({ length: 31 }, (_, index) => index + 1));
  const stored = await read("select message from outbox where punter = 'ana' order by seq");
  expect(told).toEqual(stored.map(({ message }) => message));
  expect(told.at(-1)?.balance).toBe("0.00");
  await expectSound();
});
