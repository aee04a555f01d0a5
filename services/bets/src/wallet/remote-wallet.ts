import { minorDigits, parseAmount } from "@touchline/betting";
import {
  isAway,
  keepReserves,
  type Ledger,
  type PreparedRequest,
  type ReserveAnswers,
  showBalance,
} from "@touchline/db";
import type { Log } from "@touchline/server-kit";
import { createBatchQueue } from "../batch-queue.ts";
import { createDispatcher } from "./dispatcher.ts";
import { type Reconciliation, reconcile } from "./reconcile.ts";
import { createReserver } from "./reserver.ts";
import { createWalletClient, type WalletAccess } from "./wallet-client.ts";
import { createWalletHealth } from "./wallet-health.ts";

export interface RemoteWalletOptions {
  readonly ledger: Ledger;
  readonly tenant: string;
  readonly access: WalletAccess;
  readonly log: Log;
  readonly timeoutMs?: number;
}

/** The wallet of an operator: money of the tenant's punters is there, and only what follows from bets is here. */
export interface RemoteWallet {
  /** Takes the stakes of a request that was stored at this time. */
  readonly reserve: (request: PreparedRequest, at: number) => Promise<ReserveAnswers>;
  /** Stores the answers of a request that is decided later. */
  readonly keep: (punter: string, answers: ReserveAnswers) => Promise<void>;
  /** The balance as it is now; null where the wallet does not say it. */
  readonly balance: (punter: string, currency: string) => Promise<string | null>;
  /** What both sides say of a day, as 2027-01-31 in UTC; null where the wallet does not answer. */
  readonly reconcile: (day: string) => Promise<Reconciliation | null>;
  /** It has answered nothing for so long that bets are turned down without asking it. */
  readonly isAway: () => boolean;
  readonly wake: () => void;
  readonly stop: () => void;
}

const MOST_KEPT = 256;

const GATHER_FROM = 8;
const GATHER_MS = 40;

/**
 * Milliseconds between two transactions of such a tenant, if so many bets are waiting for the next. Its bets take two transactions and wait
 * for the wallet anyway, so larger batches save more than the pause costs.
 */
export const gatherFor = (waiting: number): number => (waiting < GATHER_FROM ? 0 : GATHER_MS);

export const createRemoteWallet = (options: RemoteWalletOptions): RemoteWallet => {
  const { ledger, tenant } = options;
  const client = createWalletClient(options);
  const health = createWalletHealth();
  const dispatcher = createDispatcher({ ...options, client, health });
  const keeping = createBatchQueue({
    name: "stakes at the operator's wallet",
    most: () => MOST_KEPT,
    isHopeless: isAway,
    run: async (given: readonly { readonly punter: string; readonly answers: ReserveAnswers }[]) => {
      await keepReserves(ledger, tenant, given);
      return given;
    },
  });
  return {
    reserve: createReserver({ tenant, client, health }),
    keep: async (punter, answers) => {
      await keeping.push({ punter, answers });
    },
    balance: async (punter, currency) => {
      const answer = await client.balance({ tenant, punter, currency, at: Date.now() });
      const balance = answer?.status === "DONE" ? parseAmount(answer.balance, currency) : null;
      if (balance === null) return null;
      return showBalance(ledger, tenant, { punter, currency, digits: minorDigits(currency) }, balance);
    },
    reconcile: (day) => reconcile({ ledger, client }, tenant, day),
    isAway: health.isDown,
    wake: dispatcher.wake,
    stop: dispatcher.stop,
  };
};
