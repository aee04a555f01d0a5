import type { PackId } from "./pack-ids.ts";
import { versions as neutral } from "./packs/neutral.ts";
import type { PackVersions } from "./schema.ts";

type Load = () => Promise<{ readonly versions: PackVersions }>;

const PACKS: Readonly<Record<Exclude<PackId, "neutral">, Load>> = {
  uk: () => import("./packs/uk.ts"),
  se: () => import("./packs/se.ts"),
  de: () => import("./packs/de.ts"),
  dk: () => import("./packs/dk.ts"),
};

export const neutralPack = neutral;

/** For browsers: a page loads the pack of its tenant and no other. */
export const loadPack = async (id: PackId): Promise<PackVersions> =>
  id === "neutral" ? neutral : (await PACKS[id]()).versions;
