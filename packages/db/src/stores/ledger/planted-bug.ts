/** Deliberate bugs, to test that the audit finds each of them. The service refuses to start with one in production. */
export const PLANTED_BUGS = [
  "no-unique-key",
  "answer-before-commit",
  "no-wallet-lock",
  "outbox-skips-late-commit",
  "refund-without-guard",
  "end-without-guard",
] as const;
export type PlantedBug = (typeof PLANTED_BUGS)[number];
