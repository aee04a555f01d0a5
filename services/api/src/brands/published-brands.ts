import { hash } from "node:crypto";
import type { BrandDocuments } from "@touchline/db";
import { createEncodedBody, type Encoding } from "../http/encoded-body.ts";

export interface ServedDocument {
  readonly etag: string;
  readonly length: number;
  readonly body: (encoding: Encoding) => Promise<Buffer>;
}

export interface PublishedBrandsOptions {
  readonly documents: Pick<BrandDocuments, "latest" | "version">;
  /** The document of a brand file in the repository; null for an unknown brand. */
  readonly shipped: (slug: string) => string | null;
  readonly now: () => number;
}

/** At most one query per brand in this time. */
const LIFETIME_MS = 2_000;

const serve = (text: string): ServedDocument => ({
  etag: `W/"${hash("sha1", text, "base64url")}"`,
  length: text.length,
  body: createEncodedBody(text),
});

/** The newest version of a brand, or the shipped one if none was published. Serves the last known version while the database is away. */
export const createPublishedBrands = ({ documents, shipped, now }: PublishedBrandsOptions) => {
  const known = new Map<string, { text: string; served: ServedDocument; until: number }>();
  const asking = new Map<string, Promise<ServedDocument | null>>();

  const ask = async (slug: string): Promise<ServedDocument | null> => {
    const before = known.get(slug);
    try {
      const text = (await documents.latest(slug))?.document ?? shipped(slug);
      if (text === null) return null;
      const served = before?.text === text ? before.served : serve(text);
      known.set(slug, { text, served, until: now() + LIFETIME_MS });
      return served;
    } catch (error) {
      if (before) return before.served;
      throw error;
    }
  };

  return {
    latest: (slug: string): Promise<ServedDocument | null> => {
      const held = known.get(slug);
      if (held && held.until > now()) return Promise.resolve(held.served);
      const asked = asking.get(slug) ?? ask(slug).finally(() => asking.delete(slug));
      asking.set(slug, asked);
      return asked;
    },
    version: async (slug: string, version: number): Promise<ServedDocument | null> => {
      const found = await documents.version(slug, version);
      return found && serve(found.document);
    },
  };
};

export type PublishedBrands = ReturnType<typeof createPublishedBrands>;
