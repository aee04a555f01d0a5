import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import asyncapi from "../../generated/asyncapi.json" with { type: "json" };
import openapi from "../../generated/openapi.json" with { type: "json" };
import { type AsyncApi, compareBus, compareCalls, comparePush, type OpenApi } from "../testing/compare-contracts.ts";

const released = new URL("../../released/", import.meta.url);
const lastVersion = readdirSync(released)
  .toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }))
  .at(-1) as string;
const read = (name: string) => JSON.parse(readFileSync(new URL(`${lastVersion}/${name}.json`, released), "utf8"));

const before: { readonly http: OpenApi; readonly push: AsyncApi } = { http: read("openapi"), push: read("asyncapi") };
const now = { http: openapi as unknown as OpenApi, push: asyncapi as unknown as AsyncApi };

/**
 * What a page of this version asks of a platform, and the version before does not have. The platform is upgraded first, so this is allowed;
 * whatever is added here is named in CHANGELOG.md as well.
 */
const NEEDS_THIS_PLATFORM: readonly string[] = [];

test(`PEER-22 an open page of ${lastVersion} is understood by this platform, and understands it`, () => {
  expect([...compareCalls(before.http, now.http), ...comparePush(before.push, now.push)]).toEqual([]);
});

test(`PEER-22 what a page of this version needs and a platform of ${lastVersion} lacks is known`, () => {
  expect([...compareCalls(now.http, before.http), ...comparePush(now.push, before.push)]).toEqual(NEEDS_THIS_PLATFORM);
});

test(`PEER-22 services of ${lastVersion} and of this version understand each other on the bus`, () => {
  expect([...compareBus(before.push, now.push), ...compareBus(now.push, before.push)]).toEqual([]);
});
