import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { parseAmount } from "@touchline/betting";
import type { WalletAnswer } from "@touchline/protocol";
import type { BetslipStore } from "../betslip/betslip-store.ts";
import { walletQuery } from "../queries.ts";

interface WalletOptions {
  readonly client: QueryClient;
  readonly owner: string;
  readonly store: BetslipStore;
  readonly ask: (signal: AbortSignal) => Promise<WalletAnswer>;
}

/** The punter's balance: asked for every minute, and told with everything that changes it. */
export const createWallet = ({ client, owner, store, ask }: WalletOptions) => {
  const query = walletQuery(owner, ask);
  const { queryKey } = query;

  let shown: WalletAnswer | undefined;

  const stop = new QueryObserver(client, query).subscribe(({ data }) => {
    if (!data || data === shown) return;
    shown = data;
    const { enabled, currency } = data;
    const balance = parseAmount(data.activeCurrencyBalance, currency);
    if (balance !== null) store.setState({ wallet: { enabled, currency, balance } });
  });

  const replace = (answer: WalletAnswer): void => {
    // An answer that is under way speaks of the time before.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, answer);
  };

  return {
    refresh: (): void => void client.invalidateQueries({ queryKey }),
    /** The host says unasked what its wallet holds. */
    replace,
    /** By push. Where balances are the host's own business, what is told is not shown either. */
    tell: (balance: string): void => {
      const known = client.getQueryData(queryKey);
      if (!known) void client.resetQueries({ queryKey });
      else if (known.enabled) replace({ ...known, activeCurrencyBalance: balance });
    },
    close: stop,
  };
};
