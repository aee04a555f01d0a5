import { isDeepStrictEqual } from "node:util";
import { audit } from "@touchline/db/audit";
import type { OddsChanges, Placement, PlacementResult } from "@touchline/protocol";
import { type Attempt, type Bettor, isDecided } from "./bettor.ts";
import { compareCashouts, compareWithLedger } from "./ledger.ts";

const resultsOf = ({ answers }: Attempt): PlacementResult[] =>
  answers.flatMap((answer: Placement) => (answer.state === "DECIDED" ? [answer.result] : []));

/** What each choice of the bettor allows, apart from the service's own rule. */
const CONSENT: Readonly<Record<OddsChanges, (agreed: number, taken: number) => boolean>> = {
  accept_any_changes: () => true,
  accept_higher_odds: (agreed, taken) => taken >= agreed,
  ask_me: (agreed, taken) => taken === agreed,
};

/** Checks the answers to one request against each other and against the punter's messages. */
const checkAttempt = (attempt: Attempt, bettor: Bettor): string[] => {
  const { reqUuid, selections, oddsChanges } = attempt.request;
  if (!isDecided(attempt)) return [`R4 ${reqUuid} is not decided`];
  const [first, ...later] = resultsOf(attempt);
  if (!first) return [];
  const findings: string[] = [];
  if (later.some((result) => !isDeepStrictEqual(result.bets, first.bets)))
    findings.push(`R10 ${reqUuid} was told two outcomes`);
  const told = bettor.listener.heard.filter(
    (message) => message.kind === "placementResult" && message.reqUuid === reqUuid,
  );
  if (told.length !== 1) findings.push(`R9 ${reqUuid} was told of ${told.length} times`);
  for (const message of told)
    if (message.kind === "placementResult" && !isDeepStrictEqual(message.bets, first.bets))
      findings.push(`R10 ${reqUuid} was told otherwise over the push line`);
  for (const bet of first.bets) {
    if (bet.status !== "PLACED") continue;
    for (const { hash, odds } of selections) {
      const taken = bet.odds[hash];
      if (taken === undefined || !CONSENT[oddsChanges](odds, taken))
        findings.push(`R7 ${reqUuid} was taken at ${taken} where ${odds} was agreed to under ${oddsChanges}`);
    }
  }
  return findings;
};

const checkNumbers = ({ punter, listener }: Bettor): string[] => {
  const broken = listener.heard.findIndex(({ seq }, index) => seq !== index + 1);
  return broken < 0 ? [] : [`R9 ${punter} heard number ${listener.heard[broken]?.seq} in place ${broken + 1}`];
};

/** What bettors sent and received. */
const checkBettors = (bettors: readonly Bettor[]): string[] =>
  bettors.flatMap((bettor) => [
    ...bettor.misdeeds,
    ...checkNumbers(bettor),
    ...bettor.attempts.flatMap((attempt) => checkAttempt(attempt, bettor)),
  ]);

/** Checks what bettors sent and received, compares it with the ledger, and audits the ledger. */
export const checkBooks = async (ownerUrl: string, bettors: readonly Bettor[]): Promise<string[]> => [
  ...checkBettors(bettors),
  ...(await compareWithLedger(ownerUrl, bettors)),
  ...(await compareCashouts(ownerUrl, bettors)),
  ...(await audit(ownerUrl)),
];
