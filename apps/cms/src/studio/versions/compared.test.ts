import { expect, test } from "vitest";
import { readCompared, settleCompared, writeCompared } from "./compared.ts";

const published = (version: number) => ({
  version,
  publishedAt: "2026-11-15T18:00:00Z",
  publishedBy: "import",
  note: "",
});
const versions = [published(3), published(2), published(1)];

test("AHEAD-4 a link holds which two versions are compared", () => {
  const written = writeCompared("paloma", { from: 2, to: "draft" });
  expect(written).toBe("?brand=paloma&from=2&to=draft");
  expect(readCompared(new URLSearchParams(written))).toEqual({ from: 2, to: "draft" });
});

test("AHEAD-4 what is not chosen, or not there, is what is live against the draft", () => {
  const nothing = readCompared(new URLSearchParams("from=first"));
  expect(settleCompared(nothing, versions)).toEqual({ from: 3, to: "draft" });
  expect(settleCompared({ from: 9, to: 2 }, versions)).toEqual({ from: 3, to: 2 });
  expect(settleCompared(nothing, [])).toBeNull();
});
