import { punterRoutes } from "@touchline/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestEdge, type TestEdge } from "../test-support/test-edge.ts";

let edge: TestEdge;
beforeAll(async () => {
  edge = await startTestEdge();
});
afterAll(() => edge?.stop());

const ask: TestEdge["ask"] = (...call) => edge.ask(...call);

const FAVOURITES = punterRoutes.favourites.path;
const BETSLIPS = punterRoutes.betslips.path;

/** An empty change is valid for every path but this one. */
const bodyOf = (path: string): object => (path === BETSLIPS ? { base: 0, content: {} } : {});

test("FAV-2 adds and removes favourites with one call, and returns them with another", async () => {
  await ask("POST", FAVOURITES, "touchline.ana", { events: [7, 8], tournaments: [3] });
  const changed = await ask("POST", FAVOURITES, "touchline.ana", { eventsForRemoval: [7], markets: [201] });
  expect(changed.json()).toEqual({ events: [8], tournaments: [3], markets: [201] });
  expect((await ask("GET", FAVOURITES, "touchline.ana")).json()).toEqual(changed.json());
});

test("R11 R12 every call is about the punter of its token, whatever the request says", async () => {
  await ask("POST", FAVOURITES, "touchline.ana", { events: [99] });
  for (const token of ["touchline.bo", "bethog.ana"]) {
    for (const { method, path } of Object.values(punterRoutes)) {
      const answer = await ask(
        method,
        `${path}?playerId=ana&tenant=touchline`,
        token,
        method === "GET" ? undefined : bodyOf(path),
      );
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain("99");
    }
  }
});

test("R12 every call needs a valid token, and no answer may be cached", async () => {
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
  [BETSLIPS, { base: -1, content: {} }],
  [BETSLIPS, { base: 0, content: "x" }],
  [BETSLIPS, { base: 0, content: { text: "x".repeat(60_000) } }],
])("refuses a malformed body: %s %j", async (path, body) => {
  const answer = await ask("POST", path, "touchline.ana", body);
  expect(answer.statusCode).toBe(400);
});

test("answers NOT_READY while the database is away, and works again afterwards", async () => {
  await ask("POST", FAVOURITES, "touchline.cy", { events: [5] });
  await edge.engine.kill();
  expect((await ask("GET", FAVOURITES, "touchline.cy")).statusCode).toBe(503);
  await edge.engine.start();
  await expect.poll(async () => (await ask("GET", FAVOURITES, "touchline.cy")).json().events).toEqual([5]);
});

test("AHEAD-8 stores a punter's slips for all devices, and refuses to overwrite another device's change", async () => {
  const token = "touchline.dee";
  expect((await ask("GET", BETSLIPS, token)).json()).toEqual({ version: 0, content: null });
  const kept = await ask("POST", BETSLIPS, token, { base: 0, content: { slips: [1] } });
  expect(kept.json()).toEqual({ version: 1, content: { slips: [1] } });
  expect((await ask("POST", BETSLIPS, token, { base: 0, content: { slips: [2] } })).statusCode).toBe(409);
  expect((await ask("POST", BETSLIPS, token, { base: 1, content: { slips: [1, 2] } })).json().version).toBe(2);
  expect((await ask("POST", BETSLIPS, token, { base: 1, content: { slips: [3] } })).statusCode).toBe(409);
  expect((await ask("GET", BETSLIPS, token)).json()).toEqual({ version: 2, content: { slips: [1, 2] } });
});

test("AHEAD-8 accepts one of two concurrent changes and refuses the other", async () => {
  const keep = (slip: number) => ask("POST", BETSLIPS, "touchline.eve", { base: 0, content: { slips: [slip] } });
  const answers = await Promise.all([keep(1), keep(2), keep(3)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
});
