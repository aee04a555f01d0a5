import { loadTenants } from "@touchline/brands/shipped";
import { audit } from "@touchline/db/audit";
import pg from "pg";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { headerFindings } from "../../testkit/app-headers.ts";
import { launchBrowser } from "../../testkit/browser.ts";
import { type Bettor, signIn } from "./bettor.ts";
import { type Product, startProduct } from "./product.ts";

/** Images of PostgreSQL and NATS other than the public ones. */
const ENGINES = Object.fromEntries(
  ["POSTGRES_IMAGE", "NATS_IMAGE"].flatMap((name) => {
    const image = process.env[name];
    return image ? [[name, image]] : [];
  }),
);

let product: Product;
let browser: Browser;
let bettor: Bettor;
let began = 0;
const sinceStart = (): string => `${((Date.now() - began) / 1000).toFixed(0)} s after the start`;

beforeAll(async () => {
  began = Date.now();
  product = await startProduct({ FEED_EVENTS: "400", FEED_LIVE: "40", ...ENGINES });
  console.log(`containers started ${sinceStart()}`);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const readBets = async (): Promise<{ readonly id: string; readonly phase: string }[]> => {
  const client = new pg.Client(await product.databaseUrl());
  await client.connect();
  const { rows } = await client.query("select id, phase from bets order by id");
  await client.end();
  return rows;
};

test("PEER-22 every part becomes healthy", async () => {
  await product.untilHealthy();
  console.log(`all parts are healthy ${sinceStart()}`);
});

test("R14 R15 the image of the app sends the headers and pages of each tenant", async () => {
  const { hostUrl, cmsUrl, appUrl } = product;
  const editors = Object.fromEntries(Object.keys(loadTenants()).map((tenant) => [tenant, [cmsUrl]]));
  expect(await headerFindings(appUrl, { ...editors, touchline: [hostUrl, cmsUrl] })).toEqual([]);
  const page = await (await fetch(appUrl)).text();
  const asset = /\/assets\/[^"]+\.js/.exec(page)?.[0];
  const { headers } = await fetch(appUrl + asset, { headers: { "accept-encoding": "br" } });
  expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(headers.get("content-encoding")).toBe("br");
  // A name with escapes could be another `tenant` to the app.
  const escaped = await fetch(`${appUrl}/?%74enant=velora&tenant=touchline`);
  expect(escaped.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});

test("PEER-22 a person signs in at the demo operator and places a bet", async () => {
  bettor = await signIn(browser, product);
  await bettor.sendBet();
  await bettor.untilPlaced(1);
  const fromSources = inject("preparedSeconds") + (Date.now() - began) / 1000;
  console.log(`first bet placed ${sinceStart()}, ${fromSources.toFixed(0)} s from the sources`);
  await bettor.dismissReceipt();
});

test("PEER-22 no bet is lost when a bets node and a push node crash; they come back by themselves", async () => {
  await bettor.sendBet();
  await Promise.all([product.crash("bets", 1), product.crash("push", 1)]);
  await bettor.untilPlaced(2);
  await bettor.dismissReceipt();
  await Promise.all([product.crash("bets", 2), product.crash("push", 2)]);
  await bettor.sendBet();
  const ids = await bettor.untilPlaced(3);
  await product.untilHealthy(["bets", "push"]);
  const bets = await readBets();
  expect(bets.map(({ id }) => id)).toEqual([...ids].sort());
  expect(bets.map(({ phase }) => phase)).toEqual(["PLACED", "PLACED", "PLACED"]);
  expect(await audit(await product.databaseUrl())).toEqual([]);
});
