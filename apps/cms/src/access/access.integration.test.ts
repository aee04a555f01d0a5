import { afterAll, describe, expect, test } from "vitest";
import { bannerBlock, bannerData, drawPicture, groupData } from "../test-support/content.ts";
import { OPERATIONS, PUBLISHING } from "../test-support/operations.ts";
import type { Answer, Ask } from "../test-support/start-cms.ts";
import { type Guarded, startTwoTenants } from "../test-support/two-tenants.ts";

// Begun before the tests are named: they are named after the collections of the configuration, Payload's own among them.
const stage = await startTwoTenants();
const slugs = stage.cms.payload.config.collections.map(({ slug }) => slug);

/** Of collections that hold nothing of a tenant, somebody's document would have this id. */
const NONE: Guarded = { id: "00000000-0000-4000-8000-000000000000", secrets: [], version: null };

const guardedOf = (slug: string): Guarded => stage.guarded.get(slug) ?? NONE;

/** Everything of the tenant that is guarded, with its history. */
const guardedState = async (): Promise<string> => {
  const { payload } = stage.cms;
  const states = [...stage.guarded].map(async ([collection, { id, version }]) => [
    await payload.findByID({ collection, id, depth: 0, showHiddenFields: collection !== "users" }),
    version && (await payload.findVersions({ collection, where: { parent: { equals: id } }, depth: 0 })).docs,
  ]);
  return JSON.stringify(await Promise.all(states));
};

const secrets = (): string[] => [...stage.guarded.values()].flatMap((guarded) => guarded.secrets);

const toldNothing = ({ text, body }: Answer): void => {
  for (const secret of secrets()) expect(text).not.toContain(`"${secret}"`);
  const { docs = [], totalDocs } = (body ?? {}) as { docs?: { id?: string }[]; totalDocs?: number };
  const ids = new Set([...stage.guarded.values()].map(({ id }) => id));
  expect(docs.filter(({ id = "" }) => ids.has(id))).toEqual([]);
  if (totalDocs !== undefined) expect(totalDocs).toBe(docs.length);
};

const before = await guardedState();

afterAll(() => stage.cms.remove());

const strangers: readonly (readonly [string, () => Ask])[] = [
  ["an editor of another tenant", () => stage.stranger],
  ["somebody who did not sign in", () => stage.cms.anonymous],
];

test("CONFIG-4 every collection of a tenant has a document in the matrix", () => {
  const own = ["brands", "banner-groups", "banners", "media", "users", "tenants", "payload-preferences"];
  const closed = ["drafts", "payload-kv", "payload-migrations", "publications"];
  expect(slugs.filter((slug) => !own.includes(slug)).toSorted()).toEqual(closed);
  expect([...stage.guarded.keys()].toSorted()).toEqual(own.toSorted());
  expect(secrets().length).toBeGreaterThan(own.length);
});

describe.each(strangers)("CONFIG-4 %s", (_who, askOf) => {
  describe.each(slugs)("in %s", (slug) => {
    test.each(Object.entries(OPERATIONS))("reaches nothing: %s", async (_operation, make) => {
      const { path, question } = make(slug, guardedOf(slug), stage.guardedTenant);
      const answer = await askOf()(path, question);
      toldNothing(answer);
      if (!stage.guarded.has(slug)) expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(await guardedState()).toBe(before);
    });
  });

  test.each(PUBLISHING)("%s …/%s of a brand is not there", async (method, what) => {
    const path = `/api/brands/${guardedOf("brands").id}/${what}`;
    const answer = await askOf()(path, method === "GET" ? {} : { method, body: {} });
    expect(answer.status).toBe(askOf() === stage.cms.anonymous ? 401 : 404);
    toldNothing(answer);
  });

  test("neither sees nor replaces a picture's file", async () => {
    const { id, secrets: all } = guardedOf("media");
    const filename = all.find((secret) => secret.endsWith(".png"));
    expect((await askOf()(`/api/media/file/${filename}`)).status).toBeGreaterThanOrEqual(400);
    const body = new FormData();
    body.set("file", new File([new Uint8Array(await drawPicture())], "x.png", { type: "image/png" }));
    expect((await askOf()(`/api/media/${id}`, { method: "PATCH", body })).status).toBeGreaterThanOrEqual(400);
    expect(await guardedState()).toBe(before);
  });
});

test("CONFIG-4 an editor reaches all of this", async () => {
  const media = guardedOf("media");
  const filename = media.secrets.find((secret) => secret.endsWith(".png"));
  for (const [slug, { id }] of stage.guarded)
    if (!slug.startsWith("payload-")) expect((await stage.owner(`/api/${slug}/${id}`)).status).toBe(200);
  expect((await stage.owner(`/api/media/file/${filename}`)).status).toBe(200);
  expect((await stage.owner(`/api/brands/${guardedOf("brands").id}/draft`)).status).toBe(200);
});

test("CONFIG-4 what an editor makes is their own tenant's, whatever the request says", async () => {
  const body = bannerData(stage.guardedTenant, "Mine", stage.own.media);
  const { status, body: answer } = await stage.stranger("/api/banners", { method: "POST", body });
  expect(status).toBe(201);
  const { doc } = answer as { doc: { id: string; tenant: string } };
  expect(doc.tenant).toBe(stage.ownTenant);
  await stage.stranger(`/api/banners/${doc.id}`, { method: "PATCH", body: { tenant: stage.guardedTenant } });
  expect(await stage.cms.payload.findByID({ collection: "banners", id: doc.id, depth: 0 })).toMatchObject({
    tenant: stage.ownTenant,
  });
});

test("CONFIG-4 nothing of another tenant can be referred to", async () => {
  const { own, ownTenant, ownBrand, stranger } = stage;
  const id = (slug: string): string => guardedOf(slug).id;
  const { homepage } = await stage.cms.payload.findByID({ collection: "brands", id: ownBrand, depth: 0 });
  const tries: readonly (readonly [string, string, object])[] = [
    ["POST", "banners", bannerData(ownTenant, "Thief", id("media"))],
    ["PATCH", `banners/${own.banner}`, { image: id("media") }],
    ["POST", "banner-groups", groupData(ownTenant, "Thief", [id("banners")])],
    ["PATCH", `banner-groups/${own.group}`, { desktopBanners: [own.banner, id("banners")] }],
    ["PATCH", `brands/${ownBrand}`, { homepage: { blocks: [...homepage.blocks, bannerBlock(id("banner-groups"))] } }],
    ["PATCH", `media/${own.media}`, { brand: id("brands") }],
  ];
  for (const [method, path, body] of tries) {
    const answer = await stranger(`/api/${path}`, { method, body });
    expect([path, answer.status]).toEqual([path, 400]);
    toldNothing(answer);
  }
});

test("CONFIG-4 nobody becomes an editor, or another one, by a request", async () => {
  const { cms, stranger, guarded } = stage;
  const email = guarded.get("users")?.secrets.find((secret) => secret.includes("@"));
  const post = (ask: Ask, path: string, body: object) => ask(`/api/users/${path}`, { method: "POST", body });
  const newcomer = { email: "new@bethog.example", password: "long enough to be one" };
  expect((await post(cms.anonymous, "first-register", newcomer)).status).toBe(404);
  expect((await post(stranger, "unlock", { email })).status).toBe(403);
  const { body } = await stranger("/api/users/me");
  const { id } = (body as { user: { id: string } }).user;
  await stranger(`/api/users/${id}`, { method: "PATCH", body: { tenant: stage.guardedTenant, email: "x@y.example" } });
  expect(await cms.payload.findByID({ collection: "users", id, depth: 0 })).toMatchObject({
    tenant: stage.ownTenant,
    email: "editor@bethog.example",
  });
});

test("CONFIG-4 preferences are one's own: the key of another's opens nothing", async () => {
  const { text } = await stage.stranger("/api/payload-preferences/guarded-preference");
  expect(text).not.toContain('guarded preference"');
  await stage.stranger("/api/payload-preferences/guarded-preference", { method: "DELETE" });
  expect(await guardedState()).toBe(before);
});

test("a door that keeps nobody in: after ten wrong passwords the right one must wait", async () => {
  const { cms, ownTenant } = stage;
  await cms.signIn("locked@bethog.example", ownTenant);
  const login = (password: string) =>
    cms.anonymous("/api/users/login", { method: "POST", body: { email: "locked@bethog.example", password } });
  for (let wrong = 0; wrong < 10; wrong += 1) expect((await login(`guess ${wrong}`)).status).toBe(401);
  expect((await login("a password of some length")).status).toBe(401);
});
