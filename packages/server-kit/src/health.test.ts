import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { startHealth } from "./health.ts";
import { createFigures, metrics } from "./metrics.ts";

test("is reached at the address it is given, and has health, readiness and metrics", async () => {
  let isReady = false;
  const server = await startHealth({ host: "127.0.0.2", port: 0, isReady: () => isReady });
  const { address, port } = server.address() as AddressInfo;
  expect(address).toBe("127.0.0.2");
  const statusOf = async (path: string): Promise<number> => (await fetch(`http://127.0.0.2:${port}${path}`)).status;
  expect(await statusOf("/health")).toBe(200);
  expect(await statusOf("/ready")).toBe(503);
  isReady = true;
  expect(await statusOf("/ready")).toBe(200);
  expect(await statusOf("/metrics")).toBe(200);
  expect(await statusOf("/other")).toBe(404);
  createFigures<{ broken: number }>({ broken: ["touchline_test_broken", "Cannot be read"] })(() => {
    throw new Error("broken");
  });
  expect(await statusOf("/metrics")).toBe(500);
  expect(await statusOf("/health")).toBe(200);
  metrics.removeSingleMetric("touchline_test_broken");
  expect(await statusOf("/metrics")).toBe(200);
  server.close();
  server.closeAllConnections();
  await once(server, "close");
});
