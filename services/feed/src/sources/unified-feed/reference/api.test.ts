import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createApi, isFinal } from "./api.ts";

test.each([
  [404, "<response/>", true],
  [200, "<producers><producer", true],
  [500, "<response/>", false],
  [503, "", false],
])("PEER-16 to ask again after %i and %j is of no use: %s", async (status, body, expected) => {
  const server = createServer((_request, response) => {
    response.statusCode = status;
    response.end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const failure = await createApi({ url, token: "token", timeoutMs: 5_000, node: 1 })
    .producers()
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(isFinal(failure)).toBe(expected);
  server.closeAllConnections();
  server.close();
});
