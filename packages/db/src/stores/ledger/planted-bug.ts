/**
 * Mistakes that can be made on purpose, to see that the audit finds each of them. Never in production: the service refuses to
 * start with one there.
 */
export const PLANTED_BUGS = [
  "no-unique-key",
  "answer-before-commit",
  "no-wallet-lock",
  "outbox-skips-late-commit",
  "refund-without-guard",
  "end-without-guard",
] as const;
export type PlantedBug = (typeof PLANTED_BUGS)[number];
