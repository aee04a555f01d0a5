import { sql } from "kysely";
import type { Database } from "../database.ts";

export interface PublishedVersion {
  readonly version: number;
  readonly tenant: string;
  readonly publishedAt: Date;
  readonly publishedBy: string;
  readonly note: string;
}

export interface PublishedDocument extends PublishedVersion {
  /** JSON text, exactly as published. */
  readonly document: string;
}

export interface Publication {
  readonly slug: string;
  readonly tenant: string;
  /** Without its version, which is assigned on publication. */
  readonly document: object;
  readonly publishedBy: string;
  readonly note: string;
}

/** Published brand documents. Versions count from 1 and are only ever added; the highest is current. */
export const createBrandDocuments = (db: Database) => {
  const versions = (slug: string) =>
    db
      .selectFrom("brand_documents")
      .select(["version", "tenant", "published_at as publishedAt", "published_by as publishedBy", "note"])
      .where("slug", "=", slug)
      .orderBy("version", "desc");

  const published = (slug: string) => versions(slug).select("document");

  return {
    latest: async (slug: string): Promise<PublishedDocument | null> =>
      (await published(slug).limit(1).executeTakeFirst()) ?? null,

    /** The newest version of every brand that is newer than the known one. */
    newer: async (known: Readonly<Record<string, number>>): Promise<(PublishedDocument & { slug: string })[]> =>
      db
        .selectFrom("brand_documents as held")
        .select(["slug", "version", "tenant", "document"])
        .select(["published_at as publishedAt", "published_by as publishedBy", "note"])
        .where("version", "=", ({ selectFrom }) =>
          selectFrom("brand_documents as any")
            .select(({ fn }) => fn.max("any.version").as("newest"))
            .whereRef("any.slug", "=", "held.slug"),
        )
        .where("version", ">", sql<number>`coalesce((${JSON.stringify(known)}::jsonb ->> held.slug)::integer, 0)`)
        .execute(),

    version: async (slug: string, version: number): Promise<PublishedDocument | null> =>
      (await published(slug).where("version", "=", version).executeTakeFirst()) ?? null,

    /** Newest first. */
    list: (slug: string): Promise<PublishedVersion[]> => versions(slug).execute(),

    /** Whether any version of these brands contains the text. */
    everHeld: async (slugs: readonly string[], text: string): Promise<boolean> => {
      const held = db
        .selectFrom("brand_documents")
        .select("version")
        .where("slug", "in", [...slugs])
        .where(sql<boolean>`position(${text} in document) > 0`);
      return slugs.length > 0 && (await held.limit(1).executeTakeFirst()) !== undefined;
    },

    /** Returns the new version. Concurrent publications get consecutive versions. */
    publish: ({ slug, tenant, document, publishedBy, note }: Publication): Promise<number> =>
      db.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`brand ${slug}`}, 0))`.execute(transaction);
        const before = await transaction
          .selectFrom("brand_documents")
          .select(["version", "tenant"])
          .where("slug", "=", slug)
          .orderBy("version", "desc")
          .limit(1)
          .executeTakeFirst();
        if (before && before.tenant !== tenant) throw new Error(`the brand ${slug} is not ${tenant}'s`);
        const version = (before?.version ?? 0) + 1;
        const text = JSON.stringify({ ...document, version });
        await transaction
          .insertInto("brand_documents")
          .values({ slug, version, tenant, document: text, published_by: publishedBy, note })
          .execute();
        return version;
      }),
  };
};

export type BrandDocuments = ReturnType<typeof createBrandDocuments>;
