import type { NatsConnection } from "@nats-io/transport-node";
import { builderSubject } from "@touchline/protocol";
import { askBuilder, connectBus, createLog } from "@touchline/server-kit";
import { startNats, type TestNats } from "@touchline/server-kit/testing";
import { afterEach, beforeEach, expect, test } from "vitest";

const log = createLog("test");
log.level = "silent";

let nats: TestNats;
let bus: NatsConnection;

beforeEach(async () => {
  nats = await startNats();
  bus = await connectBus({ url: nats.url, name: "test", log });
});

afterEach(async () => {
  await bus?.close();
  await nats?.remove();
});

const answerWith = async (answer: unknown): Promise<void> => {
  bus.subscribe(builderSubject("sample"), {
    callback: (_error, message) => void message.respond(JSON.stringify(answer)),
  });
  await bus.flush();
};

const ask = () => askBuilder(bus, "sample", { eventId: 7, slots: [0, 4] }, log);

test("OFFER-6 returns the price of the event's producer", async () => {
  await answerWith({ eventId: 7, version: 12, price: 780 });
  expect(await ask()).toEqual({ eventId: 7, version: 12, price: 780 });
});

test("returns no price when the producer is not running", async () => {
  expect(await ask()).toEqual({ error: "UNAVAILABLE" });
});

test("returns no price for a malformed answer", async () => {
  await answerWith({ price: "7.80" });
  expect(await ask()).toEqual({ error: "UNAVAILABLE" });
});
