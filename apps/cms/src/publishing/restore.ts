import { isDeepStrictEqual } from "node:util";
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from "payload";
import { type Fields, isFields } from "../fields/form-value.ts";
import { COLLECTIONS, type Collection, readDocuments, type StoredDocument } from "./documents.ts";

/** Of a picture, its file stays: a picture that was published is never replaced. */
const OF_PICTURES = ["name", "alt", "focalX", "focalY", "brand"];
const NEVER = new Set(["id", "createdAt", "updatedAt", "changedBy", "tenant", "tenantName", "tenantUuid"]);

/** What of a document is content. */
export const contentIn = (collection: Collection, fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) =>
      collection === "media" ? OF_PICTURES.includes(name) : !NEVER.has(name) && name !== "globalType",
    ),
  );

/** A document that was removed since has a new id, and what refers to it is told. */
const withIds = (fields: Fields, ids: ReadonlyMap<string, string>): Fields => {
  let text = JSON.stringify(fields);
  for (const [old, now] of ids) text = text.replaceAll(old, now);
  const read: unknown = JSON.parse(text);
  return isFields(read) ? read : fields;
};

const restoreDocument = async (
  req: PayloadRequest,
  { collection, id, fields }: StoredDocument,
  ids: Map<string, string>,
): Promise<void> => {
  const data = withIds(contentIn(collection, fields), ids);
  const [now] = await readDocuments({ payload: req.payload, req }, collection, [id]);
  const asked = { depth: 0, overrideAccess: true, req } as const;
  if (now && isDeepStrictEqual(withIds(contentIn(collection, now.fields), new Map()), data)) return;
  if (now) {
    await req.payload.update({ collection, id, data, ...asked });
    return;
  }
  if (collection === "media" || collection === "brands") return;
  const made = await req.payload.create({ collection, data, ...asked });
  ids.set(id, String(made.id));
};

/** Makes the documents what they were, all or none. The request's user is who changed them. */
export const restoreDocuments = async (req: PayloadRequest, documents: readonly StoredDocument[]): Promise<void> => {
  const isOwner = await initTransaction(req);
  const ids = new Map<string, string>();
  try {
    for (const collection of COLLECTIONS)
      for (const document of documents.filter((one) => one.collection === collection))
        await restoreDocument(req, document, ids);
    if (isOwner) await commitTransaction(req);
  } catch (reason) {
    await killTransaction(req);
    throw reason;
  }
};
