import { imageSchema } from "@touchline/brands/schema";
import { expect, test } from "vitest";
import { imageOf } from "./read-content.ts";

const doc = {
  id: "1",
  filename: "derby.webp",
  mimeType: "image/webp",
  filesize: 1,
  width: 688,
  height: 214,
  prefix: "acme",
  createdAt: "2026-11-15T18:00:00.123Z",
  updatedAt: "2026-11-16T18:00:00.000Z",
};

test("BANNER-3 a published picture says when it was made and changed, where it is stored and what size it is for", () => {
  expect(imageSchema.parse(imageOf(doc))).toMatchObject({
    prefix: "acme",
    createdAt: doc.createdAt,
    updatedAt: doc.updatedAt,
    sizeClass: "small",
    url: "/api/media/file/derby.webp",
  });
});

test.each([
  [688, 224, "medium"],
  [2680, 480, "medium"],
  [2648, 520, "medium"],
  [2680, 260, "small"],
  [640, 480, undefined],
])("BANNER-4 a picture of %i by %i has the size class %s", (width, height, sizeClass) => {
  expect(imageSchema.parse(imageOf({ ...doc, width, height })).sizeClass).toBe(sizeClass);
});
