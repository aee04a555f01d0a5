import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PublishedDocument } from "@touchline/db";
import { brandDocumentSchema, brandPaths } from "@touchline/protocol";
import { createLog } from "@touchline/server-kit";
import { afterAll, describe, expect, test } from "vitest";
import { createServer } from "../http/server.ts";
import { noLimits } from "../test-support/no-limits.ts";
import { createPublishedBrands } from "./published-brands.ts";
import { shippedDocument } from "./shipped-document.ts";

const log = createLog("test");
log.level = "silent";

const folder = mkdtempSync(join(tmpdir(), "touchline-media-"));
writeFileSync(join(folder, "hero-1a2b.webp"), "picture");
writeFileSync(join(folder, "page.html"), "<script>1</script>");
writeFileSync(join(folder, ".hidden.png"), "picture");
afterAll(() => rmSync(folder, { recursive: true }));

/** Publications of one brand, a clock, and a database that can be taken away. */
const start = () => {
  const state = { now: 0, isAway: false, asked: 0, published: [] as string[] };
  const at = (version: number): PublishedDocument | null => {
    state.asked += 1;
    if (state.isAway) throw new Error("the database is away");
    const document = state.published[version - 1];
    return document === undefined
      ? null
      : { version, tenant: "one", document, publishedAt: new Date(0), publishedBy: "", note: "" };
  };
  const brands = createPublishedBrands({
    documents: {
      latest: async (slug) => (slug === "paloma" ? at(state.published.length) : null),
      version: async (slug, version) => (slug === "paloma" ? at(version) : null),
    },
    shipped: shippedDocument,
    now: () => state.now,
  });
  const server = createServer(log, {
    ...noLimits,
    isReady: () => true,
    isDraining: () => false,
    brands,
    mediaFolder: folder,
    offer: () => null,
    version: () => 0,
    checkAnswers: true,
    askBuilder: async () => ({ error: "UNAVAILABLE" }),
    punters: null,
  });
  return { state, ask: (url: string, headers = {}) => server.inject({ url, headers }) };
};

const LATEST = brandPaths.document("paloma");

describe("CONFIG-4 published settings", () => {
  test("are the shipped ones until something is published", async () => {
    const { ask } = start();
    const answer = await ask(LATEST);
    expect(answer.json()).toMatchObject({ version: 0, slug: "paloma" });
    expect(brandDocumentSchema.safeParse(answer.json()).success).toBe(true);
  });

  test("are the newest version, byte for byte, with a tag", async () => {
    const { ask, state } = start();
    state.published.push('{"version":1}', '{"version":2}');
    const answer = await ask(LATEST);
    expect(answer.body).toBe('{"version":2}');
    const again = await ask(LATEST, { "if-none-match": answer.headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test("THEME-1 I18N-1 say theme and languages before the first paint, of the newest version", async () => {
    const { ask, state } = start();
    const shipped = await ask(brandPaths.start("paloma"));
    expect([shipped.statusCode, shipped.headers["content-type"]]).toEqual([200, "text/css; charset=utf-8"]);
    const document = JSON.parse(shippedDocument("paloma") as string);
    document.languages = ["en", "no"];
    document.settings.generalSettings.theme = { default: "light", options: ["light", "dark"] };
    state.published.push(JSON.stringify({ ...document, version: 1 }));
    state.now += 2_001;
    const published = await ask(brandPaths.start("paloma"));
    expect(published.body).toContain('--published-theme:"light"');
    expect(published.body).toContain('--published-languages:"en no"');
    expect(published.headers.etag).not.toBe(shipped.headers.etag);
    expect((await ask("/api/brands/nobody/start.css")).statusCode).toBe(404);
  });

  test("AHEAD-4 THEME-1 say colours and corners before the first paint, and nothing else that a document could write", async () => {
    const { ask, state } = start();
    expect((await ask(brandPaths.start("paloma"))).body).toContain(
      '[data-theme="light"][data-theme]{--accent:#B3126D;',
    );
    const document = JSON.parse(shippedDocument("paloma") as string);
    const light = { ...document.accents.light, accent: "#123456", "accent-soft": "red}body{display:none" };
    state.published.push(JSON.stringify({ ...document, accents: { light }, shape: { odds: "3px", card: "9px;}" } }));
    state.now += 2_001;
    const { body } = await ask(brandPaths.start("paloma"));
    expect(body).toContain(":root:root{--radius-odds:3px}");
    expect(body).toContain("--accent:#123456;");
    expect(body).not.toContain("display");
  });

  test("of one version never change, and may be cached forever", async () => {
    const { ask, state } = start();
    state.published.push('{"version":1}', '{"version":2}');
    const answer = await ask(brandPaths.version("paloma", 1));
    expect(answer.body).toBe('{"version":1}');
    expect(answer.headers["cache-control"]).toContain("immutable");
    expect((await ask(LATEST)).headers["cache-control"]).not.toContain("immutable");
  });

  test("of a new version appear when the cached answer has expired", async () => {
    const { ask, state } = start();
    state.published.push('{"version":1}');
    await Promise.all([ask(LATEST), ask(LATEST), ask(LATEST)]);
    expect(state.asked).toBe(1);
    state.published.push('{"version":2}');
    expect((await ask(LATEST)).body).toBe('{"version":1}');
    state.now += 2_001;
    expect((await ask(LATEST)).body).toBe('{"version":2}');
  });

  test("stay available while the database is away, if they were read before", async () => {
    const { ask, state } = start();
    state.isAway = true;
    expect((await ask(LATEST)).statusCode).toBe(503);
    state.isAway = false;
    state.published.push('{"version":1}');
    await ask(LATEST);
    state.isAway = true;
    state.now += 60_000;
    expect((await ask(LATEST)).body).toBe('{"version":1}');
  });

  test.each([
    "/api/brands/nobody/document",
    "/api/brands/..%2f..%2ftenants/document",
    "/api/brands/paloma/documents/7",
    "/api/brands/paloma/documents/0",
    "/api/brands/paloma/documents/1e3",
  ])("%s is not found", async (url) => {
    const { ask, state } = start();
    state.published.push('{"version":1}');
    expect((await ask(url)).statusCode).toBe(404);
  });
});

describe("BANNER-3 pictures", () => {
  test("are served from the folder of the CMS, cached forever and sandboxed", async () => {
    const answer = await start().ask(brandPaths.media("hero-1a2b.webp"));
    expect([answer.statusCode, answer.body]).toEqual([200, "picture"]);
    expect(answer.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  test.each(["page.html", ".hidden.png", "..%2fsecret.png", "missing.png", ""])("%j is not found", async (name) => {
    const answer = await start().ask(brandPaths.media(name));
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: "NOT_FOUND" });
  });
});
