import { countOutcomes, type Result } from "../result.ts";

/** Machine-readable. `addresses` says what was checked; no token and no key is in it. */
export const formatJson = (addresses: Readonly<Record<string, string | null>>, results: readonly Result[]): string =>
  `${JSON.stringify({ ...addresses, ...countOutcomes(results), checks: results }, null, 2)}\n`;
