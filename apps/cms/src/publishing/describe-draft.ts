import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { tenantPack } from "@touchline/brands/schema";
import type { PublishedVersion as StoredVersion } from "@touchline/db";
import type { Payload } from "payload";
import type { DraftAnswer, JurisdictionAnswer, PublishedVersion, WaitingPublication } from "./answers.ts";
import { documentsOf, type StoredDocument } from "./documents.ts";
import type { Draft } from "./draft.ts";
import { type PublishRequest, readDraftState } from "./draft-state.ts";
import { publishedDocuments } from "./platform.ts";
import { contentOf } from "./publish.ts";
import { differencesOf } from "./readable.ts";

/** What people are called, by their addresses. */
export type Names = ReadonlyMap<string, string>;

export const namesIn = async (payload: Payload, tenantId: string): Promise<Names> => {
  const where = { tenant: { equals: tenantId } };
  const { docs } = await payload.find({
    collection: "users",
    where,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return new Map(docs.map(({ email, name }) => [String(email), String(name || email)]));
};

export const versionOf = (
  { version, publishedAt, publishedBy, note }: StoredVersion,
  names: Names,
): PublishedVersion => ({
  version,
  publishedAt: publishedAt.toISOString(),
  publishedBy: names.get(publishedBy) ?? publishedBy,
  note,
});

/** As it will be read again: without what JSON does not hold. */
export const asJson = (document: object): object => JSON.parse(JSON.stringify(document));

/** Tells whether a draft is still the one that somebody looked at. */
export const fingerprintOf = ({ document }: Pick<Draft, "document">): string =>
  createHash("sha256").update(JSON.stringify(document)).digest("hex");

export const needsSecondPerson = async (payload: Payload, tenantId: string): Promise<boolean> => {
  const asked = { collection: "tenants", id: tenantId, depth: 0, overrideAccess: true } as const;
  return (await payload.findByID(asked)).secondPerson === true;
};

/** How many differences of a draft from what is live were live in a version that was rolled back. */
export const countRolledBack = (live: object, rolledBack: object, draft: object): number => {
  const undone = new Map(differencesOf(live, rolledBack).map(({ path, after }) => [path, after]));
  return differencesOf(live, draft).filter(
    ({ path, after }) => undone.has(path) && isDeepStrictEqual(undone.get(path), after),
  ).length;
};

const latestOf = (documents: readonly StoredDocument[], names: Names): DraftAnswer["edited"] => {
  const [latest] = documents
    .map(({ fields }) => ({ at: String(fields.updatedAt), by: fields.changedBy ? String(fields.changedBy) : null }))
    .toSorted((one, other) => other.at.localeCompare(one.at));
  return latest ? { at: latest.at, by: latest.by && (names.get(latest.by) ?? latest.by) } : null;
};

const waitingOf = (
  request: PublishRequest | null,
  draft: Draft,
  names: Names,
  reader: string,
): WaitingPublication | null =>
  request && {
    by: names.get(request.by) ?? request.by,
    at: request.at,
    note: request.note,
    isOwn: request.by === reader,
    isOutdated: request.fingerprint !== fingerprintOf(draft),
  };

const jurisdictionOf = (tenant: string): JurisdictionAnswer => {
  const { id, version, effectiveFrom, rules } = tenantPack(tenant, Date.now());
  return {
    ...{ id, version, effectiveFrom },
    rules: rules.map((rule) => ({ id: rule.id, requires: rule.requires, verified: rule.verified })),
  };
};

/** Everything that the studio is told of a draft. */
export const describeDraft = async (payload: Payload, draft: Draft, reader: string): Promise<DraftAnswer> => {
  const { slug, document, findings, brandId, tenant, tenantId } = draft;
  const [live, state, names, isSecondNeeded, documents] = await Promise.all([
    publishedDocuments().latest(slug),
    readDraftState(payload, brandId),
    namesIn(payload, tenantId),
    needsSecondPerson(payload, tenantId),
    documentsOf({ payload }, brandId),
  ]);
  const [shown, content] = [live ? contentOf(live.document) : {}, document && asJson(document)];
  const undone = state.rolledBackFrom ? await publishedDocuments().version(slug, state.rolledBackFrom) : null;
  return {
    document,
    findings,
    jurisdiction: jurisdictionOf(tenant),
    published: live && versionOf(live, names),
    differences: content ? differencesOf(shown, content).length : 0,
    startsFrom: state.startsFrom,
    rolledBack: undone && content ? countRolledBack(shown, contentOf(undone.document), content) : 0,
    edited: latestOf(documents, names),
    needsSecondPerson: isSecondNeeded,
    waiting: waitingOf(state.request, draft, names, reader),
  };
};
