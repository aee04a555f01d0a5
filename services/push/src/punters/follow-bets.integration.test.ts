import type { NatsConnection } from "@nats-io/transport-node";
import {
  BETS_SUBJECTS,
  type CalculationResult,
  calculationSubject,
  type WatchCommand,
  watchCommandSchema,
  watchSubject,
} from "@touchline/protocol";
import { connectBus, createLog } from "@touchline/server-kit";
import { startNats, type TestNats } from "@touchline/server-kit/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createFakeOutlet, readFrame } from "../test-support/fake-outlet.ts";
import { followBets } from "./follow-bets.ts";

const log = createLog("test");
log.level = "silent";

const ANA = { tenant: "touchline", punter: "ana" };
const BET = "0193a1b0-0000-7000-8000-000000000001";
const worth: CalculationResult = {
  betId: BET,
  betProfileId: `${BET}.0`,
  at: 1,
  cashout: { allowed: true, processing: false, winnings: { total: "9.40" }, codes: [] },
};

let nats: TestNats;
let bus: NatsConnection;
let platform: NatsConnection;
beforeEach(async () => {
  nats = await startNats();
  bus = await connectBus({ url: nats.urlOf("push"), name: "push", log });
  platform = await connectBus({ url: nats.urlOf("bets"), name: "bets", log });
});
afterEach(async () => {
  await bus.close();
  await platform.close();
  await nats.remove();
});

/** Answers a subject as a node of the bets service. */
const answerOn = async (subject: string, node: string): Promise<WatchCommand[]> => {
  const heard: WatchCommand[] = [];
  platform.subscribe(subject, {
    callback: (_error, message) => {
      heard.push(watchCommandSchema.parse(message.json()));
      message.respond(JSON.stringify({ node }));
    },
  });
  await platform.flush();
  return heard;
};

test("CASH-2 PUSH-2 forwards values from the bus to watching connections, until they stop watching", async () => {
  const onQueue = await answerOn(BETS_SUBJECTS.watch, "bets-1");
  const onNode = await answerOn(watchSubject("bets-1"), "bets-1");
  const watches = followBets(bus, "push-1", 1, log);
  const client = createFakeOutlet();
  watches.watch(client.outlet, ANA, [BET]);
  await expect.poll(() => onQueue).toEqual([{ ...ANA, by: "push-1", bets: [BET] }]);
  const subject = calculationSubject(ANA.tenant, ANA.punter);
  platform.publish(subject, "not a value");
  platform.publish(subject, JSON.stringify(worth));
  await expect.poll(() => client.frames.map(readFrame)).toEqual([["calculationResult", [worth]]]);
  watches.renew();
  await expect.poll(() => onNode).toHaveLength(1);
  watches.leave(client.outlet);
  await expect.poll(() => onNode.at(-1)?.bets).toEqual([]);
  platform.publish(subject, JSON.stringify(worth));
  await platform.flush();
  await bus.flush();
  expect(client.frames).toHaveLength(1);
});

test("CASH-2 finds a bets service that starts later at the next renewal", async () => {
  const watches = followBets(bus, "push-1", 1, log);
  watches.watch(createFakeOutlet().outlet, ANA, [BET]);
  const onQueue = await answerOn(BETS_SUBJECTS.watch, "bets-2");
  const onNode = await answerOn(watchSubject("bets-2"), "bets-2");
  await expect
    .poll(() => {
      watches.renew();
      return onNode.length;
    })
    .toBeGreaterThan(0);
  expect(onQueue.length).toBeGreaterThan(0);
});
