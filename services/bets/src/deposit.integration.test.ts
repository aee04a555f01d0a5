import { randomUUID } from "node:crypto";
import { BETS_SUBJECTS, type Deposit } from "@touchline/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prematchEvent } from "./test-support/sample-offer.ts";
import { OTHER_TENANT, type Scene, startScene, TENANT } from "./test-support/scene.ts";

let scene: Scene;
beforeAll(async () => {
  scene = await startScene([prematchEvent(7)]);
  await scene.startNode();
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
