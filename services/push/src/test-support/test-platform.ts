import { jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { offerSubjectOf, parseOfferState, STREAMS, type WatchLevel } from "@touchline/protocol";
import {
  connectBus,
  createAddressOf,
  createLog,
  ensureStreams,
  type RateLimit,
  type TenantKeys,
} from "@touchline/server-kit";
import { startNats } from "@touchline/server-kit/testing";
import { freePort } from "@touchline/server-kit/testing/ports";
import { startPushNode } from "../node.ts";
import type { MostConnections } from "../socket/admission.ts";
import { type ClientEvent, contentOf, expectedClientEvent } from "./client-model.ts";
import { startTcpProxy } from "./tcp-proxy.ts";
import { connectTestClient, type TestClient } from "./test-client.ts";
import { createTestFeed } from "./test-feed.ts";

const log = createLog("test");
log.level = "silent";

/** A real bus, a feed, and any number of nodes and clients; `stop` ends them all. */
export const startTestPlatform = async (
  eventIds: readonly number[],
  tenants: Readonly<Record<string, TenantKeys>> = {},
  most: Partial<MostConnections> = {},
  handshakes: RateLimit = async () => 0,
) => {
  const nats = await startNats();
  const limits = {
    most: { node: 0, address: 0, session: 0, messages: 0, stuckMs: 600_000, ...most },
    addressOf: createAddressOf(""),
    handshakes,
  };
  const closing: (() => unknown)[] = [];
  const connect = async (name: string, url = nats.url): Promise<NatsConnection> => {
    const bus = await connectBus({ url, name, log });
    closing.push(() => bus.close());
    return bus;
  };
  const bus = await connect("test");
  await ensureStreams(bus);
  const feed = await createTestFeed(bus, eventIds);

  const contentOfStream = async (eventId: number, level: WatchLevel) => {
    const { direct } = await jetstreamManager(bus);
    const stored = await direct.getMessage(STREAMS.offer.name, { last_by_subj: offerSubjectOf(eventId) });
    return stored ? contentOf(expectedClientEvent(parseOfferState(stored.string()), level)) : null;
  };

  return {
    nats,
    bus,
    feed,
    startNode: async (tickMs = 50, busUrl = nats.urlOf("push")) => {
      const port = await freePort();
      const options = { host: "127.0.0.1", port, tickMs, allowedOrigins: "", tenants, shards: 1, limits, log };
      const node = await startPushNode({ bus: await connect("push", busUrl), ...options });
      closing.push(node.stop);
      return { ...node, port };
    },
    /** A connection to the bus that can be cut for one node. */
    startProxy: async () => {
      const proxy = await startTcpProxy(Number(new URL(nats.url).port));
      closing.push(proxy.stop);
      const busUrl = new URL(nats.urlOf("push"));
      busUrl.port = String(proxy.port);
      return { ...proxy, busUrl: busUrl.href };
    },
    connectClient: async (port: number, level: WatchLevel): Promise<TestClient> => {
      const client = await connectTestClient(port, level);
      closing.push(client.close);
      return client;
    },
    /** What the client has and what the stream has; PUSH-3 requires them to be equal. */
    compare: async (client: TestClient, level: WatchLevel) => ({
      held: [...client.events.values()].map((event: ClientEvent) => contentOf(event)),
      stream: await Promise.all([...client.events.keys()].map((eventId) => contentOfStream(eventId, level))),
    }),
    stop: async (): Promise<void> => {
      for (const close of closing.toReversed()) await close();
      await nats.remove();
    },
  };
};

export type TestPlatform = Awaited<ReturnType<typeof startTestPlatform>>;
