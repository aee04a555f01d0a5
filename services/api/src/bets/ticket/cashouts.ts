import { CASHOUT_CODES, type CashoutCode } from "@touchline/betting";
import type { Owner, StoredBet } from "@touchline/db";
import { betCommands, type Cashout } from "@touchline/protocol";
import type { AskBets } from "../ask-bets.ts";

/** Short, because a page without cash-out values is better than a late page; values also arrive by push. */
const PATIENCE_MS = 1_000;

const unavailable = (...codes: readonly CashoutCode[]): Cashout => ({
  allowed: false,
  processing: false,
  winnings: { total: null },
  codes: [...codes],
});

/** Why a bet has no value whatever the prices are; null where the prices decide. */
const obstacleOf = ({ phase }: StoredBet): CashoutCode | null => {
  if (phase === "PREPARED") return CASHOUT_CODES.notAccepted;
  return phase === "PLACED" ? null : CASHOUT_CODES.decided;
};

/** Without an answer there are no values, and no code is given because the reason is unknown. */
const askValues = async (owner: Owner, bets: readonly string[], askBets: AskBets): Promise<Map<string, Cashout>> => {
  if (bets.length === 0) return new Map();
  const command = { ...owner, at: Date.now(), body: { bets } };
  try {
    const { answer } = await askBets("values", owner, command, betCommands.values.answer, PATIENCE_MS);
    return new Map(answer.values.map(({ betId, cashout }) => [betId, cashout]));
  } catch {
    return new Map();
  }
};

/** Cash-out values of the bets, requested in one command. */
export const readCashouts = async (
  owner: Owner,
  bets: readonly StoredBet[],
  askBets: AskBets,
): Promise<(bet: StoredBet) => Cashout> => {
  const open = bets.filter((bet) => obstacleOf(bet) === null).map(({ id }) => id);
  const values = await askValues(owner, open, askBets);
  return (bet) => {
    const obstacle = obstacleOf(bet);
    return obstacle === null ? (values.get(bet.id) ?? unavailable()) : unavailable(obstacle);
  };
};
