/** What a browser may load: rules are asked here, a pack is loaded alone. All packs are in `@touchline/jurisdictions/all`. */
export { loadPack, neutralPack } from "./load-pack.ts";
export { packAt } from "./pack-at.ts";
export { PACK_IDS, type PackId } from "./pack-ids.ts";
export * from "./rules.ts";
export type { Mark, Pack, PackVersions, Rule, SessionFact } from "./schema.ts";
