import type { Options } from "../options.ts";
import { countOutcomes, type Result } from "../run.ts";

/** Machine-readable. Contains no token. */
export const formatJson = ({ api, push }: Options, results: readonly Result[]): string =>
  `${JSON.stringify({ api, push, ...countOutcomes(results), checks: results }, null, 2)}\n`;
