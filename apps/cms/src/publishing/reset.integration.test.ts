import type { BrandDocument } from "@touchline/brands";
import { findingKey } from "@touchline/brands/schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importBrands } from "../brands/import-brands.ts";
import type { LookAnswer } from "../look/look-answers.ts";
import { bannerData, type Content, createContent, idBySlug, putOnHomepage } from "../test-support/content.ts";
import { type Ask, startCms, type TestCms } from "../test-support/start-cms.ts";
import type { DraftAnswer, OverviewAnswer, PublishAnswer, RefusedAnswer } from "./answers.ts";

let cms: TestCms;
let editor: Ask;
let tenant: string;
let brand: string;
let content: Content;

beforeAll(async () => {
  cms = await startCms();
  await importBrands(cms.payload, ["paloma"]);
  tenant = await idBySlug(cms.payload, "tenants", "casa-paloma");
  brand = await idBySlug(cms.payload, "brands", "paloma");
  content = await createContent(cms.payload, tenant, "Derby");
  editor = await cms.signIn("jana@casa-paloma.example", tenant);
  const { docs } = await cms.payload.find({ collection: "users" });
  await cms.payload.update({ collection: "users", id: String(docs[0]?.id), data: { name: "Jana Keller" } });
  await putOnHomepage(cms.payload, brand, content.group);
});

afterAll(() => cms?.remove());

const path = (what: string): string => `/api/brands/${brand}/${what}`;
const post = <Body>(what: string, body: object = {}) =>
  editor(path(what), { method: "POST", body }).then((answer) => ({ ...answer, body: answer.body as Body }));
const draft = async (): Promise<DraftAnswer> => (await editor(path("draft"))).body as DraftAnswer;
const change = (data: object, collection = "brands", id = brand) =>
  editor(`/api/${collection}/${id}`, { method: "PATCH", body: data });

const bannersOf = (document: BrandDocument | null) => {
  const block = document?.settings.homepage.blocks.find(({ blockType }) => blockType === "banner");
  return block?.blockType === "banner" ? block.props.bannerGroup.mobileBanners : [];
};

test("CONFIG-4 a discarded draft is what is live again, with banners, groups, pictures and the order of the page", async () => {
  expect((await post<PublishAnswer>("publish")).body).toEqual({ version: 1 });
  const before = await draft();
  const { homepage } = await cms.payload.findByID({ collection: "brands", id: brand, depth: 0 });
  await change({ name: "Another name", homepage: { blocks: homepage.blocks.toReversed() } });
  await change({ name: "Another banner", route: "/live" }, "banners", content.banner);
  await change({ mobileAutoplay: 9000 }, "banner-groups", content.group);
  await change({ alt: { default: "Another text" } }, "media", content.media);
  const changed = await draft();
  expect(changed.differences).toBeGreaterThan(4);
  expect(changed.edited).toMatchObject({ by: "Jana Keller" });
  expect((await post("reset")).status).toBe(200);
  const after = await draft();
  expect(after).toMatchObject({ differences: 0, startsFrom: 1 });
  expect(after.document?.settings.homepage.blocks.map(({ tag }) => tag)).toEqual(
    before.document?.settings.homepage.blocks.map(({ tag }) => tag),
  );
  expect(bannersOf(after.document)[0]).toMatchObject({
    name: "Derby banner",
    route: "/sports/d_today",
    image: { alt: { default: "What Derby picture shows" } },
  });
});

test("AHEAD-4 look and own words are discarded with the draft", async () => {
  const { look } = (await editor(path("look"))).body as LookAnswer;
  const save = await editor(path("look"), { method: "PUT", body: { ...look, shape: { odds: "3px" } } });
  const changes = [{ language: "en", key: "slip.title", text: "My picks" }];
  const write = await editor(path("texts"), { method: "PATCH", body: { changes } });
  expect([save.status, write.status]).toEqual([200, 200]);
  expect((await draft()).differences).toBeGreaterThan(1);
  expect((await post("reset")).status).toBe(200);
  const { differences, document } = await draft();
  expect([differences, document?.texts?.en]).toEqual([0, undefined]);
  expect(((await editor(path("look"))).body as LookAnswer).look).toEqual(look);
});

test("CONFIG-4 a banner that was taken out and deleted comes back with the draft", async () => {
  const other = await cms.payload.create({
    collection: "banners",
    data: bannerData(tenant, "Other", content.media),
  });
  const banners = { mobileBanners: [String(other.id)], desktopBanners: [String(other.id)] };
  expect((await change(banners, "banner-groups", content.group)).status).toBe(200);
  expect((await editor(`/api/banners/${content.banner}`, { method: "DELETE" })).status).toBe(200);
  expect((await post("reset")).status).toBe(200);
  const { document } = await draft();
  expect(bannersOf(document).map(({ name }) => name)).toEqual(["Derby banner"]);
  content = { ...content, banner: String(bannersOf(document)[0]?.id) };
  expect((await post<PublishAnswer>("publish")).status).toBe(200);
});

test("CONFIG-4 a draft begins from any version, and says from which", async () => {
  await change({ name: "Second banner" }, "banners", content.banner);
  const { body } = await post<PublishAnswer>("publish");
  expect(body.version).toBe(3);
  expect((await post("reset", { to: 2 })).status).toBe(200);
  const { document, startsFrom, published } = await draft();
  expect(bannersOf(document)[0]?.name).toBe("Derby banner");
  expect([startsFrom, published?.version]).toEqual([2, 3]);
  expect((await post("reset", { to: 99 })).status).toBe(404);
  await post("reset");
});

test("CONFIG-4 after a roll back the draft says how much of it was rolled back, until it is discarded", async () => {
  expect(await draft()).toMatchObject({ differences: 0, rolledBack: 0 });
  expect((await post<PublishAnswer>("rollback")).body).toEqual({ version: 4 });
  const { differences, rolledBack } = await draft();
  expect(rolledBack).toBeGreaterThan(0);
  expect(rolledBack).toBe(differences);
  // What is changed on top was never live.
  await change({ route: "/live" }, "banners", content.banner);
  const more = await draft();
  expect(more.rolledBack).toBe(rolledBack);
  expect(more.differences).toBeGreaterThan(rolledBack);
  expect((await post("reset")).status).toBe(200);
  expect(await draft()).toMatchObject({ differences: 0, rolledBack: 0, startsFrom: 4 });
});

test("AHEAD-4 what is red is published only once each finding is confirmed", async () => {
  const later = await cms.payload.create({
    collection: "banners",
    data: {
      ...bannerData(tenant, "Later", content.media),
      visibility: { mode: "fixed", audience: [], from: "2026-11-20T18:00:00.000Z", to: null, rules: [] },
    },
  });
  const both = [content.banner, String(later.id)];
  await change({ mobileBanners: both, desktopBanners: both }, "banner-groups", content.group);
  const { findings } = await draft();
  const gaps = findings.filter(({ severity }) => severity === "confirm");
  expect(gaps.length).toBeGreaterThan(1);

  const refused = await post<RefusedAnswer>("publish");
  expect(refused.status).toBe(422);
  expect(refused.body.findings).toEqual(gaps);
  const [first, ...rest] = gaps.map(findingKey);
  expect((await post("publish", { confirmed: [first] })).status).toBe(422);
  expect((await post("publish", { confirmed: "all" })).status).toBe(400);
  expect((await post<PublishAnswer>("publish", { confirmed: [first, ...rest] })).body).toEqual({ version: 5 });
});

test("CONFIG-4 an overview says what is live, and who changed what of the draft and published", async () => {
  await change({ route: "/sports" }, "banners", content.banner);
  const { live, history } = (await editor(path("overview"))).body as OverviewAnswer;
  expect(live).toMatchObject({ version: 5, slug: "paloma" });
  expect(history[0]).toMatchObject({
    kind: "banners",
    by: "Jana Keller",
    name: "Derby banner",
    changed: ["Leads to"],
    version: null,
  });
  expect(history).toContainEqual(
    expect.objectContaining({ kind: "published", by: "Jana Keller", name: "Back to version 2", version: 4 }),
  );
});
