import { jetstream } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { sessionSubject } from "@touchline/protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connectBus, ensureStreams } from "./bus.ts";
import { type EndedSessions, followEndedSessions } from "./ended-sessions.ts";
import { createLog } from "./log.ts";
import { startNats } from "./testing/start-nats.ts";

const log = createLog("test");
log.level = "silent";

let nats: Awaited<ReturnType<typeof startNats>>;
let bus: NatsConnection;
const followed: EndedSessions[] = [];
beforeEach(async () => {
  nats = await startNats();
  bus = await connectBus({ url: nats.url, name: "test", log });
  await ensureStreams(bus);
});
afterEach(async () => {
  for (const sessions of followed.splice(0)) sessions.stop();
  await bus.close();
  await nats.remove();
});

const follow = (onEnded?: Parameters<typeof followEndedSessions>[2]): EndedSessions => {
  const sessions = followEndedSessions(bus, log, onEnded);
  followed.push(sessions);
  return sessions;
};
const end = (tenant: string, sid: string) =>
  jetstream(bus).publish(sessionSubject(tenant, sid), JSON.stringify({ tenant, sid, at: Date.now() }));

test("R17 an ended session is reported once, and only for its own tenant", async () => {
  const told: string[] = [];
  const sessions = follow(({ sid }) => told.push(sid));
  await end("touchline", "one");
  await end("touchline", "one");
  await expect.poll(() => sessions.isEnded("touchline", "one")).toBe(true);
  await end("touchline", "two");
  await expect.poll(() => told).toEqual(["one", "two"]);
  expect(sessions.isEnded("bethog", "one")).toBe(false);
  expect(sessions.isEnded("touchline", "three")).toBe(false);
});

test("R17 a node that was down when a session ended learns of it", async () => {
  await end("touchline", "one");
  const sessions = follow();
  expect(sessions.isEnded("touchline", "one")).toBeNull();
  await sessions.known;
  expect(sessions.isEnded("touchline", "one")).toBe(true);
});

test("R17 sessions that ended before a crash of the bus are known when it is back", async () => {
  const sessions = follow();
  await end("touchline", "one");
  await expect.poll(() => sessions.isEnded("touchline", "one")).toBe(true);
  await nats.kill();
  await nats.start();
  await expect
    .poll(
      () =>
        end("touchline", "two").then(
          () => true,
          () => false,
        ),
      { timeout: 10_000 },
    )
    .toBe(true);
  await expect.poll(() => sessions.isEnded("touchline", "two"), { timeout: 10_000 }).toBe(true);
  expect(sessions.isEnded("touchline", "one")).toBe(true);
});
