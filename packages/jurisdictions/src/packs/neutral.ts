import type { PackVersions } from "../schema.ts";

/** Changes nothing: what a brand and the book say holds. */
export const versions: PackVersions = [{ id: "neutral", version: 1, effectiveFrom: "2000-01-01", rules: [], open: [] }];
