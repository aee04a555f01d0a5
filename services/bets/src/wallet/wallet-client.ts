import {
  WALLET_PATHS,
  type WalletBalance,
  type WalletCall,
  type WalletCallAnswer,
  type WalletCallKind,
  type WalletTransactions,
  walletAnswerSchema,
  walletBalanceSchema,
  walletTransactionsSchema,
} from "@touchline/protocol/wallet";
import type { Log } from "@touchline/server-kit";
import { walletCalls, walletSeconds } from "../metrics.ts";
import { createPostSigned } from "../post-signed.ts";

/** How the wallet of an operator is reached. Each side signs with a key of its own. */
export interface WalletAccess {
  readonly url: string;
  readonly key: string;
  readonly walletKey: string;
}

export interface WalletClientOptions {
  readonly tenant: string;
  readonly access: WalletAccess;
  readonly log: Log;
  readonly timeoutMs?: number;
}

/** Null is an outcome that is not known: no answer in time, an error, or an answer that is malformed or not signed. */
export interface WalletClient {
  readonly call: <Kind extends WalletCallKind>(kind: Kind, body: WalletCall<Kind>) => Promise<WalletCallAnswer | null>;
  readonly balance: (body: WalletCall<"balance">) => Promise<WalletBalance | null>;
  readonly transactions: (body: WalletCall<"transactions">) => Promise<WalletTransactions | null>;
}

const TIMEOUT_MS = 5_000;

export const createWalletClient = ({
  tenant,
  access,
  log,
  timeoutMs = TIMEOUT_MS,
}: WalletClientOptions): WalletClient => {
  const post = createPostSigned({ url: access.url, key: access.key, answerKey: access.walletKey });

  const ask = async <Answer extends object>(
    what: keyof typeof WALLET_PATHS,
    body: object,
    schema: { readonly parse: (given: unknown) => Answer },
  ): Promise<Answer | null> => {
    const started = performance.now();
    const observe = (outcome: string): void => {
      walletCalls.inc({ tenant, call: what, outcome });
      walletSeconds.observe({ tenant, call: what }, (performance.now() - started) / 1_000);
    };
    try {
      const answer = schema.parse(JSON.parse(await post(WALLET_PATHS[what], JSON.stringify(body), timeoutMs)));
      observe("status" in answer && answer.status === "REFUSED" ? "refused" : "done");
      return answer;
    } catch (error) {
      observe("unknown");
      log.warn({ err: error, tenant, call: what }, "the operator's wallet gave no answer that can be used");
      return null;
    }
  };

  return {
    call: (kind, body) => ask(kind, body, walletAnswerSchema),
    balance: (body) => ask("balance", body, walletBalanceSchema),
    transactions: (body) => ask("transactions", body, walletTransactionsSchema),
  };
};
