import type { Payload } from "payload";
import { type Fields, fieldsIn } from "../fields/form-value.ts";
import type { StoredDocument } from "./documents.ts";

/** A publication that waits for a second person. */
export interface PublishRequest {
  readonly by: string;
  readonly at: string;
  readonly note: string;
  readonly confirmed: readonly string[];
  /** Of the draft that was looked at. */
  readonly fingerprint: string;
}

/** What is known of a brand's draft besides its documents. */
export interface DraftState {
  /** The version whose content it began with. */
  readonly startsFrom: number | null;
  /** The version that was live before the last roll back; null once the draft was published or discarded since. */
  readonly rolledBackFrom: number | null;
  readonly request: PublishRequest | null;
}

export interface BrandOfTenant {
  readonly brandId: string;
  readonly tenantId: string;
}

const access = { depth: 0, overrideAccess: true } as const;

const findState = async (payload: Payload, brandId: string): Promise<Fields | undefined> => {
  const where = { brand: { equals: brandId } };
  return (await payload.find({ collection: "drafts", where, limit: 1, ...access })).docs[0];
};

export const readDraftState = async (payload: Payload, brandId: string): Promise<DraftState> => {
  const { startsFrom, rolledBackFrom, request } = fieldsIn(await findState(payload, brandId));
  return {
    startsFrom: typeof startsFrom === "number" ? startsFrom : null,
    rolledBackFrom: typeof rolledBackFrom === "number" ? rolledBackFrom : null,
    request: (request ?? null) as PublishRequest | null,
  };
};

export const writeDraftState = async (
  payload: Payload,
  { brandId, tenantId }: BrandOfTenant,
  changed: Partial<DraftState>,
): Promise<void> => {
  const found = await findState(payload, brandId);
  const data = { ...changed, brand: brandId, tenant: tenantId };
  if (found) await payload.update({ collection: "drafts", id: String(found.id), data, ...access });
  else await payload.create({ collection: "drafts", data, ...access });
};

/** The documents that a version was made of; null for one from before they were kept. */
export const readPublication = async (
  payload: Payload,
  brandId: string,
  version: number,
): Promise<StoredDocument[] | null> => {
  const where = { brand: { equals: brandId }, version: { equals: version } };
  const { docs } = await payload.find({ collection: "publications", where, limit: 1, ...access });
  return docs[0] ? (docs[0].documents as StoredDocument[]) : null;
};

export const keepPublication = async (
  payload: Payload,
  { brandId, tenantId }: BrandOfTenant,
  version: number,
  documents: readonly StoredDocument[],
): Promise<void> => {
  const data = { brand: brandId, tenant: tenantId, version, documents: [...documents] };
  await payload.create({ collection: "publications", data, ...access });
};
