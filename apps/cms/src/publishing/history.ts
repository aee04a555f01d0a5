import { diffValues } from "@touchline/brands/schema";
import type { Payload } from "payload";
import { type Fields, fieldsIn } from "../fields/form-value.ts";
import { labelOf } from "../fields/words.ts";
import type { HistoryEntry, PublishedVersion } from "./answers.ts";
import type { Names } from "./describe-draft.ts";
import { type Collection, documentsOf, type StoredDocument } from "./documents.ts";
import { contentIn } from "./restore.ts";

const VERSIONED = ["brands", "banner-groups", "banners"] as const;
const KEPT = 40;
const MOST_LABELS = 3;

/** A document as it was saved once. */
interface Saved {
  readonly collection: Collection;
  readonly id: string;
  readonly fields: Fields;
  /** What was there before; undefined where nothing is known. */
  readonly before?: Fields | undefined;
}

/** The name of the deepest thing that has one: a row of a list has none. */
const labelIn = (path: readonly { readonly key: string | number }[]): string | null => {
  const named = path.findLast(({ key }) => typeof key === "string" && key !== "id" && key !== "text");
  return named ? labelOf(String(named.key)) : null;
};

/** What was changed, as the forms call it; null where nothing was. */
export const changedLabels = (collection: Collection, before: Fields, after: Fields): readonly string[] | null => {
  const differences = diffValues(contentIn(collection, before), contentIn(collection, after));
  const labels = new Set(differences.flatMap(({ steps }) => labelIn(steps) ?? []));
  return labels.size === 0 ? null : [...labels].slice(0, MOST_LABELS);
};

const savedVersions = async (payload: Payload, collection: (typeof VERSIONED)[number], ids: readonly string[]) => {
  const asked = { depth: 0, limit: KEPT, sort: "-updatedAt", overrideAccess: true } as const;
  const { docs } = await payload.findVersions({ collection, where: { parent: { in: [...ids] } }, ...asked });
  return docs.map((doc, index): Saved => {
    const before = docs.slice(index + 1).find(({ parent }) => parent === doc.parent);
    const fields = fieldsIn(doc.version);
    return { collection, id: String(doc.parent), fields, before: before && fieldsIn(before.version) };
  });
};

const nameOf = ({ name, slug, filename }: Fields): string => String(name || slug || filename || "");

const entryOf =
  (names: Names, versions: readonly PublishedVersion[]) =>
  ({ collection, id, fields, before }: Saved): HistoryEntry[] => {
    const changed = before ? changedLabels(collection, before, fields) : [];
    if (!changed) return [];
    const at = String(fields.updatedAt);
    const by = fields.changedBy ? String(fields.changedBy) : null;
    const version = versions.findLast(({ publishedAt }) => publishedAt >= at)?.version ?? null;
    return [
      {
        id: [collection, id, at].join("/"),
        at,
        by: by && (names.get(by) ?? by),
        kind: collection,
        name: nameOf(fields),
        changed,
        version,
      },
    ];
  };

const publishedEntry = ({ version, publishedAt, publishedBy, note }: PublishedVersion): HistoryEntry => ({
  id: `version/${version}`,
  at: publishedAt,
  by: publishedBy === "import" ? null : publishedBy,
  kind: "published",
  name: note,
  changed: [],
  version,
});

const idsIn = (documents: readonly StoredDocument[], collection: Collection): string[] =>
  documents.filter((document) => document.collection === collection).map(({ id }) => id);

/** Who changed what of a brand's draft, and who published, the newest first. Versions are the newest first, too. */
export const readHistory = async (
  payload: Payload,
  brandId: string,
  names: Names,
  versions: readonly PublishedVersion[],
): Promise<HistoryEntry[]> => {
  const documents = await documentsOf({ payload }, brandId);
  const saved = await Promise.all(VERSIONED.map((slug) => savedVersions(payload, slug, idsIn(documents, slug))));
  const pictures = documents.filter(({ collection }) => collection === "media");
  return [...[...saved.flat(), ...pictures].flatMap(entryOf(names, versions)), ...versions.map(publishedEntry)]
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, KEPT);
};
