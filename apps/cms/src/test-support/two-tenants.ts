import type { Payload } from "payload";
import { importBrands } from "../brands/import-brands.ts";
import { type Content, createContent, idBySlug, putOnHomepage } from "./content.ts";
import { type Ask, startCms, type TestCms } from "./start-cms.ts";

/** A document of the tenant that is to be protected. */
export interface Guarded {
  readonly id: string;
  /** Texts that nobody else may be told. */
  readonly secrets: readonly string[];
  readonly version: string | null;
}

export interface TwoTenants {
  readonly cms: TestCms;
  /** Editor of the other tenant. */
  readonly stranger: Ask;
  readonly owner: Ask;
  readonly ownTenant: string;
  readonly ownBrand: string;
  readonly own: Content;
  readonly guardedTenant: string;
  /** By collection: one document of each that has any. */
  readonly guarded: ReadonlyMap<string, Guarded>;
}

const SECRET_FIELDS = ["slug", "uuid", "email", "filename", "tenantUuid", "tenantName", "key"];

const secretsOf = (doc: Readonly<Record<string, unknown>>): string[] =>
  [...SECRET_FIELDS, "name"]
    .map((field) => doc[field])
    .filter((value) => typeof value === "string" && value !== "") as string[];

const versionOf = async (payload: Payload, collection: string, id: string): Promise<string | null> => {
  if (!payload.collections[collection]?.config.versions) return null;
  const where = { parent: { equals: id } };
  const { docs } = await payload.findVersions({ collection, where, limit: 1, depth: 0 });
  return docs[0] ? String(docs[0].id) : null;
};

const guard = async (payload: Payload, collection: string, id: string): Promise<[string, Guarded]> => {
  const doc = await payload.findByID({ collection, id, depth: 0 });
  return [collection, { id, secrets: secretsOf(doc), version: await versionOf(payload, collection, id) }];
};

const firstOf = async (payload: Payload, collection: string, where: object): Promise<string> => {
  const { docs } = await payload.find({ collection, where: { ...where }, depth: 0, limit: 1 });
  return String(docs[0]?.id);
};

/** Two tenants with a brand and banners each. */
export const startTwoTenants = async (): Promise<TwoTenants> => {
  const cms = await startCms();
  const { payload } = cms;
  await importBrands(payload, ["paloma", "bethog"]);
  const guardedTenant = await idBySlug(payload, "tenants", "casa-paloma");
  const ownTenant = await idBySlug(payload, "tenants", "bethog");
  const guardedBrand = await idBySlug(payload, "brands", "paloma");
  const ownBrand = await idBySlug(payload, "brands", "bethog");
  const secret = await createContent(payload, guardedTenant, "Guarded");
  const own = await createContent(payload, ownTenant, "Own");
  await putOnHomepage(payload, guardedBrand, secret.group);
  await putOnHomepage(payload, ownBrand, own.group);
  const owner = await cms.signIn("editor@casa-paloma.example", guardedTenant);
  const stranger = await cms.signIn("editor@bethog.example", ownTenant);
  const preference = { method: "POST", body: { value: { seen: "guarded preference" } } };
  await owner("/api/payload-preferences/guarded-preference", preference);
  const guarded = new Map(
    await Promise.all([
      guard(payload, "tenants", guardedTenant),
      guard(payload, "brands", guardedBrand),
      guard(payload, "media", secret.media),
      guard(payload, "banners", secret.banner),
      guard(payload, "banner-groups", secret.group),
      guard(payload, "users", await firstOf(payload, "users", { tenant: { equals: guardedTenant } })),
      guard(payload, "payload-preferences", await firstOf(payload, "payload-preferences", {})),
    ]),
  );
  return { cms, stranger, owner, ownTenant, ownBrand, own, guardedTenant, guarded };
};
