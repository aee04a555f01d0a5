import type { Options } from "../options.ts";
import { countOutcomes, type Result } from "../run.ts";

/** For machines. No token is part of it. */
export const formatJson = ({ api, push }: Options, results: readonly Result[]): string =>
  `${JSON.stringify({ api, push, ...countOutcomes(results), checks: results }, null, 2)}\n`;
