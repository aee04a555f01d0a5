import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importBrands } from "../brands/import-brands.ts";
import { drawPicture, idBySlug } from "../test-support/content.ts";
import { type Ask, startCms, type TestCms } from "../test-support/start-cms.ts";

let cms: TestCms;
let editor: Ask;

beforeAll(async () => {
  cms = await startCms();
  await importBrands(cms.payload, ["paloma"]);
  editor = await cms.signIn("editor@casa-paloma.example", await idBySlug(cms.payload, "tenants", "casa-paloma"));
});

afterAll(() => cms?.remove());

const upload = (data: Buffer, name: string, type: string, ask: Ask = editor) => {
  const body = new FormData();
  body.set("file", new File([new Uint8Array(data)], name, { type }));
  body.set("_payload", JSON.stringify({ name: "A picture" }));
  return ask("/api/media", { method: "POST", body });
};

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><script>alert(1)</script></svg>`;

const still = (format: "png" | "jpeg" | "webp" | "avif") =>
  sharp({ create: { width: 900, height: 280, channels: 3, background: "#234567" } })
    .toFormat(format)
    .toBuffer();

test.each(["png", "jpeg", "webp", "avif"] as const)(
  "BANNER-3 a %s is taken, under a name of ours, with smaller copies that are whole",
  async (format) => {
    const { status, body } = await upload(await still(format), `../../my ${format}.${format}`, `image/${format}`);
    expect(status).toBe(201);
    const { doc } = body as {
      doc: { filename: string; mimeType: string; sizes: Record<string, { filename: string }> };
    };
    expect(doc.filename).toMatch(/^[0-9a-f-]{36}\.(png|jpg|webp|avif)$/);
    expect(doc.mimeType).toBe(`image/${format}`);
    const copy = await sharp(join(cms.mediaFolder, String(doc.sizes.w688?.filename))).metadata();
    expect(copy).toMatchObject({ format: "webp", width: 688, height: 214 });
    expect(doc.sizes.w1376?.filename ?? null).toBeNull();
  },
);

test("what else a picture's file says is left behind", async () => {
  const secret = "52.5200N 13.4050E";
  const told = sharp(await still("jpeg")).withExif({ IFD0: { ImageDescription: secret } });
  const withPage = Buffer.concat([await told.toBuffer(), Buffer.from("<script>alert(1)</script>")]);
  const { body } = await upload(withPage, "photo.jpg", "image/jpeg");
  const { filename } = (body as { doc: { filename: string } }).doc;
  const kept = await readFile(join(cms.mediaFolder, filename), "latin1");
  expect(kept).not.toContain(secret);
  expect(kept).not.toContain("<script>");
});

const animated = async (): Promise<Buffer> => {
  const frames = await Promise.all(
    ["#ff0000", "#00ff00"].map((background) =>
      sharp({ create: { width: 10, height: 10, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
};

test.each([
  ["an SVG", async () => Buffer.from(SVG), "x.svg", "image/svg+xml"],
  ["an SVG that says it is a PNG", async () => Buffer.from(SVG), "x.png", "image/png"],
  ["a page", async () => Buffer.from("<!doctype html><script>alert(1)</script>"), "x.html", "text/html"],
  ["a page that says it is a JPEG", async () => Buffer.from("<html><body>"), "x.jpg", "image/jpeg"],
  ["a GIF", animated, "x.gif", "image/gif"],
  ["a GIF that says it is a WebP", animated, "x.webp", "image/webp"],
  ["half a picture", async () => (await still("png")).subarray(0, 200), "x.png", "image/png"],
  ["more than 40 megapixels", () => drawPicture(8_000, 5_001), "x.png", "image/png"],
  ["more than 8 MB", async () => Buffer.alloc(8 * 1_024 * 1_024 + 1), "x.png", "image/png"],
])("%s is refused, and leaves nothing behind", async (_what, make, name, type) => {
  const before = await readdir(cms.mediaFolder);
  const { status, body } = await upload(await make(), name, type);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(body).toMatchObject({ errors: [{ message: expect.any(String) }] });
  expect(await readdir(cms.mediaFolder)).toEqual(before);
});

test("nobody uploads without signing in", async () => {
  const before = await readdir(cms.mediaFolder);
  expect((await upload(await still("png"), "x.png", "image/png", cms.anonymous)).status).toBe(403);
  expect(await readdir(cms.mediaFolder)).toEqual(before);
});
