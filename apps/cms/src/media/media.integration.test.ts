import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importBrands } from "../brands/import-brands.ts";
import { bannerData, drawPicture, idBySlug } from "../test-support/content.ts";
import { type Ask, startCms, type TestCms } from "../test-support/start-cms.ts";

let cms: TestCms;
let editor: Ask;
let stranger: Ask;

beforeAll(async () => {
  cms = await startCms();
  await importBrands(cms.payload, ["paloma", "bethog"]);
  editor = await cms.signIn("editor@casa-paloma.example", await idBySlug(cms.payload, "tenants", "casa-paloma"));
  stranger = await cms.signIn("editor@bethog.example", await idBySlug(cms.payload, "tenants", "bethog"));
});

afterAll(() => cms?.remove());

const DESCRIBED = { name: "A picture", alt: { default: "A plain green" } };

const upload = (data: Buffer, name: string, type: string, ask: Ask = editor, fields: object = DESCRIBED) => {
  const body = new FormData();
  body.set("file", new File([new Uint8Array(data)], name, { type }));
  body.set("_payload", JSON.stringify(fields));
  return ask("/api/media", { method: "POST", body });
};

const uploaded = async (fields: object = DESCRIBED): Promise<{ id: string; filename: string }> => {
  const { body } = await upload(await still("png"), "x.png", "image/png", editor, fields);
  return (body as { doc: { id: string; filename: string } }).doc;
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

test.each([
  ["a name", { alt: { default: "A plain green" } }, "name"],
  ["a description", { name: "A picture" }, "alt.default"],
  ["more than blanks", { name: "A picture", alt: { default: "  " } }, "alt.default"],
])("a picture needs %s", async (_what, fields, path) => {
  const { status, body } = await upload(await still("png"), "x.png", "image/png", editor, fields);
  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: [{ data: { errors: [{ path, message: expect.any(String) }] } }] });
});

test("a description is not taken away, and an older picture without one can still be changed", async () => {
  const { id } = await uploaded();
  const patch = (picture: string, body: object) => editor(`/api/media/${picture}`, { method: "PATCH", body });
  expect((await patch(id, { alt: { default: "" } })).status).toBe(400);
  expect((await patch(id, { name: "Another name" })).status).toBe(200);
  const tenant = await idBySlug(cms.payload, "tenants", "casa-paloma");
  const data = await still("png");
  const file = { data, mimetype: "image/png", name: "old.png", size: data.length };
  const old = await cms.payload.create({ collection: "media", data: { tenant }, file });
  expect((await patch(String(old.id), { focalX: 20 })).status).toBe(200);
});

test("the focal point moves, and the file keeps its name", async () => {
  const { id, filename } = await uploaded();
  const { body } = await editor(`/api/media/${id}`, { method: "PATCH", body: { focalX: 12, focalY: 88 } });
  expect(body).toMatchObject({ doc: { focalX: 12, focalY: 88, filename } });
  expect(await readdir(cms.mediaFolder)).toContain(filename);
});

const showing = async (image: string): Promise<string> => {
  const tenant = await idBySlug(cms.payload, "tenants", "casa-paloma");
  const banner = await cms.payload.create({ collection: "banners", data: bannerData(tenant, "Derby", image) });
  return String(banner.id);
};

test("BANNER-3 a picture is replaced in every banner that shows it, and the old one goes", async () => {
  const [old, next] = [await uploaded(), await uploaded({ ...DESCRIBED, name: "The new one" })];
  const banners = [await showing(old.id), await showing(old.id)];
  const { status, body } = await editor(`/api/media/${old.id}/replace`, { method: "POST", body: { with: next.id } });
  expect(status).toBe(200);
  expect((body as { banners: string[] }).banners.toSorted()).toEqual(banners.toSorted());
  for (const banner of banners)
    expect((await editor(`/api/banners/${banner}?depth=0`)).body).toMatchObject({ image: next.id });
  expect((await editor(`/api/media/${old.id}`)).status).toBe(404);
});

test("a picture that a banner showed before can be deleted, by nobody else", async () => {
  const [old, next] = [await uploaded(), await uploaded()];
  const banner = await showing(old.id);
  const remove = (ask: Ask) => ask(`/api/media/${old.id}`, { method: "DELETE" });
  expect((await remove(editor)).status).toBe(409);
  await editor(`/api/banners/${banner}`, { method: "PATCH", body: { image: next.id } });
  const states = async () =>
    (await cms.payload.findVersions({ collection: "banners", where: { parent: { equals: banner } } })).totalDocs;
  const before = await states();
  expect((await remove(stranger)).status).toBeGreaterThanOrEqual(400);
  expect(await states()).toBe(before);
  expect((await remove(editor)).status).toBe(200);
  expect(await states()).toBe(before - 1);
});

test("CONFIG-4 nobody else replaces a picture, or replaces one by theirs", async () => {
  const [old, next] = [await uploaded(), await uploaded()];
  const post = (ask: Ask, body: object) => ask(`/api/media/${old.id}/replace`, { method: "POST", body });
  expect((await post(stranger, { with: next.id })).status).toBe(404);
  expect((await post(cms.anonymous, { with: next.id })).status).toBe(401);
  expect((await post(editor, { with: "nonsense" })).status).toBe(400);
  const theirs = await upload(await still("png"), "x.png", "image/png", stranger);
  expect((await post(editor, { with: (theirs.body as { doc: { id: string } }).doc.id })).status).toBe(404);
  expect((await editor(`/api/media/${old.id}`)).status).toBe(200);
});
