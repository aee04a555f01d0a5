import {
  type Amount,
  type Betslip,
  oddsOf,
  parseAmount,
  type Selection,
  selectionsOf,
  sumAmounts,
} from "@touchline/betting";
import type { PlacedBet } from "@touchline/protocol";
import type { PlacementState } from "../../data/betslip/betslip-model.ts";
import { rejectionText } from "../../i18n/betting-texts.ts";

export type Decided = Extract<PlacementState, { status: "decided" }>;

const withStatus = ({ result }: Decided, status: PlacedBet["status"]): PlacedBet[] =>
  result.bets.filter((bet) => bet.status === status);

export const placedBets = (decided: Decided): PlacedBet[] => withStatus(decided, "PLACED");
export const rejectedBets = (decided: Decided): PlacedBet[] => withStatus(decided, "REJECTED");

/** The selections of one bet, as they were at the tap. */
export const selectionsOfBet = ({ hashes }: PlacedBet, slip: Betslip): Selection[] =>
  selectionsOf(slip).filter(({ hash }) => hashes.includes(hash));

/** The reasons of a rejection in words, each once. */
export const rejectionTexts = ({ reasons }: PlacedBet): string[] => [...new Set(reasons.map(rejectionText))];

const wordsOf = (bet: PlacedBet): string => rejectionTexts(bet).join(". ");

/** A rejected single shows its reason on the card of its selection; the reason of a combination applies to all its selections. */
export const rejectionsById = (decided: Decided): Map<string, string> =>
  new Map(
    rejectedBets(decided).flatMap((bet) => {
      const [only, ...others] = selectionsOfBet(bet, decided.slip);
      return only && others.length === 0 ? [[only.id, wordsOf(bet)] as const] : [];
    }),
  );

const TIME_DIGITS = 12;

/** When the platform took the bet: its id is a UUIDv7, which begins with the time. */
export const placedAtOf = ({ id }: Pick<PlacedBet, "id">): number =>
  Number.parseInt(id.replaceAll("-", "").slice(0, TIME_DIGITS), 16);

export const takenOdds = (bet: PlacedBet, slip: Betslip, selection: Selection): number | null =>
  bet.odds[selection.hash] ?? oddsOf(slip, selection);

const sumOf = (texts: readonly (string | null)[], currency: string): Amount =>
  sumAmounts(texts.map((text) => (text === null ? 0n : (parseAmount(text, currency) ?? 0n))));

export const sumStakes = (bets: readonly PlacedBet[], currency: string): Amount =>
  sumOf(
    bets.map(({ stake }) => stake),
    currency,
  );

export const sumWinnings = (bets: readonly PlacedBet[], currency: string): Amount =>
  sumOf(
    bets.map(({ maxWinnings }) => maxWinnings),
    currency,
  );

/**
 * Whether what is on the slip now is exactly what was not taken. Only then may one tap try again: a slip that kept what was placed
 * would be placed twice.
 */
export const holdsOnlyRejected = (decided: Decided, now: Betslip): boolean => {
  const ids = (bets: readonly PlacedBet[]): Set<string> =>
    new Set(bets.flatMap((bet) => selectionsOfBet(bet, decided.slip).map(({ id }) => id)));
  const [placed, rejected] = [ids(placedBets(decided)), ids(rejectedBets(decided))];
  return now.selectionsList.length > 0 && now.selectionsList.every((id) => rejected.has(id) && !placed.has(id));
};
