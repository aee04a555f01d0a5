import type { BrandDocument } from "@touchline/brands";
import type { Finding } from "@touchline/brands/schema";

/** What the studio is told about a brand; the addresses stand beside each. */

export interface PublishedVersion {
  readonly version: number;
  readonly publishedAt: string;
  /** The editor's address, or `import`. */
  readonly publishedBy: string;
  readonly note: string;
}

/** `GET /api/brands/{id}/draft`: everything as it would be published now. */
export interface DraftAnswer {
  /** Null where the schema refuses it: then the findings say why. */
  readonly document: BrandDocument | null;
  readonly findings: readonly Finding[];
  /** What is live; null before anything was published. */
  readonly published: PublishedVersion | null;
  /** In how many places the draft differs from what is live. */
  readonly differences: number;
}

/** `GET /api/brands/{id}/published`: newest first. */
export interface PublishedAnswer {
  readonly versions: readonly PublishedVersion[];
}

export interface ReadableDifference {
  readonly path: string;
  /** Where it is, as an editor says it: “Homepage, block 2 (hero), banner Derby weekend, from”. */
  readonly place: string;
  /** As text; null where there was nothing, or is nothing any more. */
  readonly before: string | null;
  readonly after: string | null;
}

/** `GET /api/brands/{id}/compare?from=213&to=draft`: each a version or `draft`. */
export interface CompareAnswer {
  readonly differences: readonly ReadableDifference[];
}

/** A word on why, not a report. */
export const LONGEST_NOTE = 200;

/** `POST /api/brands/{id}/publish` with `{note?}`; `POST /api/brands/{id}/rollback` with `{to?}`: without it, to the one before. */
export interface PublishAnswer {
  readonly version: number;
}

/** What an answer of 422 holds: nothing was published. */
export interface RefusedAnswer {
  readonly findings: readonly Finding[];
}
