import { createLog, type Identity } from "@touchline/server-kit";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { authorisePunter } from "../punter/punter-routes.ts";
import { addCalls } from "./add-calls.ts";

const ROUTES = {
  wallet: { method: "GET", path: "/wallet", body: z.undefined(), answer: z.object({}) },
} as const;

const log = createLog("test");
log.level = "silent";

const ask = async (explain?: Identity["explain"]) => {
  const identity: Identity = {
    verify: async () => null,
    verifyHost: async () => null,
    ...(explain && { explain }),
  };
  const server = fastify();
  addCalls(server, ROUTES, { wallet: async () => ({}) }, { ...authorisePunter(identity), log });
  const answer = await server.inject({ url: "/wallet", headers: { authorization: "Bearer a.b.c" } });
  return { status: answer.statusCode, ...answer.json() };
};

test("R12 a refused token is answered without a reason, except where callers may know it", async () => {
  const refused = { status: 401, code: "UNAUTHORISED" };
  expect(await ask()).toEqual({ ...refused, message: "The token is missing or not valid" });
  expect(await ask((token) => `${token} has expired`)).toEqual({ ...refused, message: "a.b.c has expired" });
  expect(await ask(() => null)).toEqual({ ...refused, message: "The token is missing or not valid" });
});
