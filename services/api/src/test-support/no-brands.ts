import type { PublishedBrands } from "../brands/published-brands.ts";

/** For tests that request no brand. */
export const noBrands: PublishedBrands = { latest: async () => null, version: async () => null };
