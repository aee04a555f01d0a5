import { expect, test } from "vitest";
import { type PreviewState, readPreviewState, screenOf, viewerOf, writePreviewState } from "./preview-state.ts";

const state: PreviewState = {
  brand: "paloma",
  at: Date.parse("2026-11-15T18:30:00Z"),
  audience: "authenticated",
  type: "retail",
  tag: "vip",
  locale: "pt-BR",
  theme: "light",
  width: 1440,
  span: "month",
  chosen: "settings.homepage.blocks[2]",
};

test("AHEAD-3 a link holds everything that is looked at", () => {
  expect(readPreviewState(new URLSearchParams(writePreviewState(state)))).toEqual(state);
});

test("AHEAD-3 what a link does not say, or says wrong, is as at the beginning", () => {
  const plain = readPreviewState(new URLSearchParams());
  expect(plain).toMatchObject({ brand: null, at: null, audience: "anonymous", width: 390, span: "weeks" });
  expect(readPreviewState(new URLSearchParams("at=soon&audience=all&theme=pink&width=12&span=year"))).toEqual(plain);
});

test("AHEAD-3 HOME-6 a punter is looked at with type and tag, a visitor without", () => {
  expect(viewerOf(state)).toEqual({ audience: "authenticated", type: "retail", tag: "vip" });
  expect(viewerOf({ ...state, audience: "anonymous" })).toEqual({ audience: "anonymous" });
});

test("AHEAD-3 a moment is whole minutes", () => {
  expect(readPreviewState(new URLSearchParams("at=2026-11-15T18:30:59Z")).at).toBe(state.at);
});

test("a tablet has the room of a desktop", () => {
  expect([390, 768, 1440].map((width) => screenOf(width as 390 | 768 | 1440))).toEqual([
    "mobile",
    "desktop",
    "desktop",
  ]);
});
