import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { parseAmount } from "@touchline/betting";
import type { WalletAnswer } from "@touchline/protocol";
import type { Env } from "../../env/env.ts";
import type { BetslipStore } from "../betslip/betslip-store.ts";
import { walletQuery } from "../queries.ts";
import { isContradiction, shownWallet, WalletContradicted } from "./shown-wallet.ts";

interface WalletOptions extends Pick<Env, "report"> {
  readonly client: QueryClient;
  readonly owner: string;
  readonly store: BetslipStore;
  /** The platform's wallet. */
  readonly ask: (signal: AbortSignal) => Promise<WalletAnswer>;
  /** Asks the host for its word, which comes by `hostSaid`. */
  readonly askHost: () => void;
}

/** The punter's balance: asked for every minute, and told with everything that changes it. */
export const createWallet = ({ client, owner, store, ask, askHost, report }: WalletOptions) => {
  let isHostsWord = false;
  const query = walletQuery(owner, (signal) => {
    // A host whose word made us ask has just spoken.
    if (!isHostsWord) askHost();
    isHostsWord = false;
    return ask(signal);
  });
  const { queryKey } = query;

  let platform: WalletAnswer | undefined;
  let host: WalletAnswer | null = null;
  let contradictions = 0;

  const show = (): void => {
    if (!platform) return;
    const { enabled, currency, activeCurrencyBalance } = shownWallet(platform, host);
    const balance = parseAmount(activeCurrencyBalance, currency);
    if (balance !== null) store.setState({ wallet: { enabled, currency, balance } });
  };

  const stop = new QueryObserver(client, query).subscribe(({ data }) => {
    if (!data || data === platform) return;
    platform = data;
    show();
  });

  const refresh = (): void => void client.invalidateQueries({ queryKey });

  /** A host that reads the ledger may be a moment behind it, so one difference says nothing. */
  const compare = (said: WalletAnswer): void => {
    contradictions = platform && isContradiction(platform, said) ? contradictions + 1 : 0;
    if (platform && contradictions === 2) report(new WalletContradicted(platform, said));
  };

  return {
    refresh,
    /** The host's word, asked for or not. */
    hostSaid: (said: WalletAnswer): void => {
      const isNews = host !== null && host.activeCurrencyBalance !== said.activeCurrencyBalance;
      host = said;
      compare(said);
      show();
      if (!isNews) return;
      isHostsWord = true;
      refresh();
    },
    /** By push. */
    tell: (balance: string): void => {
      const known = client.getQueryData(queryKey);
      if (!known) {
        void client.resetQueries({ queryKey });
        return;
      }
      // An answer that is under way speaks of the time before.
      void client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, { ...known, activeCurrencyBalance: balance });
    },
    close: stop,
  };
};
