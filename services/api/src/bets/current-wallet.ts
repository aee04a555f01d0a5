import type { ReadWallet, WalletHolder } from "@touchline/db";
import { betCommands, type WalletAnswer } from "@touchline/protocol";
import type { Log } from "@touchline/server-kit";
import type { AskBets } from "./ask-bets.ts";

/** Less than the wallet may take: a page that begins should not wait for it. */
const PATIENCE_MS = 1_500;

interface CurrentWalletOptions {
  readonly read: (owner: WalletHolder) => Promise<ReadWallet>;
  readonly askBets: AskBets;
  readonly log: Log;
}

/**
 * The balance of a punter. A wallet of the operator is asked for it, because the punter's money moves without us too; if it does not
 * answer, the balance is the one that it said last.
 */
export const createCurrentWallet =
  ({ read, askBets, log }: CurrentWalletOptions) =>
  async (owner: WalletHolder): Promise<WalletAnswer> => {
    const { kind, answer } = await read(owner);
    if (kind === "ledger") return answer;
    const { tenant, punter, currency } = owner;
    const asked = askBets(
      "balance",
      owner,
      { tenant, punter, at: Date.now(), body: { currency } },
      betCommands.balance.answer,
      PATIENCE_MS,
    ).catch((error: unknown) => {
      log.warn({ err: error, tenant }, "balance of the operator's wallet not known");
      return null;
    });
    const balance = (await asked)?.answer.balance ?? null;
    return balance === null ? answer : { ...answer, activeCurrencyBalance: balance };
  };
