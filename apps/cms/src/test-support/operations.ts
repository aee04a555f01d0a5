import type { Question } from "./start-cms.ts";
import type { Guarded } from "./two-tenants.ts";

interface Operation {
  readonly path: string;
  readonly question?: Question;
}

const NIL = "00000000-0000-4000-8000-000000000000";

/** What a thief would like to write. */
const CHANGE = { name: "stolen", enabled: false, email: "thief@bethog.example", value: "stolen", slug: "stolen" };

const byId = "where[id][equals]=";

/** Every way over HTTP to a document of somebody else. */
export const OPERATIONS: Readonly<Record<string, (slug: string, guarded: Guarded, tenant: string) => Operation>> = {
  "find all": (slug) => ({ path: `/api/${slug}?pagination=false&depth=5` }),
  "find by a question": (slug, { id }) => ({ path: `/api/${slug}?${byId}${id}&depth=5` }),
  "find by its tenant": (slug, _guarded, tenant) => ({ path: `/api/${slug}?where[tenant][equals]=${tenant}&depth=5` }),
  "find by its tenant's name": (slug) => ({ path: `/api/${slug}?where[tenant.slug][equals]=casa-paloma&depth=5` }),
  "find by id": (slug, { id }) => ({ path: `/api/${slug}/${id}?depth=5` }),
  "find by id with access overridden": (slug, { id }) => ({ path: `/api/${slug}/${id}?overrideAccess=true` }),
  "find a draft": (slug, { id }) => ({ path: `/api/${slug}/${id}?draft=true` }),
  count: (slug, { id }) => ({ path: `/api/${slug}/count?${byId}${id}` }),
  "ask what is allowed": (slug, { id }) => ({
    path: `/api/${slug}/access/${id}`,
    question: { method: "POST", body: {} },
  }),
  "create for its tenant": (slug, _guarded, tenant) => ({
    path: `/api/${slug}`,
    question: { method: "POST", body: { ...CHANGE, tenant, user: NIL, password: "long enough to be one" } },
  }),
  "update by id": (slug, { id }) => ({ path: `/api/${slug}/${id}`, question: { method: "PATCH", body: CHANGE } }),
  "update by a question": (slug, { id }) => ({
    path: `/api/${slug}?${byId}${id}`,
    question: { method: "PATCH", body: CHANGE },
  }),
  "update everything": (slug) => ({
    path: `/api/${slug}?where[id][exists]=true`,
    question: { method: "PATCH", body: { value: "stolen" } },
  }),
  "update by a hidden method": (slug, { id }) => ({
    path: `/api/${slug}/${id}`,
    question: { method: "POST", body: CHANGE, headers: { "x-payload-http-method-override": "PATCH" } },
  }),
  "delete by id": (slug, { id }) => ({ path: `/api/${slug}/${id}`, question: { method: "DELETE" } }),
  "delete by a question": (slug, { id }) => ({ path: `/api/${slug}?${byId}${id}`, question: { method: "DELETE" } }),
  duplicate: (slug, { id }) => ({ path: `/api/${slug}/${id}/duplicate`, question: { method: "POST", body: {} } }),
  "duplicate while creating": (slug, { id }) => ({
    path: `/api/${slug}?duplicateFromID=${id}`,
    question: { method: "POST", body: {} },
  }),
  "list versions": (slug) => ({ path: `/api/${slug}/versions?pagination=false&depth=5` }),
  "list its versions": (slug, { id }) => ({ path: `/api/${slug}/versions?where[parent][equals]=${id}&depth=5` }),
  "read a version": (slug, { version }) => ({ path: `/api/${slug}/versions/${version ?? NIL}?depth=5` }),
  "restore a version": (slug, { version }) => ({
    path: `/api/${slug}/versions/${version ?? NIL}`,
    question: { method: "POST", body: {} },
  }),
};

/** The ways that only brands have. */
export const PUBLISHING: readonly (readonly [method: string, what: string])[] = [
  ["GET", "draft"],
  ["GET", "published"],
  ["GET", "overview"],
  ["GET", "compare?from=1&to=draft"],
  ["POST", "publish"],
  ["POST", "rollback"],
  ["POST", "agree"],
  ["POST", "withdraw"],
  ["POST", "reset"],
  ["GET", "look"],
  ["PUT", "look"],
  ["POST", "logo"],
  ["GET", "texts"],
  ["PATCH", "texts"],
  ["GET", "translations"],
  ["PATCH", "translations"],
];
