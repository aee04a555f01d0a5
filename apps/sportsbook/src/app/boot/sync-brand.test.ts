// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { createAppConfig } from "../../config/app-config.ts";
import { defaultBrand } from "../../config/default-brand.ts";
import { createPreviewStore } from "../../data/preview.ts";
import { openQueryClient } from "../../test-support/query-client.ts";
import { syncBrand } from "./sync-brand.ts";

const HALF_A_MINUTE = 30_000;

const documentOf = (version: number, name = `version ${version}`) => ({ ...defaultBrand, version, name });

let answers: () => Response;
let asked: { address: unknown; init: RequestInit | undefined }[] = [];
let visibility: DocumentVisibilityState = "visible";

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  vi.stubGlobal("fetch", async (address: unknown, init?: RequestInit) => {
    asked.push({ address, init });
    return answers();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const publish = (version: number, name?: string): void => {
  answers = () => Response.json(documentOf(version, name));
};

const open = (version = 1) => {
  const config = createStore(() => createAppConfig({ brand: documentOf(version), currency: "SEK", version: "1.2.3" }));
  const preview = createPreviewStore();
  syncBrand(openQueryClient(), config, preview);
  return { config, preview, name: () => config.getState().brand.name };
};

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const turn = (next: DocumentVisibilityState): void => {
  visibility = next;
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
};

test("CONFIG-4 an open page takes over what is published within half a minute, and its currency stays", async () => {
  publish(1);
  const { config, name } = open();
  await wait(HALF_A_MINUTE);
  publish(2);
  await wait(HALF_A_MINUTE);
  expect(name()).toBe("version 2");
  expect(config.getState()).toMatchObject({ currency: "SEK", version: "1.2.3" });
  expect(Object.isFrozen(config.getState().brand.settings)).toBe(true);
});

test("CONFIG-4 the server is asked each time whether what the browser keeps is the newest", async () => {
  publish(1);
  open();
  await wait(HALF_A_MINUTE);
  expect(asked[0]).toMatchObject({ address: "/api/brands/default/document", init: { cache: "no-cache" } });
});

test("CONFIG-1 settings that are no newer change nothing, so nothing is drawn anew", async () => {
  publish(2, "the same once more");
  const { config } = open(2);
  const before = config.getState();
  await wait(HALF_A_MINUTE);
  publish(1, "from a server that lags behind");
  await wait(HALF_A_MINUTE);
  expect(config.getState()).toBe(before);
});

test.each([
  ["an error", () => new Response("", { status: 503 })],
  ["something else", () => Response.json({ hello: "you" })],
])("BOOT-9 while %s is answered the page goes on as it is, and asks again", async (_what, answer) => {
  answers = answer;
  const { name } = open();
  await wait(HALF_A_MINUTE);
  expect(name()).toBe("version 1");
  publish(2);
  await wait(HALF_A_MINUTE);
  expect(name()).toBe("version 2");
});

test("BOOT-9 a page that began without its brand's settings takes over those that were shipped, once it reaches them", async () => {
  publish(0);
  const { name } = open(-1);
  await wait(HALF_A_MINUTE);
  expect(name()).toBe("version 0");
});

test("CONFIG-4 a page that nobody sees asks nothing, and asks at once when it is looked at again", async () => {
  publish(2);
  const { name } = open();
  turn("hidden");
  await wait(10 * HALF_A_MINUTE);
  expect(asked).toEqual([]);
  turn("visible");
  await wait(0);
  expect(name()).toBe("version 2");
});

test("AHEAD-3 a draft that is being looked at is not replaced by what is published", async () => {
  publish(2);
  const { name, preview } = open();
  preview.setState({ viewer: { audience: "anonymous" }, ahead: 0, texts: 0 }, true);
  await wait(2 * HALF_A_MINUTE);
  expect(name()).toBe("version 1");
});
