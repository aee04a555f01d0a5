import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importBrands } from "../brands/import-brands.ts";
import type { PublishAnswer } from "../publishing/answers.ts";
import { type Content, createContent, idBySlug, putOnHomepage } from "../test-support/content.ts";
import { type Ask, startCms, type TestCms } from "../test-support/start-cms.ts";
import { ROLES, type Role } from "./roles.ts";

let cms: TestCms;
let tenant: string;
let brand: string;
let content: Content;
const users = {} as Record<Role, Ask>;

beforeAll(async () => {
  cms = await startCms();
  await importBrands(cms.payload, ["paloma"]);
  tenant = await idBySlug(cms.payload, "tenants", "casa-paloma");
  brand = await idBySlug(cms.payload, "brands", "paloma");
  content = await createContent(cms.payload, tenant, "Derby");
  await putOnHomepage(cms.payload, brand, content.group);
  for (const role of ROLES) users[role] = await cms.signIn(`${role}@casa-paloma.example`, tenant, role);
});

afterAll(() => cms?.remove());

const post = (ask: Ask, what: string, body: object = {}) =>
  ask(`/api/brands/${brand}/${what}`, { method: "POST", body });

let made = 0;
const newUser = (role: Role) => ({
  email: `new${(made += 1)}@casa-paloma.example`,
  name: "Somebody new",
  password: "long enough to be one",
  role,
});

const idOfUser = async (email: string): Promise<string> => {
  const { docs } = await cms.payload.find({ collection: "users", where: { email: { equals: email } } });
  return String(docs[0]?.id);
};

/** Adds a user who is changed or removed by the test. */
const addUser = async (): Promise<string> => {
  const user = newUser("editor");
  await cms.payload.create({ collection: "users", data: { ...user, tenant } });
  return idOfUser(user.email);
};

type Action = (ask: Ask) => Promise<number>;

/** Every action, and who may do it. */
const ACTIONS: readonly (readonly [name: string, roles: readonly Role[], act: Action])[] = [
  [
    "edits a banner",
    ROLES,
    async (ask) =>
      (await ask(`/api/banners/${content.banner}`, { method: "PATCH", body: { name: `Derby ${(made += 1)}` } })).status,
  ],
  [
    "edits a brand",
    ROLES,
    async (ask) =>
      (await ask(`/api/brands/${brand}`, { method: "PATCH", body: { name: `paloma ${(made += 1)}` } })).status,
  ],
  ["reads the draft", ROLES, async (ask) => (await ask(`/api/brands/${brand}/draft`)).status],
  ["reads what was done", ROLES, async (ask) => (await ask(`/api/brands/${brand}/overview`)).status],
  ["publishes", ["publisher", "administrator"], async (ask) => (await post(ask, "publish")).status],
  ["rolls back", ["publisher", "administrator"], async (ask) => (await post(ask, "rollback")).status],
  ["discards the draft", ROLES, async (ask) => (await post(ask, "reset")).status],
  [
    "adds a user",
    ["administrator"],
    async (ask) => (await ask("/api/users", { method: "POST", body: newUser("editor") })).status,
  ],
  [
    "gives a role",
    ["administrator"],
    async (ask) => {
      const id = await addUser();
      const { status } = await ask(`/api/users/${id}`, { method: "PATCH", body: { role: "publisher" } });
      const { role } = await cms.payload.findByID({ collection: "users", id });
      return role === "publisher" ? status : 403;
    },
  ],
  [
    "removes a user",
    ["administrator"],
    async (ask) => (await ask(`/api/users/${await addUser()}`, { method: "DELETE" })).status,
  ],
  [
    "decides about the second person",
    ["administrator"],
    async (ask) =>
      (await ask(`/api/tenants/${tenant}`, { method: "PATCH", body: { secondPerson: false, name: "Taken" } })).status,
  ],
];

describe.each(ROLES)("CONFIG-4 a user with the role %s", (role) => {
  test.each(ACTIONS)("%s: only if the role allows it", async (_name, allowed, act) => {
    // There is something to publish, and something to roll back to.
    await cms.payload.update({ collection: "brands", id: brand, data: { name: `paloma ${(made += 1)}` } });
    await post(users.administrator, "publish");
    await cms.payload.update({ collection: "brands", id: brand, data: { name: `paloma ${(made += 1)}` } });
    await post(users.administrator, "publish");
    await cms.payload.update({ collection: "brands", id: brand, data: { name: `paloma ${(made += 1)}` } });
    const status = await act(users[role]);
    if (allowed.includes(role)) expect([200, 201]).toContain(status);
    else expect([403, 404]).toContain(status);
  });
});

test("CONFIG-4 the name, slug and uuid of a tenant are changed by nobody", async () => {
  const body = { name: "Taken", slug: "taken", uuid: "taken" };
  await users.administrator(`/api/tenants/${tenant}`, { method: "PATCH", body });
  expect(await cms.payload.findByID({ collection: "tenants", id: tenant })).toMatchObject({
    name: "Casa Paloma",
    slug: "casa-paloma",
  });
});

test("CONFIG-4 nobody gives themselves a role, and an administrator neither loses nor removes themselves", async () => {
  for (const role of ROLES) {
    const id = await idOfUser(`${role}@casa-paloma.example`);
    const wanted = role === "administrator" ? "editor" : "administrator";
    await users[role](`/api/users/${id}`, { method: "PATCH", body: { role: wanted } });
    expect(await cms.payload.findByID({ collection: "users", id })).toMatchObject({ role });
  }
  const oneself = await idOfUser("administrator@casa-paloma.example");
  expect((await users.administrator(`/api/users/${oneself}`, { method: "DELETE" })).status).toBe(409);
});

test("CONFIG-4 what an administrator adds is of their own tenant, and only there", async () => {
  await importBrands(cms.payload, ["bethog"]);
  const other = await idBySlug(cms.payload, "tenants", "bethog");
  const stranger = await cms.signIn("administrator@bethog.example", other);
  const { body } = await stranger("/api/users", { method: "POST", body: { ...newUser("editor"), tenant } });
  expect(body).toMatchObject({ doc: { tenant: other } });
  const guarded = await idOfUser("editor@casa-paloma.example");
  const tries = [
    await stranger(`/api/users/${guarded}`),
    await stranger(`/api/users/${guarded}`, { method: "PATCH", body: { role: "administrator" } }),
    await stranger(`/api/users/${guarded}`, { method: "DELETE" }),
    await stranger(`/api/tenants/${tenant}`, { method: "PATCH", body: { secondPerson: true } }),
    await stranger(`/api/brands/${brand}/overview`),
    await post(stranger, "reset"),
    await post(stranger, "agree"),
    await post(stranger, "withdraw"),
  ];
  for (const { status } of tries) expect([403, 404]).toContain(status);
});

describe("CONFIG-4 with a second person", () => {
  beforeAll(async () => {
    await users.administrator(`/api/tenants/${tenant}`, { method: "PATCH", body: { secondPerson: true } });
  });

  const live = async (): Promise<number> => {
    const { body } = await users.editor(`/api/brands/${brand}/draft`);
    return (body as { published: { version: number } }).published.version;
  };
  const rename = () =>
    cms.payload.update({ collection: "brands", id: brand, data: { name: `paloma ${(made += 1)}` }, depth: 0 });
  const waiting = async (ask: Ask) =>
    ((await ask(`/api/brands/${brand}/draft`)).body as { waiting: object | null }).waiting;

  test("a publication waits until another publisher agrees", async () => {
    await rename();
    const before = await live();
    const asked = await post(users.publisher, "publish", { note: "The derby" });
    expect([asked.status, (asked.body as PublishAnswer).version]).toEqual([202, null]);
    expect(await live()).toBe(before);
    expect(await waiting(users.publisher)).toMatchObject({ isOwn: true, isOutdated: false, note: "The derby" });
    expect(await waiting(users.administrator)).toMatchObject({ isOwn: false, by: "publisher@casa-paloma.example" });

    expect((await post(users.publisher, "agree")).status).toBe(403);
    expect((await post(users.editor, "agree")).status).toBe(403);
    expect(await live()).toBe(before);
    expect((await post(users.administrator, "agree")).body).toEqual({ version: before + 1 });
    expect(await waiting(users.publisher)).toBeNull();
    const { body } = await users.editor(`/api/brands/${brand}/published`);
    expect(body).toMatchObject({
      versions: [
        {
          publishedBy: "publisher@casa-paloma.example",
          note: "The derby · agreed by administrator@casa-paloma.example",
        },
        ...Array.from({ length: before }, () => ({})),
      ],
    });
  });

  test("nobody agrees to what was changed since, or withdrawn", async () => {
    await rename();
    await post(users.publisher, "publish");
    await rename();
    expect(await waiting(users.administrator)).toMatchObject({ isOutdated: true });
    expect((await post(users.administrator, "agree")).status).toBe(409);
    await post(users.publisher, "publish");
    expect((await post(users.editor, "withdraw")).status).toBe(403);
    expect((await post(users.publisher, "withdraw")).status).toBe(200);
    expect((await post(users.administrator, "agree")).status).toBe(404);
  });

  test("a roll back needs one person", async () => {
    expect((await post(users.publisher, "rollback")).status).toBe(200);
  });
});
