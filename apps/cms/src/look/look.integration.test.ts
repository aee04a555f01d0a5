import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { LogoPicture } from "@touchline/brands";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importBrands } from "../brands/import-brands.ts";
import type { DraftAnswer } from "../publishing/answers.ts";
import { idBySlug } from "../test-support/content.ts";
import { type Ask, startCms, type TestCms } from "../test-support/start-cms.ts";
import type { EditedLook, LookAnswer } from "./look-answers.ts";

let cms: TestCms;
let editor: Ask;
let stranger: Ask;
let brand: string;

beforeAll(async () => {
  cms = await startCms();
  await importBrands(cms.payload, ["paloma", "bethog"]);
  brand = await idBySlug(cms.payload, "brands", "paloma");
  editor = await cms.signIn("editor@casa-paloma.example", await idBySlug(cms.payload, "tenants", "casa-paloma"));
  stranger = await cms.signIn("editor@bethog.example", await idBySlug(cms.payload, "tenants", "bethog"));
});

afterAll(() => cms?.remove());

const readLook = async (): Promise<LookAnswer> => (await editor(`/api/brands/${brand}/look`)).body as LookAnswer;
const save = (look: object, ask: Ask = editor) => ask(`/api/brands/${brand}/look`, { method: "PUT", body: look });
const draft = async (): Promise<DraftAnswer> => (await editor(`/api/brands/${brand}/draft`)).body as DraftAnswer;
const publish = () => editor(`/api/brands/${brand}/publish`, { method: "POST", body: {} });

const withLight = (look: EditedLook, changed: object): EditedLook =>
  ({ ...look, accents: { ...look.accents, light: { ...look.accents.light, ...changed } } }) as EditedLook;

const upload = (data: Buffer | string, name = "logo.svg", type = "image/svg+xml", ask: Ask = editor) => {
  const body = new FormData();
  body.set("file", new File([new Uint8Array(Buffer.from(data))], name, { type }));
  return ask(`/api/brands/${brand}/logo`, { method: "POST", body });
};

test("AHEAD-4 colours and corners are saved as a draft, and published with the brand", async () => {
  await publish();
  const { look, live, themes } = await readLook();
  expect(live).toEqual(look);
  expect(themes).toEqual(["light", "dark"]);
  const next = { ...withLight(look, { accent: "#8A0F55" }), shape: { odds: "2px" } };
  expect((await save(next)).status).toBe(200);
  const { document, differences } = await draft();
  expect(document?.accents?.light?.accent).toBe("#8A0F55");
  expect(document?.shape).toEqual({ odds: "2px" });
  expect(document?.widgetColors.light?.accent).toBe("#8A0F55");
  expect(differences).toBe(2);
  expect((await readLook()).live).toEqual(look);
  expect((await publish()).status).toBe(200);
  expect((await readLook()).live).toEqual(next);
});

test("AHEAD-4 too little contrast is saved, and found with a code and its place", async () => {
  const { look } = await readLook();
  expect((await save(withLight(look, { "accent-text": "#D8539C" }))).status).toBe(200);
  const { document, findings } = await draft();
  expect(document?.accents?.light?.["accent-text"]).toBe("#D8539C");
  expect(findings.filter(({ code }) => code === "contrast")).toContainEqual(
    expect.objectContaining({ severity: "confirm", path: "accents.light.accent-text" }),
  );
  await save(look);
});

test.each<[string, (look: EditedLook) => object]>([
  ["a colour that is none", (look) => withLight(look, { accent: "red;}body{display:none" })],
  ["a colour too many", (look) => withLight(look, { text: "#000000" })],
  ["a theme that there is not", (look) => ({ ...look, accents: { sepia: look.accents.light } })],
  ["a corner that is none", (look) => ({ ...look, shape: { odds: "url(https://evil.example)" } })],
  ["a logo with a program", (look) => ({ ...look, logo: { wordmark: "x", mark: [{ d: "<script>" }] } })],
  ["a logo without a name", (look) => ({ ...look, logo: { wordmark: "", mark: [] } })],
  [
    "a picture that is not there",
    (look) => ({ ...look, logo: { ...look.logo, pictures: { dark: { id: "00000000-0000-4000-8000-000000000000" } } } }),
  ],
  [
    "a picture elsewhere",
    (look) => ({ ...look, logo: { ...look.logo, pictures: { dark: { id: "https://x.example" } } } }),
  ],
  ["nothing", () => ({})],
])("AHEAD-4 %s is refused, and nothing changes", async (_what, make) => {
  const { look } = await readLook();
  expect((await save(make(look))).status).toBe(400);
  expect((await readLook()).look).toEqual(look);
});

test("AHEAD-4 no form changes the look, whatever it sends", async () => {
  const { look } = await readLook();
  await editor(`/api/brands/${brand}`, { method: "PATCH", body: { look: {}, texts: { en: { "slip.title": "x" } } } });
  expect((await readLook()).look).toEqual(look);
  expect((await cms.payload.findByID({ collection: "brands", id: brand })).texts ?? {}).toEqual({});
});

test("CONFIG-4 to an editor of another tenant there is no such brand", async () => {
  const { look } = await readLook();
  expect((await stranger(`/api/brands/${brand}/look`)).status).toBe(404);
  expect((await save(look, stranger)).status).toBe(404);
  const files = await readdir(cms.mediaFolder);
  expect((await upload(SAFE, "x.svg", "image/svg+xml", stranger)).status).toBe(404);
  expect((await upload(SAFE, "x.svg", "image/svg+xml", cms.anonymous)).status).toBe(401);
  expect(await readdir(cms.mediaFolder)).toEqual(files);
});

const svg = (inside: string, more = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="66" height="16" ${more}>${inside}</svg>`;
const SAFE = svg('<rect width="66" height="16" fill="#ff0000"/>');

const pixelOf = async (filename: string): Promise<number[]> => {
  const { data } = await sharp(join(cms.mediaFolder, filename)).raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
};

test("AHEAD-4 an uploaded logo becomes pixels, is part of the look, and cannot be deleted under it", async () => {
  const { status, body } = await upload(SAFE);
  expect(status).toBe(200);
  const { picture } = body as { picture: LogoPicture };
  expect([picture.width, picture.height]).toEqual([396, 96]);
  expect(picture.url).toMatch(/^\/api\/media\/file\/[0-9a-f-]{36}\.png$/);
  expect(await pixelOf(picture.url.split("/").at(-1) as string)).toEqual([255, 0, 0]);
  const { look } = await readLook();
  const logo = { ...look.logo, pictures: { dark: { ...picture, url: "/api/media/file/other.png", width: 1 } } };
  expect((await save({ ...look, logo })).status).toBe(200);
  expect((await draft()).document?.logo.pictures).toEqual({ dark: picture });
  expect((await editor(`/api/media/${picture.id}`, { method: "DELETE" })).status).toBe(409);
  await save(look);
  expect((await editor(`/api/media/${picture.id}`, { method: "DELETE" })).status).toBe(200);
});

test("AHEAD-4 a logo of another tenant cannot be named", async () => {
  const { picture } = (await upload(SAFE)).body as { picture: LogoPicture };
  const own = await idBySlug(cms.payload, "brands", "bethog");
  const { look } = (await stranger(`/api/brands/${own}/look`)).body as LookAnswer;
  const body = { ...look, logo: { ...look.logo, pictures: { dark: picture } } };
  expect((await stranger(`/api/brands/${own}/look`, { method: "PUT", body })).status).toBe(400);
});

test("R15 nothing of a hostile drawing survives, and it reaches no server and no file", async () => {
  const reached: string[] = [];
  const server = createServer((request, response) => {
    reached.push(String(request.url));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const evil = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const secret = join(cms.mediaFolder, "secret.svg");
  const { writeFile } = await import("node:fs/promises");
  await writeFile(secret, svg('<rect width="66" height="16" fill="#00ff00"/>'));
  const red = '<rect width="66" height="16" fill="#ff0000"/>';
  const drawings = [
    svg(`${red}<script>fetch("${evil}/script")</script>`, 'onload="alert(1)"'),
    svg(`${red}<script xlink:href="${evil}/x.js"/><a xlink:href="javascript:alert(1)"><text>x</text></a>`),
    svg(`${red}<image xlink:href="${evil}/i.png" width="66" height="16"/><use href="${evil}/s.svg#a"/>`),
    svg(
      `${red}<image href="file://${secret}" width="66" height="16"/><image href="secret.svg" width="66" height="16"/>`,
    ),
    svg(`<style>@import url("${evil}/s.css"); rect { background: url(${evil}/b.png) }</style>${red}`),
    svg(
      `${red}<foreignObject width="66" height="16"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${evil}"/></foreignObject>`,
    ),
    `<?xml-stylesheet href="${evil}/s.css"?>${svg(red)}`,
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg(`${red}<text y="90">&x;</text>`)}`,
    svg(`${red}<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file://${secret}" parse="xml"/>`),
  ];
  for (const drawing of drawings) {
    const { status, body } = await upload(drawing);
    if (status === 400) continue;
    expect([drawing, status]).toEqual([drawing, 200]);
    const filename = (body as { picture: LogoPicture }).picture.url.split("/").at(-1) as string;
    const kept = await readFile(join(cms.mediaFolder, filename));
    expect(kept.subarray(1, 4).toString()).toBe("PNG");
    expect(kept.toString("latin1")).not.toMatch(/script|http|passwd|root:|iframe|onload/);
    expect([drawing, await pixelOf(filename)]).toEqual([drawing, [255, 0, 0]]);
  }
  expect((await upload(drawings[0] as string)).status).toBe(200);
  expect(reached).toEqual([]);
  await new Promise((resolve) => server.close(resolve));
});

const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from(
  { length: 9 },
  (_, level) => `<!ENTITY ${"bcdefghij"[level]} "${`&${"abcdefghi"[level]};`.repeat(10)}">`,
).join("")}]>${svg('<text y="10">&j;</text>')}`;

test.each([
  ["a bomb of entities", bomb],
  ["a page", "<!doctype html><script>alert(1)</script>"],
  ["half a drawing", SAFE.slice(0, 60)],
  ["an enormous one", svg("").replace('width="66"', 'width="90000"').replace('height="16"', 'height="90000"')],
  ["a large file", svg(`<!--${"x".repeat(600_000)}-->`)],
])("R15 %s is refused, and leaves nothing behind", async (_what, drawing) => {
  const files = await readdir(cms.mediaFolder);
  const { status, body } = await upload(drawing);
  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: [{ message: expect.any(String) }] });
  expect(await readdir(cms.mediaFolder)).toEqual(files);
});
