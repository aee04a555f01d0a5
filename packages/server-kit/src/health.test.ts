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

test("PEER-16 health tells what the service knows of the parts that it depends on", async () => {
  let phase = "UP";
  const details = () => ({ producers: [{ name: "LO", phase }] });
  const server = await startHealth({ host: "127.0.0.1", port: 0, isReady: () => true, details });
  const { port } = server.address() as AddressInfo;
  const read = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/health`);
    return [answer.status, await answer.json()];
  };
  expect(await read()).toEqual([200, { producers: [{ name: "LO", phase: "UP" }] }]);
  phase = "RECOVERING";
  expect(await read()).toEqual([200, { producers: [{ name: "LO", phase: "RECOVERING" }] }]);
  server.close();
  server.closeAllConnections();
  await once(server, "close");
});
