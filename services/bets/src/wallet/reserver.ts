import { parseAmount } from "@touchline/betting";
import type { PreparedBet, PreparedRequest, ReserveAnswer, ReserveAnswers } from "@touchline/db";
import { reserveBody } from "./call-bodies.ts";
import type { WalletClient } from "./wallet-client.ts";
import type { WalletHealth } from "./wallet-health.ts";

/** Calls under way at once. With more of them the wallet would answer the last one too late. */
const MOST_AT_ONCE = 256;

/** Was not asked, so there is nothing to take back. */
const NOT_ASKED: ReserveAnswer = { status: "REFUSED", code: "DOWN", balance: null };
const UNKNOWN: ReserveAnswer = { status: "UNKNOWN" };

export interface ReserverOptions {
  readonly tenant: string;
  readonly client: WalletClient;
  readonly health: WalletHealth;
}

/** Asks the wallet of the operator for the stakes of a request. */
export const createReserver = ({ tenant, client, health }: ReserverOptions) => {
  let underWay = 0;

  const ask = async (request: PreparedRequest, bet: PreparedBet, at: number): Promise<ReserveAnswer> => {
    if (underWay >= MOST_AT_ONCE || !health.mayTry()) return NOT_ASKED;
    underWay += 1;
    try {
      const answer = await client.call("reserve", reserveBody(tenant, request, bet, at));
      health.note(answer !== null);
      if (!answer) return UNKNOWN;
      const balance = answer.balance === undefined ? null : parseAmount(answer.balance, request.currency);
      if (answer.status === "REFUSED") return { status: "REFUSED", code: answer.code, balance };
      const moved = parseAmount(answer.moved, request.currency);
      // Another amount than the stake was taken: it is given back, and the bet is not placed.
      return balance === null || moved !== -bet.stake ? UNKNOWN : { status: "DONE", balance };
    } finally {
      underWay -= 1;
    }
  };

  /** `at` is when the request was stored with its calls. */
  return async (request: PreparedRequest, at: number): Promise<ReserveAnswers> => {
    const open = request.bets.filter(({ told }) => told === null);
    const answers = await Promise.all(open.map((bet) => ask(request, bet, at)));
    return new Map(open.map(({ id }, index) => [id, answers[index] as ReserveAnswer]));
  };
};
