import type { BrandDocument } from "@touchline/brands";
import type { Finding } from "@touchline/brands/schema";

/** What the studio is told about a brand; the addresses stand beside each. */

export interface PublishedVersion {
  readonly version: number;
  readonly publishedAt: string;
  /** The name of whoever did it, or their address, or `import`. */
  readonly publishedBy: string;
  readonly note: string;
}

/** A publication that waits for the agreement of a second person. */
export interface WaitingPublication {
  readonly by: string;
  readonly at: string;
  readonly note: string;
  /** Asked by whoever reads this. */
  readonly isOwn: boolean;
  /** The draft was changed since: it has to be asked for again. */
  readonly isOutdated: boolean;
}

/** A pack, with what an editor is told of its rules. */
export interface JurisdictionAnswer {
  readonly id: string;
  readonly version: number;
  readonly effectiveFrom: string;
  readonly rules: readonly { readonly id: string; readonly requires: string; readonly verified: boolean }[];
}

/** `GET /api/brands/{id}/draft`: everything as it would be published now. */
export interface DraftAnswer {
  /** Null where the schema refuses it: then the findings say why. */
  readonly document: BrandDocument | null;
  readonly findings: readonly Finding[];
  /** The rules of the market that the tenant is licensed for. */
  readonly jurisdiction: JurisdictionAnswer;
  /** What is live; null before anything was published. */
  readonly published: PublishedVersion | null;
  /** In how many places the draft differs from what is live. */
  readonly differences: number;
  /** The version whose content it began with; null where that is not known. */
  readonly startsFrom: number | null;
  /** How many of the differences were live once and were rolled back. */
  readonly rolledBack: number;
  /** The last that was saved of it. */
  readonly edited: { readonly at: string; readonly by: string | null } | null;
  /** The tenant wants two persons for a publication. */
  readonly needsSecondPerson: boolean;
  readonly waiting: WaitingPublication | null;
}

/** `GET /api/brands/{id}/live`: what visitors see; null before anything was published. */
export interface LiveAnswer {
  readonly document: BrandDocument | null;
}

/** `GET /api/brands/{id}/published`: newest first. */
export interface PublishedAnswer {
  readonly versions: readonly PublishedVersion[];
}

/** Somebody saved a document of the draft, or published. */
export interface HistoryEntry {
  /** Not for people. */
  readonly id: string;
  readonly at: string;
  /** Null for the program itself. */
  readonly by: string | null;
  readonly kind: "published" | "brands" | "banner-groups" | "banners" | "media";
  /** Name of the document, or the note of the publication. */
  readonly name: string;
  /** Labels of what was changed; empty for what was made. */
  readonly changed: readonly string[];
  /** The version that it is in; null while it is in none. */
  readonly version: number | null;
}

/** `GET /api/brands/{id}/overview` */
export interface OverviewAnswer {
  /** What visitors see; null before anything was published. */
  readonly live: BrandDocument | null;
  /** The newest first. */
  readonly history: readonly HistoryEntry[];
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

/**
 * `POST /api/brands/{id}/publish` with `{note?, confirmed?}`, where `confirmed` has the keys of the findings that were
 * seen; `POST …/rollback` with `{to?}`: without it, to the one before; `POST …/agree` to what a colleague asked for.
 */
export interface PublishAnswer {
  /** Null while it waits for a second person (202). */
  readonly version: number | null;
}

/** What an answer of 422 holds: nothing was published, because of these. */
export interface RefusedAnswer {
  readonly findings: readonly Finding[];
}
