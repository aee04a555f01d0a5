/** Without schemas, because tenants and the first script name packs. */
export const PACK_IDS = ["neutral", "uk", "se", "de", "dk"] as const;
export type PackId = (typeof PACK_IDS)[number];
