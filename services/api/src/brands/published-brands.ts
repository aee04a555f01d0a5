import { hash } from "node:crypto";
import { lookStyle } from "@touchline/brands";
import type { BrandDocuments } from "@touchline/db";
import { formatPublishedStart } from "@touchline/protocol";
import { createEncodedBody, type Encoding } from "@touchline/server-kit";
import * as z from "zod/mini";

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

/** The newest version: its document, and what its pages must know before the first paint. */
export interface ServedBrand {
  readonly document: ServedDocument;
  /** Null for a document that does not say it. */
  readonly start: ServedDocument | null;
}

const serve = (text: string): ServedDocument => ({
  etag: `W/"${hash("sha1", text, "base64url")}"`,
  length: text.length,
  body: createEncodedBody(text),
});

const startSchema = z.object({
  accents: z.optional(z.unknown()),
  shape: z.optional(z.unknown()),
  languages: z.array(z.string()),
  settings: z.object({
    generalSettings: z.object({ theme: z.object({ default: z.string(), options: z.array(z.string()) }) }),
  }),
});

const serveBrand = (text: string): ServedBrand => {
  const { data } = z.safeParse(startSchema, JSON.parse(text));
  const start = data && { theme: data.settings.generalSettings.theme, languages: data.languages };
  return { document: serve(text), start: start ? serve(formatPublishedStart(start) + lookStyle(data)) : null };
};

/** The newest version of a brand, or the shipped one if none was published. Serves the last known version while the database is away. */
export const createPublishedBrands = ({ documents, shipped, now }: PublishedBrandsOptions) => {
  const known = new Map<string, { text: string; served: ServedBrand; until: number }>();
  const asking = new Map<string, Promise<ServedBrand | null>>();

  const ask = async (slug: string): Promise<ServedBrand | null> => {
    const before = known.get(slug);
    try {
      const text = (await documents.latest(slug))?.document ?? shipped(slug);
      if (text === null) return null;
      const served = before?.text === text ? before.served : serveBrand(text);
      known.set(slug, { text, served, until: now() + LIFETIME_MS });
      return served;
    } catch (error) {
      if (before) return before.served;
      throw error;
    }
  };

  return {
    latest: (slug: string): Promise<ServedBrand | null> => {
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
