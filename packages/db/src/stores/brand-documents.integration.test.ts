import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "../database.ts";
import { startDatabase, type TestDatabase } from "../testing/start-database.ts";
import { type BrandDocuments, createBrandDocuments } from "./brand-documents.ts";

let database: TestDatabase;
let opened: Database[];
let cms: BrandDocuments;
let api: BrandDocuments;
let bets: BrandDocuments;

beforeAll(async () => {
  database = await startDatabase();
  opened = ["touchline_cms", "touchline_api", "touchline_bets"].map((role) =>
    openDatabase(database.urlOf(role), () => undefined),
  );
  [cms, api, bets] = opened.map(createBrandDocuments) as [BrandDocuments, BrandDocuments, BrandDocuments];
});

afterAll(async () => {
  for (const each of opened) await each.destroy();
  await database.remove();
});

const publication = (slug: string, document: object, tenant = "one") => ({
  slug,
  tenant,
  document,
  publishedBy: "editor@one.example",
  note: "",
});

test("CONFIG-4 a publication gets the next version, contains it, and is read by the API byte for byte", async () => {
  expect(await api.latest("first")).toBeNull();
  expect(await cms.publish(publication("first", { name: "a" }))).toBe(1);
  expect(await cms.publish(publication("first", { name: "b" }))).toBe(2);
  expect(await api.latest("first")).toMatchObject({ version: 2, document: '{"name":"b","version":2}' });
  expect(await api.version("first", 1)).toMatchObject({ document: '{"name":"a","version":1}' });
  expect((await api.list("first")).map(({ version }) => version)).toEqual([2, 1]);
});

test("returns the newest version of each brand that is newer than the known one", async () => {
  await cms.publish(publication("old", { name: "a" }));
  for (const name of ["a", "b"]) await cms.publish(publication("new", { name }));
  const given = async (known: Record<string, number>) =>
    (await bets.newer(known))
      .filter(({ slug }) => ["old", "new"].includes(slug))
      .map(({ slug, version, document }) => [slug, version, JSON.parse(document).name])
      .toSorted();
  expect(await given({})).toEqual([
    ["new", 2, "b"],
    ["old", 1, "a"],
  ]);
  expect(await given({ old: 1, new: 1 })).toEqual([["new", 2, "b"]]);
  expect(await given({ old: 1, new: 2 })).toEqual([]);
});

test("finds a text in any version of the given brands", async () => {
  await cms.publish(publication("shown", { image: "ball.png" }));
  await cms.publish(publication("shown", {}));
  expect(await cms.everHeld(["other", "shown"], "ball.png")).toBe(true);
  expect(await cms.everHeld(["shown"], "net.png")).toBe(false);
  expect(await cms.everHeld(["other"], "ball.png")).toBe(false);
  expect(await cms.everHeld([], "ball.png")).toBe(false);
});

test("concurrent publications get consecutive versions", async () => {
  const versions = await Promise.all(
    Array.from({ length: 20 }, (_, each) => cms.publish(publication("busy", { each }))),
  );
  expect(versions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, each) => each + 1));
});

test("refuses a publication by another tenant", async () => {
  await cms.publish(publication("mine", {}));
  await expect(cms.publish(publication("mine", {}, "two"))).rejects.toThrow("not two's");
  expect(await api.list("mine")).toHaveLength(1);
});

test("neither publisher nor reader can change or delete a publication", async () => {
  await cms.publish(publication("kept", {}));
  for (const db of opened) {
    await expect(db.updateTable("brand_documents").set({ note: "other" }).execute()).rejects.toThrow("permission");
    await expect(db.deleteFrom("brand_documents").execute()).rejects.toThrow("permission");
  }
  await expect(api.publish(publication("kept", {}))).rejects.toThrow("permission");
});
