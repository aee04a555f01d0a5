import type { BrandDocument } from "@touchline/brands";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fieldsIn, listIn } from "../fields/form-value.ts";
import type { DraftAnswer, LiveAnswer } from "../publishing/answers.ts";
import type { Ask } from "../test-support/start-cms.ts";
import { startTwoTenants, type TwoTenants } from "../test-support/two-tenants.ts";
import { copyOf, newBanner, savedBanner } from "./model/banner-form.ts";
import { copyOfBlock, newBlock } from "./model/blocks.ts";
import type { Library, StoredBanner, StoredBrand } from "./model/library.ts";
import { draftWith, withBanner, withStanding } from "./model/preview-content.ts";

let stage: TwoTenants;
let editor: Ask;

beforeAll(async () => {
  stage = await startTwoTenants();
  editor = stage.stranger;
});

afterAll(() => stage?.cms.remove());

const list = async <Doc>(slug: string): Promise<readonly Doc[]> =>
  ((await editor(`/api/${slug}?depth=0&pagination=false`)).body as { docs: readonly Doc[] }).docs;

/** As the studio loads it. */
const library = async (): Promise<Library> => ({
  pictures: await list("media"),
  banners: await list("banners"),
  groups: await list("banner-groups"),
  brands: await list("brands"),
});

const draft = async (): Promise<BrandDocument> =>
  ((await editor(`/api/brands/${stage.ownBrand}/draft`)).body as DraftAnswer).document as BrandDocument;

const send = (method: string, path: string, body: object) => editor(`/api/${path}?depth=0`, { method, body });
const faultsOf = (body: unknown) =>
  (body as { errors: [{ data: { errors: { path: string; message: string }[] } }] }).errors[0].data.errors;

const written = (changes: Partial<StoredBanner> = {}): StoredBanner => ({
  ...newBanner(),
  name: "Late goals",
  image: stage.own.media,
  route: "/sports",
  title: { color: "#FFFFFF", text: { default: "Late goals", translations: [{ language: "es", text: "Goles" }] } },
  caption: { color: "#FFFFFF", text: { default: "Tonight", translations: [] } },
  action1: { color: "#15191F", backgroundColor: "#FFFFFF", borderRadius: 8, text: { default: "Open" } },
  ...changes,
});

const create = async (banner = written()): Promise<StoredBanner> =>
  ((await send("POST", "banners", savedBanner(banner))).body as { doc: StoredBanner }).doc;

test("BANNER-6 the studio's preview of a draft is the draft that would be published", async () => {
  const all = await library();
  const document = await draft();
  const { homepage } = all.brands[0] as StoredBrand;
  const shown = draftWith(document, homepage, all);
  expect(JSON.parse(JSON.stringify(shown))).toEqual(document);
});

test("a banner that is not saved yet is previewed as it will be once it is saved", async () => {
  const all = await library();
  const group = all.groups[0];
  if (!group) throw new Error("no group");
  const standing = { [group.id]: ["mobile", "desktop"] as const };
  const saved = await create();
  const planned = withBanner(all, { ...written(), id: saved.id }, standing);
  const preview = draftWith(await draft(), (all.brands[0] as StoredBrand).homepage, planned);
  const { mobileBanners, desktopBanners } = withStanding(group, saved.id, standing);
  expect((await send("PATCH", `banner-groups/${group.id}`, { mobileBanners, desktopBanners })).status).toBe(200);
  const bannerIn = (document: BrandDocument | null) =>
    JSON.parse(JSON.stringify(document?.settings.homepage.blocks[0])).props.bannerGroup.mobileBanners.at(-1);
  expect(bannerIn(await draft())).toMatchObject({ name: "Late goals", action1: { url: "/sports" } });
  expect(bannerIn(preview)).toEqual(bannerIn(await draft()));
});

test("a text that is emptied is gone, and a copy is a banner of its own", async () => {
  const saved = await create();
  const emptied = { ...saved, caption: { ...saved.caption, text: { default: "", translations: [] } } };
  const { status, body } = await send("PATCH", `banners/${saved.id}`, savedBanner(emptied));
  expect(status).toBe(200);
  expect((body as { doc: StoredBanner }).doc.caption?.text?.default ?? null).toBeNull();
  const copied = await send("POST", "banners", copyOf(saved, "Late goals (copy)"));
  expect(copied.status).toBe(201);
  expect((copied.body as { doc: StoredBanner }).doc.id).not.toBe(saved.id);
});

test.each([
  ["a name", { name: "" }, "name"],
  ["a picture", { image: null }, "image"],
  ["a title", { title: { color: "#FFFFFF", text: { default: "", translations: [] } } }, "title.text.default"],
  ["a link that opens something", { route: "javascript:alert(1)" }, "route"],
  [
    "rules in the operator's words",
    { visibility: { ...newBanner().visibility, rules: ["everybody"] } },
    "visibility.rules",
  ],
] as const)("without %s nothing is saved, and the field is named", async (_what, changes, path) => {
  const { status, body } = await send("POST", "banners", savedBanner(written(changes as Partial<StoredBanner>)));
  expect(status).toBe(400);
  expect(faultsOf(body).map((fault) => fault.path)).toContain(path);
});

test("HOME-6 blocks are added, copied, put in order and taken out", async () => {
  const [brand] = (await library()).brands;
  if (!brand) throw new Error("no brand");
  const { blocks } = brand.homepage;
  const [first, ...others] = blocks;
  if (!first) throw new Error("no block");
  const next = [...others, newBlock("search", "second search"), copyOfBlock(first, "hero again")];
  expect((await send("PATCH", `brands/${brand.id}`, { homepage: { blocks: next } })).status).toBe(200);
  const { settings } = await draft();
  expect(settings.homepage.blocks.map(({ tag }) => tag)).toEqual([
    ...others.map(({ tag }) => tag),
    "second search",
    "hero again",
  ]);
  expect((await send("PATCH", `brands/${brand.id}`, { homepage: { blocks } })).status).toBe(200);
});

test("CONFIG-4 other settings are saved by section, and what the schema refuses is named at its field", async () => {
  const [brand] = (await library()).brands;
  if (!brand) throw new Error("no brand");
  const section = fieldsIn(listIn(brand.betslip)[0]);
  const save = (changed: object) => send("PATCH", `brands/${brand.id}`, { betslip: [{ ...section, ...changed }] });
  expect((await save({ numberOfBetslips: 3 })).status).toBe(200);
  expect((await draft()).settings.betslip.numberOfBetslips).toBe(3);
  const { status, body } = await save({ numberOfBetslips: 99 });
  expect(status).toBe(400);
  expect(faultsOf(body).map(({ path }) => path)).toEqual(["betslip.0.numberOfBetslips"]);
});

test("CONFIG-4 what is live, and what links open, is told to the brand's editors alone", async () => {
  const guarded = stage.guarded.get("brands")?.id;
  for (const what of ["live", "destinations?text=derby", "opens?route=/sports"]) {
    expect((await editor(`/api/brands/${guarded}/${what}`)).status).toBe(404);
    expect((await stage.cms.anonymous(`/api/brands/${guarded}/${what}`)).status).toBe(401);
  }
  const own = `/api/brands/${stage.ownBrand}`;
  expect((await editor(`${own}/live`)).body).toEqual({ document: null } satisfies LiveAnswer);
  expect((await editor(`${own}/opens?route=/sports`)).body).toEqual({ state: "opens" });
  expect((await editor(`${own}/opens?route=/nowhere`)).body).toEqual({ state: "nowhere" });
  // No platform answers in this test.
  expect((await editor(`${own}/destinations?text=derby`)).status).toBe(502);
});
