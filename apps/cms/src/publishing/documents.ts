import type { Payload, PayloadRequest } from "payload";
import { readBanner, readBannerGroup, readBrandSettings } from "../fields/document-readers.ts";
import { type Fields, fieldsIn } from "../fields/form-value.ts";
import { referencesIn } from "../fields/references.ts";

/** A document of a draft as it is stored: references are ids. */
export interface StoredDocument {
  readonly collection: Collection;
  readonly id: string;
  readonly fields: Fields;
}

/** In the order in which they are brought back: what is referred to comes first. */
export const COLLECTIONS = ["media", "banners", "banner-groups", "brands"] as const;
export type Collection = (typeof COLLECTIONS)[number];

const READERS: Readonly<Record<Collection, (form: Fields) => unknown>> = {
  brands: readBrandSettings,
  "banner-groups": readBannerGroup,
  banners: readBanner,
  media: () => null,
};

const isCollection = (slug: string): slug is Collection => COLLECTIONS.some((collection) => collection === slug);

/** The ids that documents refer to, by collection, each once. */
const referredBy = (documents: readonly StoredDocument[]): Map<Collection, Set<string>> => {
  const ids = new Map<Collection, Set<string>>();
  for (const { collection, fields } of documents)
    for (const { to, id } of referencesIn(READERS[collection](fields)))
      if (isCollection(to)) ids.set(to, (ids.get(to) ?? new Set()).add(id));
  return ids;
};

interface Reading {
  readonly payload: Payload;
  readonly req?: PayloadRequest;
}

export const readDocuments = async (
  { payload, req }: Reading,
  collection: Collection,
  ids: readonly string[],
): Promise<StoredDocument[]> => {
  const where = { id: { in: [...ids] } };
  const asked = { collection, where, depth: 0, pagination: false, overrideAccess: true, ...(req && { req }) } as const;
  const { docs } = await payload.find(asked);
  return docs.map((doc) => ({ collection, id: String(doc.id), fields: fieldsIn(doc) }));
};

/** A brand and everything that it shows, over banner groups and banners to pictures. */
export const documentsOf = async (reading: Reading, brandId: string): Promise<StoredDocument[]> => {
  const found = await readDocuments(reading, "brands", [brandId]);
  const known = new Set([brandId]);
  for (let newest = found; newest.length > 0; ) {
    const wanted = [...referredBy(newest)].map(([to, ids]) => [to, [...ids].filter((id) => !known.has(id))] as const);
    const read = wanted.filter(([, ids]) => ids.length > 0).map(([to, ids]) => readDocuments(reading, to, ids));
    newest = (await Promise.all(read)).flat();
    for (const { id } of newest) known.add(id);
    found.push(...newest);
  }
  return found;
};
