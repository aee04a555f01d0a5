import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { BETS_SUBJECTS, type Deposit } from "@touchline/protocol";
import { createIdentity } from "@touchline/server-kit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prematchEvent } from "./test-support/sample-offer.ts";
import { type Node, OTHER_TENANT, type Scene, startScene, TENANT } from "./test-support/scene.ts";

let scene: Scene;
let node: Node;
beforeAll(async () => {
  scene = await startScene([prematchEvent(7)]);
  node = await scene.startNode();
});
afterAll(() => scene?.remove());

const deposit = (): Deposit => ({ reqUuid: randomUUID(), punter: "ana", currency: "EUR", amount: "500.00" });

/** By a connection that may send every command, as an API node that was taken over could. */
const send = async (command: object): Promise<unknown> =>
  (await scene.bus.request(BETS_SUBJECTS.deposit, JSON.stringify(command), { timeout: 7_000 })).json();

const NOW_S = Math.floor(Date.now() / 1000);

test.each<[string, () => Promise<object>]>([
  ["no token", async () => ({ tenant: TENANT })],
  ["an empty token", async () => ({ token: "" })],
  ["a token of the punter", async () => ({ token: await scene.hosts.punterToken(TENANT, "ana") })],
  [
    "a token that another tenant's host signed for the tenant",
    async () => ({
      token: await scene.hosts.hostToken(OTHER_TENANT, { tenant: TENANT, iss: `https://${TENANT}.example` }),
    }),
  ],
  [
    "an expired token",
    async () => ({ token: await scene.hosts.hostToken(TENANT, { iat: NOW_S - 120, exp: NOW_S - 60 }) }),
  ],
  ["a token for a day", async () => ({ token: await scene.hosts.hostToken(TENANT, { exp: NOW_S + 86_400 }) })],
])("R11 R12 the bets service refuses a deposit with %s", async (_, token) => {
  const answer = await send({ ...(await token()), tenant: TENANT, deposit: deposit() });
  expect(answer).toMatchObject({ problem: { code: expect.stringMatching(/UNAUTHORISED|INVALID_BODY/) } });
  expect(await scene.read("select from entries")).toEqual([]);
});

test("R11 R12 a host's token deposits for its own tenant, whatever the command says", async () => {
  const token = await scene.hosts.hostToken(OTHER_TENANT);
  expect(await send({ tenant: TENANT, token, deposit: deposit() })).toEqual({ balance: "500.00" });
  expect(await scene.read("select distinct tenant from entries")).toEqual([{ tenant: OTHER_TENANT }]);
});

test("R2 while the host's keys cannot be fetched a deposit is answered NOT_READY, and the same request is taken later", async () => {
  await node.kill();
  let isUp = false;
  const host = createServer((_, response) => {
    response.writeHead(isUp ? 200 : 503, { "content-type": "application/json" });
    response.end(JSON.stringify(scene.hosts.jwksOf(TENANT)));
  }).listen(0, "127.0.0.1");
  await once(host, "listening");
  const jwksUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}/jwks.json`;
  node = await scene.startNode({
    identity: createIdentity({ tenants: { [TENANT]: { issuer: scene.hosts.issuerOf(TENANT), jwksUrl } } }),
  });
  try {
    const command = { token: await scene.hosts.hostToken(TENANT), deposit: deposit() };
    expect(await send(command)).toMatchObject({ problem: { code: "NOT_READY" } });
    isUp = true;
    expect(await send(command)).toEqual({ balance: "500.00" });
    const forged = await scene.hosts.hostToken(OTHER_TENANT, { tenant: TENANT, iss: scene.hosts.issuerOf(TENANT) });
    expect(await send({ ...command, token: forged })).toMatchObject({ problem: { code: "UNAUTHORISED" } });
  } finally {
    host.close();
  }
});
