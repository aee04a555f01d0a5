import { type Database, openDatabase } from "@touchline/db";
import { startDatabase, type TestDatabase } from "@touchline/db/testing";
import { punterRoutes } from "@touchline/protocol";
import { createLog, type Identity } from "@touchline/server-kit";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createServer } from "../http/server.ts";

const log = createLog("test");
log.level = "silent";

let engine: TestDatabase;
let database: Database;
let server: FastifyInstance;

/** A token is `tenant.punter` here; that real ones are checked is tested where they are. */
const identity: Identity = {
  verify: async (token) => {
    const [tenant, sub] = token.split(".");
    if (!tenant || !sub) return null;
    return { iss: "", aud: "touchline", sub, tenant, sid: "s", currency: "EUR", iat: 0, exp: 0 };
  },
};

beforeAll(async () => {
  engine = await startDatabase();
  database = openDatabase(engine.urlOf("touchline_api"), () => undefined);
  server = createServer(log, {
    offer: () => null,
    version: () => 1,
    checkAnswers: true,
    askBuilder: async () => ({ error: "UNAVAILABLE" }),
    punters: { identity, database },
  });
});
afterAll(async () => {
  await server?.close();
  await database?.destroy();
  await engine?.remove();
});

const ask = (method: "GET" | "POST", path: string, token: string | null, body?: unknown) =>
  server.inject({
    method,
    url: path,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    ...(body !== undefined && { payload: body as object }),
  });

const FAVOURITES = punterRoutes.favourites.path;

test("FAV-2 favourites are added and removed by one call, and read by another", async () => {
  await ask("POST", FAVOURITES, "touchline.ana", { events: [7, 8], tournaments: [3] });
  const changed = await ask("POST", FAVOURITES, "touchline.ana", { eventsForRemoval: [7], markets: [201] });
  expect(changed.json()).toEqual({ events: [8], tournaments: [3], markets: [201] });
  expect((await ask("GET", FAVOURITES, "touchline.ana")).json()).toEqual(changed.json());
});

test("R11 R12 every call is about the punter of its token: none of another's is seen, whatever the request says", async () => {
  await ask("POST", FAVOURITES, "touchline.ana", { events: [99] });
  for (const token of ["touchline.bo", "bethog.ana"]) {
    for (const { method, path } of Object.values(punterRoutes)) {
      const answer = await ask(
        method,
        `${path}?playerId=ana&tenant=touchline`,
        token,
        method === "GET" ? undefined : {},
      );
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain("99");
    }
  }
});

test("R12 no call answers without a good token, and no answer may be kept by anybody", async () => {
  for (const { method, path } of Object.values(punterRoutes)) {
    for (const token of [null, "nonsense", ""]) {
      const answer = await ask(method, path, token, method === "GET" ? undefined : {});
      expect(answer.statusCode).toBe(401);
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
  }
});

test.each([
  [FAVOURITES, { events: ["7"] }],
  [FAVOURITES, { events: [-1] }],
  [FAVOURITES, { games: [1] }],
  [FAVOURITES, null],
  [punterRoutes.preferences.path, { theme: 5 }],
  [punterRoutes.preferences.path, { colour: "red" }],
])("a body that is not by the contract is refused: %s %j", async (path, body) => {
  const answer = await ask("POST", path, "touchline.ana", body);
  expect(answer.statusCode).toBe(400);
});

test("while the database is away the answer says so, and afterwards all is as before", async () => {
  await ask("POST", FAVOURITES, "touchline.cy", { events: [5] });
  await engine.kill();
  expect((await ask("GET", FAVOURITES, "touchline.cy")).statusCode).toBe(503);
  await engine.start();
  await expect.poll(async () => (await ask("GET", FAVOURITES, "touchline.cy")).json().events).toEqual([5]);
});
