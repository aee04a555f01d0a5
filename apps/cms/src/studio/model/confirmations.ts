import type { Check } from "./checks.ts";

/** The checks that keep a draft from being published until each is confirmed or mended. */
export const redChecks = (checks: readonly Check[]): Check[] => checks.filter(({ tone }) => tone === "danger");

/** Whether everything that is red was confirmed. */
export const isClear = (checks: readonly Check[], confirmed: ReadonlySet<string>): boolean =>
  redChecks(checks).every(({ key, isConfirmable }) => isConfirmable && confirmed.has(key));

/** What the CMS is told: the findings behind the checks that were confirmed. */
export const confirmedFindings = (checks: readonly Check[], confirmed: ReadonlySet<string>): string[] =>
  checks.filter(({ key }) => confirmed.has(key)).flatMap(({ findings }) => findings);
