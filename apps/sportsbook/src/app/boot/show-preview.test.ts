import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { createAppConfig } from "../../config/app-config.ts";
import { defaultBrand } from "../../config/default-brand.ts";
import { contentMoment, createPreviewStore } from "../../data/preview.ts";
import { message } from "../../i18n/message.ts";
import { showPreview } from "./show-preview.ts";

const NOW = Date.parse("2026-11-15T12:00:00Z");
const TOMORROW = "2026-11-16T18:30:00Z";

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  vi.useRealTimers();
});

const draft = { ...defaultBrand, name: "draft" };
const open = () => createStore(() => createAppConfig({ brand: defaultBrand, currency: "SEK", version: "1" }));

test("AHEAD-3 a draft takes the place of what is published, for the audience it is looked at for", () => {
  const config = open();
  const preview = createPreviewStore();
  showPreview(config, preview, { document: draft, at: null, audience: "authenticated", tag: "vip" });
  expect(config.getState()).toMatchObject({ brand: { name: "draft" }, currency: "SEK" });
  expect(preview.getState()?.viewer).toEqual({ audience: "authenticated", type: undefined, tag: "vip" });
  expect(contentMoment(preview.getState(), Date.now())).toBe(NOW);
});

test("AHEAD-3 its moment is the one that was asked for, and time goes on from there", () => {
  const preview = createPreviewStore();
  showPreview(open(), preview, { document: draft, at: TOMORROW, audience: "anonymous" });
  expect(contentMoment(preview.getState(), Date.now())).toBe(Date.parse(TOMORROW));
  vi.advanceTimersByTime(60_000);
  expect(contentMoment(preview.getState(), Date.now())).toBe(Date.parse(TOMORROW) + 60_000);
});

test("AHEAD-4 own words of a draft are said, and the page is drawn anew only where they changed", () => {
  const config = open();
  const preview = createPreviewStore();
  const show = (document: object) => showPreview(config, preview, { document, at: null, audience: "anonymous" });
  show(draft);
  expect([message("slip.title"), preview.getState()?.texts]).toEqual(["Bet slip", 0]);
  show({ ...draft, texts: { en: { "slip.title": "My picks" } }, parsedTexts: {} });
  expect([message("slip.title"), preview.getState()?.texts]).toEqual(["My picks", 1]);
  show({ ...draft, name: "other", texts: { en: { "slip.title": "My picks" } }, parsedTexts: {} });
  expect(preview.getState()?.texts).toBe(1);
  show(draft);
  expect([message("slip.title"), preview.getState()?.texts]).toEqual(["Bet slip", 2]);
});

describe("AHEAD-3 nothing changes by", () => {
  test.each([
    ["what is no brand", { hello: "you" }, null],
    ["another brand", { ...draft, slug: "other" }, null],
    ["a moment that there is not", draft, "2026-13-45T99:00:00Z"],
  ])("%s", (_what, document, at) => {
    const config = open();
    const before = config.getState();
    const preview = createPreviewStore();
    showPreview(config, preview, { document, at, audience: "anonymous" });
    expect([config.getState(), preview.getState()]).toEqual([before, null]);
  });
});
