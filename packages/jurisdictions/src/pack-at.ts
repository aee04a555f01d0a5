import type { Pack, PackVersions } from "./schema.ts";

const beginOf = ({ effectiveFrom }: Pack): number => Date.parse(`${effectiveFrom}T00:00:00Z`);

/** The version in force at a moment. Before the first one the first holds: a tenant is never without its rules. */
export const packAt = (versions: PackVersions, moment: number): Pack =>
  (versions.find((pack) => beginOf(pack) <= moment) ?? versions.at(-1)) as Pack;
