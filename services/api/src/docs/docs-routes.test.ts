import { fastify } from "fastify";
import { expect, test } from "vitest";
import { addDocsRoutes } from "./docs-routes.ts";

const server = fastify();
addDocsRoutes(server);

test("AHEAD-5 the reference is a page that needs no other host", async () => {
  const page = await server.inject("/docs");
  expect(page.headers["content-type"]).toContain("text/html");
  expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
  const addresses = [...page.body.matchAll(/(?:src|href|spec-url)="([^"]+)"/g)].map(([, address = ""]) => address);
  expect(addresses).toContain("/docs/redoc.js");
  for (const address of addresses) {
    expect(address).toMatch(/^\//);
    expect((await server.inject(address)).statusCode, address).toBe(200);
  }
  expect((await server.inject("/docs/redoc.js")).body.includes("cdn.redoc.ly")).toBe(false);
});

test("AHEAD-5 the messages of push and bus are a page, in which every link leads to something", async () => {
  const { body } = await server.inject("/docs/push");
  expect(body).toContain("placementResult");
  const ids = new Set([...body.matchAll(/id="([\w-]+)"/g)].map(([, id]) => id));
  const links = [...body.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((id) => !ids.has(id))).toEqual([]);
  expect(body).not.toContain("<script");
});
