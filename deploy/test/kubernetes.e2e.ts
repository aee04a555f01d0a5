import { audit } from "@touchline/db/audit";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../../testkit/browser.ts";
import { signIn } from "./bettor.ts";
import { containersOf, OVERLAYS, root, undefinedReferences } from "./manifests.ts";
import { buildOverlay, type Pods, startPods } from "./pods.ts";
import { schemaFindings } from "./schemas.ts";

let pods: Pods;
let browser: Browser;
let began = 0;
const sinceStart = (): string => `${((Date.now() - began) / 1000).toFixed(0)} s after the start`;

beforeAll(async () => {
  began = Date.now();
  const { POSTGRES_IMAGE, NATS_IMAGE } = process.env;
  pods = await startPods({
    ...(POSTGRES_IMAGE && { "docker.io/library/postgres": POSTGRES_IMAGE }),
    ...(NATS_IMAGE && { "docker.io/library/nats": NATS_IMAGE }),
  });
  console.log(`pods started ${sinceStart()}`);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await pods?.stop();
});

test.each(OVERLAYS)("PEER-22 what kustomize makes of %s matches the schemas of Kubernetes", async (overlay) => {
  const resources = await buildOverlay(`${root}/deploy/kubernetes/${overlay}`);
  expect(schemaFindings(resources)).toEqual([]);
  expect(resources.flatMap(containersOf).flatMap(undefinedReferences)).toEqual([]);
});

test("PEER-22 the readiness probe of every pod passes, and a person places a bet", async () => {
  await pods.untilReady();
  console.log(`all pods are ready ${sinceStart()}`);
  const bettor = await signIn(browser, pods);
  await bettor.sendBet();
  expect(await bettor.untilPlaced(1)).toHaveLength(1);
  console.log(`first bet placed ${sinceStart()}`);
  expect(await audit(await pods.databaseUrl())).toEqual([]);
});
