/** For services, checks and documents: every pack at once. */
import type { PackId } from "../pack-ids.ts";
import type { PackVersions } from "../schema.ts";
import { versions as de } from "./de.ts";
import { versions as dk } from "./dk.ts";
import { versions as neutral } from "./neutral.ts";
import { versions as se } from "./se.ts";
import { versions as uk } from "./uk.ts";

export const packs: Readonly<Record<PackId, PackVersions>> = { neutral, uk, se, de, dk };
