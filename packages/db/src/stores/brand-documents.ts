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
  /** As JSON text, exactly as it was published. */
  readonly document: string;
}

export interface Publication {
  readonly slug: string;
  /** Whose brand it is. */
  readonly tenant: string;
  /** Gets its version when it has one. */
  readonly document: object;
  readonly publishedBy: string;
  readonly note: string;
}

/** What was published of each brand. Versions count from 1, are only ever added, and the highest one is shown. */
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

    /** The newest version of every brand of which it is newer than what is known. */
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

    /** Whether any version of any of these brands holds this text. */
    everHeld: async (slugs: readonly string[], text: string): Promise<boolean> => {
      const held = db
        .selectFrom("brand_documents")
        .select("version")
        .where("slug", "in", [...slugs])
        .where(sql<boolean>`position(${text} in document) > 0`);
      return slugs.length > 0 && (await held.limit(1).executeTakeFirst()) !== undefined;
    },

    /** Answers with the version it became. Two at once become two versions, one after the other. */
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
