import { afterAll, beforeAll, expect, test } from "vitest";
import { importBrands } from "../brands/import-brands.ts";
import { idBySlug } from "../test-support/content.ts";
import { type Ask, startCms, type TestCms } from "../test-support/start-cms.ts";
import type { DraftAnswer, PublishAnswer, RefusedAnswer } from "./answers.ts";

let cms: TestCms;
let editor: Ask;
let brand: string;

beforeAll(async () => {
  cms = await startCms();
  await importBrands(cms.payload, ["scattr"]);
  const tenant = await idBySlug(cms.payload, "tenants", "scattr");
  brand = await idBySlug(cms.payload, "brands", "scattr");
  editor = await cms.signIn("editor@scattr.example", tenant);
});
afterAll(() => cms?.remove());

const publish = async () => {
  const { status, body } = await editor(`/api/brands/${brand}/publish`, { method: "POST", body: {} });
  return { status, body: body as PublishAnswer & RefusedAnswer };
};
const speak = (languages: readonly string[]) =>
  editor(`/api/brands/${brand}`, { method: "PATCH", body: { languages } });

test("AHEAD-9 a draft tells the pack of its tenant", async () => {
  const { jurisdiction } = (await editor(`/api/brands/${brand}/draft`)).body as DraftAnswer;
  expect(jurisdiction).toMatchObject({ id: "de", version: 1, effectiveFrom: "2021-07-01" });
  expect(jurisdiction.rules.map(({ id }) => id)).toContain("de.time-out");
});

test("AHEAD-9 a publication that breaks the pack is refused by the rule's id", async () => {
  expect((await publish()).status).toBe(200);
  await speak(["en", "es"]);
  const refused = await publish();
  expect(refused.status).toBe(422);
  expect(refused.body.findings.map(({ problem }) => problem)).toContain("de.language asks for the language de");
});

test("AHEAD-9 a roll back to a version that breaks the pack is refused", async () => {
  const { document } = (await editor(`/api/brands/${brand}/draft`)).body as DraftAnswer;
  const old = { ...document, languages: ["en"] };
  const details = { slug: "scattr", tenant: "scattr", publishedBy: "import", note: "before the rule" };
  // It reads its address when it is loaded, which the CMS of this test sets.
  const { publishedDocuments } = await import("./platform.ts");
  const version = await publishedDocuments().publish({ ...details, document: old });
  await speak(["en", "de"]);
  expect((await publish()).status).toBe(200);
  const answer = await editor(`/api/brands/${brand}/rollback`, { method: "POST", body: { to: version } });
  expect([answer.status, (answer.body as RefusedAnswer).findings.map(({ path }) => path)]).toEqual([
    422,
    ["languages"],
  ]);
});
