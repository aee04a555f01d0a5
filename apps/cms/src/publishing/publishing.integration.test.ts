import { readdir } from "node:fs/promises";
import type { BrandDocument } from "@touchline/brands";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importBrands } from "../brands/import-brands.ts";
import {
  bannerBlock,
  type Content,
  createContent,
  drawPicture,
  idBySlug,
  putOnHomepage,
} from "../test-support/content.ts";
import { type Ask, startCms, type TestCms } from "../test-support/start-cms.ts";
import type { CompareAnswer, DraftAnswer, PublishAnswer, PublishedAnswer, RefusedAnswer } from "./answers.ts";

let cms: TestCms;
let editor: Ask;
let brand: string;
let content: Content;

beforeAll(async () => {
  cms = await startCms();
  await importBrands(cms.payload, ["paloma"]);
  const tenant = await idBySlug(cms.payload, "tenants", "casa-paloma");
  brand = await idBySlug(cms.payload, "brands", "paloma");
  content = await createContent(cms.payload, tenant, "Derby");
  editor = await cms.signIn("editor@casa-paloma.example", tenant);
  await putOnHomepage(cms.payload, brand, content.group);
});

afterAll(() => cms?.remove());

const path = (what: string): string => `/api/brands/${brand}/${what}`;
const post = <Body>(what: string, body: object = {}) =>
  editor(path(what), { method: "POST", body }).then((answer) => ({ ...answer, body: answer.body as Body }));
const draft = async (): Promise<DraftAnswer> => (await editor(path("draft"))).body as DraftAnswer;
const published = async (): Promise<PublishedAnswer> => (await editor(path("published"))).body as PublishedAnswer;
const change = (data: object, collection = "brands", id = brand) =>
  editor(`/api/${collection}/${id}`, { method: "PATCH", body: data });

const bannersOf = (document: BrandDocument | null) => {
  const block = document?.settings.homepage.blocks.find(({ blockType }) => blockType === "banner");
  return block?.blockType === "banner" ? block.props.bannerGroup : null;
};

test("BANNER-1 BANNER-2 BANNER-3 BANNER-6 I18N-2 a draft holds its banners whole, with pictures, texts and windows", async () => {
  const { document, published: live } = await draft();
  const media = await cms.payload.findByID({ collection: "media", id: content.media });
  expect(live).toBeNull();
  expect(bannersOf(document)).toMatchObject({
    mobileSize: "medium",
    mobileAutoplay: 6000,
    desktopSize: "small",
    desktopBannersToShow: 1,
    desktopPauseAutoplayOnHover: true,
    mobileBanners: [
      {
        id: content.banner,
        enabled: true,
        bannerType: "composite",
        route: "/sports/d_today",
        title: { color: "#ffffff", text: { default: "Derby", pt: "Dérbi" } },
        visibility: {
          mode: "fixed",
          audience: ["anonymous"],
          from: "2026-11-15T18:00:00Z",
          to: "2026-11-16T18:00:00Z",
          rules: [],
        },
        image: {
          url: `/api/media/file/${media.filename}`,
          mimeType: "image/png",
          width: 1376,
          height: 428,
          focalX: 30,
          focalY: 70,
          alt: { default: "What Derby picture shows", pt: "O que mostra" },
        },
      },
    ],
  });
});

test("CONFIG-4 AHEAD-4 a brand is published, changed, compared in an editor's words and brought back in one step", async () => {
  expect(await post<PublishAnswer>("publish", { note: "The derby" })).toMatchObject({
    status: 200,
    body: { version: 1 },
  });
  expect(await draft()).toMatchObject({ differences: 0, published: { version: 1, note: "The derby" } });

  expect((await change({ name: "Paloma derby" }, "banners", content.banner)).status).toBe(200);
  expect((await change({ visibility: { from: "2026-11-15T19:30:20.000Z" } }, "banners", content.banner)).status).toBe(
    200,
  );
  const { body } = await editor(path("compare?from=1&to=draft"));
  const { differences } = body as CompareAnswer;
  expect(differences).toContainEqual({
    path: "settings.homepage.blocks[0].props.bannerGroup.mobileBanners[0].visibility.from",
    place: "Homepage, block 1 (hero), banner on mobile Paloma derby, shown from",
    before: "2026-11-15T18:00:00Z",
    after: "2026-11-15T19:30:00Z",
  });
  expect((await draft()).differences).toBe(differences.length);

  expect((await post<PublishAnswer>("publish")).body).toEqual({ version: 2 });
  expect((await post<PublishAnswer>("rollback")).body).toEqual({ version: 3 });
  expect((await published()).versions).toMatchObject([
    { version: 3, publishedBy: "editor@casa-paloma.example", note: "Back to version 1" },
    { version: 2 },
    { version: 1 },
  ]);
  expect((await editor(path("compare?from=1&to=3"))).body).toEqual({ differences: [] });
  expect((await draft()).differences).toBe(differences.length);
  expect((await post("rollback", { to: 99 })).status).toBe(404);
});

test("BANNER-5 CONFIG-1 what the app would refuse cannot be saved, and the place is named", async () => {
  const refused = [
    await change({ route: "javascript:alert(1)" }, "banners", content.banner),
    await change({ title: { color: "red" } }, "banners", content.banner),
    await change({ action1: { url: "data:text/html,x" } }, "banners", content.banner),
    await change({ desktopBannersToShow: "3" }, "banner-groups", content.group),
    await change({ mobileAutoplay: -1 }, "banner-groups", content.group),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  const places = ["route", "title.color", "action1.url", "desktopBannersToShow", "mobileAutoplay"];
  for (const [index, place] of places.entries()) expect(refused[index]?.text).toContain(`"path":"${place}"`);
});

test("CONFIG-1 HOME-3 a setting outside its bounds is refused at its field", async () => {
  const { generalSettings, homepage } = await cms.payload.findByID({ collection: "brands", id: brand, depth: 0 });
  const [section] = generalSettings;
  const mainNavigation = { ...section.mainNavigation, numberOfVisibleItems: 9 };
  const first = await change({ generalSettings: [{ ...section, mainNavigation }] });
  expect(first.status).toBe(400);
  expect(first.text).toContain("generalSettings.0.mainNavigation.numberOfVisibleItems");

  const theme = { ...section.theme, default: "light", options: ["dark"] };
  const second = await change({ generalSettings: [{ ...section, theme }] });
  expect(second.text).toContain("generalSettings.0.theme.default");

  const widget = { type: "in-play", numberOfEvents: 7, numberOfSports: 5, refreshPeriod: 20000 };
  const blocks = [...homepage.blocks, { blockType: "events-widget", tag: "more", props: widget }];
  const third = await change({ homepage: { blocks } });
  expect(third.text).toContain(`homepage.blocks.${homepage.blocks.length}.props.numberOfEvents`);
});

test("AHEAD-4 a brand with an error is not published, and is told why", async () => {
  const { homepage } = await cms.payload.findByID({ collection: "brands", id: brand, depth: 0 });
  const window = { dateFrom: "2026-11-16T18:00:00.000Z", dateTo: "2026-11-15T18:00:00.000Z" };
  const blocks = [{ ...bannerBlock(content.group), ...window }, ...homepage.blocks];
  expect((await change({ homepage: { blocks } })).status).toBe(200);
  const before = (await published()).versions.length;
  const { status, body } = await post<RefusedAnswer>("publish");
  expect(status).toBe(422);
  expect(body.findings).toContainEqual(expect.objectContaining({ severity: "error" }));
  expect((await published()).versions).toHaveLength(before);
  await change({ homepage });
});

test("HOME-1 blocks are published in the order an editor gives them", async () => {
  const { homepage } = await cms.payload.findByID({ collection: "brands", id: brand, depth: 0 });
  const blocks = homepage.blocks.toReversed();
  await change({ homepage: { blocks } });
  const { document } = await draft();
  const tags = (list: readonly { tag: string }[] | undefined) => list?.map(({ tag }) => tag);
  expect(tags(document?.settings.homepage.blocks)).toEqual(tags(blocks));
  await change({ homepage });
});

test("BANNER-3 a picture that was published stays, and moving its focal point keeps its files", async () => {
  const before = await readdir(cms.mediaFolder);
  // As the panel's own editor of pictures sends it.
  const edits = "uploadEdits[focalPoint][x]=80&uploadEdits[focalPoint][y]=20";
  expect((await change({}, "media", `${content.media}?${edits}`)).status).toBe(200);
  expect(bannersOf((await draft()).document)?.mobileBanners[0]?.image).toMatchObject({ focalX: 80, focalY: 20 });
  expect(await readdir(cms.mediaFolder)).toEqual(before);
  expect((await editor(`/api/media/${content.media}`, { method: "DELETE" })).status).toBe(409);

  const file = new FormData();
  file.set("file", new File([new Uint8Array(await drawPicture(700, 300))], "new.png", { type: "image/png" }));
  expect((await editor(`/api/media/${content.media}`, { method: "PATCH", body: file })).status).toBe(400);
  expect(await readdir(cms.mediaFolder)).toEqual(before);
});

test("CONFIG-4 what something else shows is not taken away under it", async () => {
  const uses = [
    [`media/${content.media}`, "Derby"],
    [`banners/${content.banner}`, "Derby group"],
    [`banner-groups/${content.group}`, "paloma"],
  ] as const;
  for (const [used, user] of uses) {
    const { status, text } = await editor(`/api/${used}`, { method: "DELETE" });
    expect([used, status]).toEqual([used, 409]);
    expect(text.toLowerCase()).toContain(user.toLowerCase());
  }
});

test("BET-13 CONFIG-4 taxes and bonuses are edited, refused with a reason, and published", async () => {
  const { betslip } = (await editor(`/api/brands/${brand}`)).body as { readonly betslip: readonly object[] };
  const withTaxes = (taxes: object) =>
    change({ betslip: [{ ...betslip[0], taxesAndBonuses: { default: taxes, currencies: [] } }] });

  const refused = await withTaxes({
    payoutTax: [
      { above: 100, rate: 10 },
      { above: 50, rate: 20 },
    ],
  });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain("above does not rise from row to row");
  expect((await withTaxes({ payinTax: 51 })).status).toBe(400);

  const taxes = { payinTax: 5.3, comboBonus: [{ legs: 3, rate: 5 }], comboBonusMinOdds: 1.3 };
  expect((await withTaxes(taxes)).status).toBe(200);
  expect((await post<PublishAnswer>("publish")).status).toBe(200);
  const { document, differences } = await draft();
  expect(document?.settings.betslip.taxesAndBonuses).toEqual({ default: taxes });
  expect(differences).toBe(0);
});
