import { request as openRequest } from "node:http";
import { json } from "node:stream/consumers";
import { PUSH_PATH } from "@touchline/protocol";
import { createLog, createRateLimits } from "@touchline/server-kit";
import { afterEach, expect, test, vi } from "vitest";
import { sampleMarket } from "../test-support/sample-event.ts";
import { startTestPlatform, type TestPlatform } from "../test-support/test-platform.ts";

/** For a busy machine. */
const PATIENCE = { timeout: 20_000 };

const log = createLog("test");
log.level = "silent";

let platform: TestPlatform;
const start = async (
  ...limits: [Parameters<typeof startTestPlatform>[2]?, Parameters<typeof startTestPlatform>[3]?]
) => {
  platform = await startTestPlatform([100], {}, ...limits);
  return platform;
};
afterEach(() => platform.stop());

/** Asks for a connection and answers what the node says to that. */
const knock = (port: number): Promise<{ status: number; retryAfter: number; body: unknown }> =>
  new Promise((resolve, reject) => {
    const request = openRequest({
      ...{ host: "127.0.0.1", port, path: `${PUSH_PATH}/?EIO=4&transport=websocket` },
      headers: {
        ...{ connection: "Upgrade", upgrade: "websocket" },
        ...{ "sec-websocket-version": "13", "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==" },
      },
    });
    request.once("upgrade", (_, socket) => {
      socket.destroy();
      resolve({ status: 101, retryAfter: 0, body: null });
    });
    request.once("response", async (response) => {
      const { statusCode = 0, headers } = response;
      resolve({ status: statusCode, retryAfter: Number(headers["retry-after"]), body: await json(response) });
    });
    request.once("error", reject).end();
  });

test.each(["address", "node"] as const)(
  "R18 refuses connections beyond those of one %s, until one is closed",
  async (limit) => {
    const { startNode, connectClient } = await start({ [limit]: 3 });
    const node = await startNode();
    const clients = await Promise.all([1, 2, 3].map(() => connectClient(node.port, "list")));
    const refused = await knock(node.port);
    expect(refused).toMatchObject({ status: 429, body: { code: "TOO_MANY_REQUESTS" } });
    expect(refused.retryAfter).toBeGreaterThanOrEqual(1);
    expect(node.figures()).toMatchObject({ connections: 3, refused: 1 });
    expect(await clients[0]?.watch([100])).toEqual({ watching: 1 });
    clients[1]?.close();
    await vi.waitFor(async () => expect((await knock(node.port)).status).toBe(101), PATIENCE);
  },
);

test("R18 refuses an address that opens connections too quickly, although it closes them", async () => {
  const { startNode } = await start({}, createRateLimits("", log).limit("handshakes", 5));
  const { port } = await startNode();
  const statuses: number[] = [];
  for (let each = 0; each < 8; each += 1) statuses.push((await knock(port)).status);
  expect(statuses).toEqual([101, 101, 101, 101, 101, 429, 429, 429]);
});

test("R18 refuses messages beyond the limit, and ends a connection that goes on", async () => {
  const { startNode, connectClient } = await start({ messages: 5 });
  const node = await startNode();
  const client = await connectClient(node.port, "list");
  const other = await connectClient(node.port, "list");
  for (let each = 0; each < 5; each += 1) expect(await client.watch([100])).toEqual({ watching: 1 });
  for (let each = 0; each < 5; each += 1) expect(await client.watch([100])).toEqual({ error: "TOO_MANY" });
  const closed = new Promise((resolve) => client.socket.once("disconnect", resolve));
  client.watch([100]).catch(() => undefined);
  expect(await closed).toBe("transport close");
  expect(await other.watch([100])).toEqual({ watching: 1 });
});

test("R18 ends the connection of a client that does not read, and no other", async () => {
  const { startNode, connectClient, feed } = await start({ stuckMs: 500 });
  const node = await startNode(5);
  const reading = await connectClient(node.port, "full");
  const silent = await connectClient(node.port, "full");
  for (const client of [reading, silent]) await client.watch([100]);
  const closed = vi.fn();
  reading.socket.on("disconnect", closed);
  silent.tcp().pause();
  const names = Array.from({ length: 2 }, () => "x".repeat(200_000));
  let price = 200;
  await vi.waitFor(
    async () => {
      price += 1;
      feed.change(100, { prices: [], patch: { markets: [sampleMarket(6, { names, prices: [price, 300] })] } });
      await feed.settle();
      expect(node.figures().dropped).toBe(1);
    },
    { timeout: 40_000, interval: 20 },
  );
  silent.close();
  await vi.waitFor(() => expect(node.figures().connections).toBe(1), PATIENCE);
  expect(closed).not.toHaveBeenCalled();
});
