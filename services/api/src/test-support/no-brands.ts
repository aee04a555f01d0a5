import type { PublishedBrands } from "../brands/published-brands.ts";

/** For tests that ask for none. */
export const noBrands: PublishedBrands = { latest: async () => null, version: async () => null };
