import { brandDocument, brandSlugs, loadBrand } from "@touchline/brands/shipped";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { publishBrand as Publish } from "../publishing/publish.ts";
import { startCms, type TestCms } from "../test-support/start-cms.ts";
import { importBrands } from "./import-brands.ts";

let cms: TestCms;
let publishBrand: typeof Publish;

beforeAll(async () => {
  cms = await startCms();
  ({ publishBrand } = await import("../publishing/publish.ts"));
  await importBrands(cms.payload);
});

afterAll(() => cms?.remove());

test.each(brandSlugs())(
  "CONFIG-1 CONFIG-4 HOME-1 HOME-2 HOME-3 HOME-4 HOME-8 I18N-2 what %s is survives the CMS and its publication unchanged",
  async (slug) => {
    const { publishedDocuments } = await import("../publishing/platform.ts");
    const version = await publishBrand(cms.payload, slug, { by: "import", note: "" });
    const published = await publishedDocuments().version(slug, version);
    expect(JSON.parse(published?.document ?? "")).toEqual({ ...brandDocument(loadBrand(slug)), version });
  },
);

test("CONFIG-4 a brand's record has its slug, name, tenant and languages", async () => {
  const { docs } = await cms.payload.find({ collection: "brands", where: { slug: { equals: "paloma" } } });
  expect(docs[0]).toMatchObject({
    slug: "paloma",
    name: loadBrand("paloma").name,
    tenantUuid: "0193a1b0-0000-7000-8000-000000000002",
    languages: loadBrand("paloma").languages,
  });
});

test("an import leaves alone what editors changed since", async () => {
  const { docs } = await cms.payload.find({ collection: "brands", where: { slug: { equals: "paloma" } }, depth: 0 });
  const id = String(docs[0]?.id);
  await cms.payload.update({ collection: "brands", id, data: { name: "Another name" } });
  await importBrands(cms.payload);
  const after = await cms.payload.find({ collection: "brands", pagination: false });
  expect(after.docs.find((brand) => brand.id === id)).toMatchObject({ name: "Another name" });
  expect(after.docs).toHaveLength(brandSlugs().length);
});
