import { afterAll, beforeAll, expect, test } from "vitest";
import { importBrands } from "../brands/import-brands.ts";
import type { CompareAnswer, DraftAnswer } from "../publishing/answers.ts";
import { type Content, createContent, idBySlug, putOnHomepage } from "../test-support/content.ts";
import { type Ask, startCms, type TestCms } from "../test-support/start-cms.ts";
import type { TextChange, TextsAnswer, TranslationsAnswer } from "./texts-answers.ts";

let cms: TestCms;
let editor: Ask;
let stranger: Ask;
let brand: string;
let content: Content;

beforeAll(async () => {
  cms = await startCms();
  await importBrands(cms.payload, ["paloma", "bethog"]);
  const tenant = await idBySlug(cms.payload, "tenants", "casa-paloma");
  brand = await idBySlug(cms.payload, "brands", "paloma");
  content = await createContent(cms.payload, tenant, "Derby");
  await putOnHomepage(cms.payload, brand, content.group);
  editor = await cms.signIn("editor@casa-paloma.example", tenant);
  stranger = await cms.signIn("editor@bethog.example", await idBySlug(cms.payload, "tenants", "bethog"));
});

afterAll(() => cms?.remove());

const ask = async <Answer>(what: string, by: Ask = editor): Promise<Answer> =>
  (await by(`/api/brands/${brand}/${what}`)).body as Answer;
const patch = (what: string, body: object, by: Ask = editor) =>
  by(`/api/brands/${brand}/${what}`, { method: "PATCH", body });
const change = (...changes: TextChange[]) => patch("texts", { changes });

test("AHEAD-4 I18N-1 an editor sees what the app says in every language of the brand", async () => {
  const { languages, english, defaults, own, live } = await ask<TextsAnswer>("texts");
  expect(languages).toEqual(["pt", "en", "es"]);
  expect([english["slip.title"], defaults.pt?.["slip.title"], defaults.es?.["slip.title"]]).toEqual([
    "Bet slip",
    "Boletim",
    expect.any(String),
  ]);
  expect([own, live]).toEqual([{}, {}]);
});

test("AHEAD-4 own words are a draft, one change each, are published, and are taken back", async () => {
  await editor(`/api/brands/${brand}/publish`, { method: "POST", body: {} });
  const saved = await change(
    { language: "en", key: "slip.title", text: "My picks" },
    { language: "es", key: "slip.remove", text: "Fuera {name}" },
  );
  expect(saved).toMatchObject({ status: 200, body: { own: { en: { "slip.title": "My picks" } } } });
  const { document, differences } = await ask<DraftAnswer>("draft");
  expect(document?.texts).toEqual({ en: { "slip.title": "My picks" }, es: { "slip.remove": "Fuera {name}" } });
  expect(document?.parsedTexts?.es).toEqual({ "slip.remove": ["Fuera ", { value: "name" }] });
  const compared = await ask<CompareAnswer>("compare?from=1&to=draft");
  expect(compared.differences.map(({ path }) => path)).not.toContainEqual(expect.stringContaining("parsedTexts"));
  expect(differences).toBe(compared.differences.length);

  await editor(`/api/brands/${brand}/publish`, { method: "POST", body: {} });
  expect((await ask<TextsAnswer>("texts")).live).toEqual(document?.texts);
  await change({ language: "en", key: "slip.title", text: null }, { language: "es", key: "slip.remove", text: null });
  expect((await ask<TextsAnswer>("texts")).own).toEqual({});
});

test.each<[string, TextChange, string]>([
  ["without its placeholder", { language: "en", key: "slip.remove", text: "Drop it" }, "name: string"],
  ["that cannot be read", { language: "en", key: "slip.remove", text: "{name" }, "cannot be read"],
  ["of a message that there is not", { language: "en", key: "nothing.here", text: "x" }, "no such message"],
  ["in a language that the brand lacks", { language: "fi", key: "slip.title", text: "x" }, "no language fi"],
  ["that is too long", { language: "en", key: "slip.title", text: "x".repeat(700) }, "slip.title"],
])("AHEAD-4 a text %s is refused with the reason", async (_what, changed, reason) => {
  const { status, text } = await change({ language: "en", key: "actions.close", text: "Shut" }, changed);
  expect(status).toBe(400);
  expect(text).toContain(reason);
  expect((await ask<TextsAnswer>("texts")).own).toEqual({});
});

test("CONFIG-4 to an editor of another tenant there are no such texts", async () => {
  for (const what of ["texts", "translations"]) {
    expect((await stranger(`/api/brands/${brand}/${what}`)).status).toBe(404);
    expect((await patch(what, {}, stranger)).status).toBe(404);
    expect((await cms.anonymous(`/api/brands/${brand}/${what}`)).status).toBe(401);
  }
});

const rowOf = async (label: string) =>
  (await ask<TranslationsAnswer>("translations")).rows.find((row) => row.label === label);

test("AHEAD-4 I18N-2 texts of banners and pictures are listed with their translations", async () => {
  const { languages } = await ask<TranslationsAnswer>("translations");
  expect(languages).toEqual(["pt", "en", "es"]);
  expect(await rowOf("Title")).toMatchObject({
    collection: "banners",
    id: content.banner,
    name: "Derby banner",
    text: "Derby",
    translations: { pt: "Dérbi" },
  });
  expect(await rowOf("What the picture shows")).toMatchObject({ collection: "media", id: content.media });
});

test("AHEAD-4 I18N-2 a translation is written in its place, replaced and removed", async () => {
  const { collection, id, path } = (await rowOf("Title")) ?? {};
  const write = (language: string, text: string) => patch("translations", { collection, id, path, language, text });
  expect((await write("es", "El derbi")).status).toBe(200);
  expect((await write("pt", "O dérbi")).status).toBe(200);
  expect((await rowOf("Title"))?.translations).toMatchObject({ es: "El derbi" });
  expect((await rowOf("Title"))?.text).toBe("O dérbi");
  const { document } = await ask<DraftAnswer>("draft");
  expect(JSON.stringify(document)).toContain("El derbi");
  await write("es", "");
  expect((await rowOf("Title"))?.translations).not.toHaveProperty("es");
  expect((await write("pt", "")).status).toBe(400);
  expect((await write("fi", "Derby")).status).toBe(400);
});

test("CONFIG-4 a translation reaches no document of another tenant, and no other field", async () => {
  const body = { collection: "banners", id: content.banner, path: ["title", "text"], language: "es", text: "x" };
  const own = await idBySlug(cms.payload, "brands", "bethog");
  expect((await stranger(`/api/brands/${own}/translations`, { method: "PATCH", body })).status).toBe(404);
  for (const path of [["name"], ["title"], ["title", "color"], ["__proto__"], ["tenant"]])
    expect((await patch("translations", { ...body, path })).status).toBe(400);
  expect((await patch("translations", { ...body, collection: "users" })).status).toBe(400);
});
