import { parseAmount } from "@touchline/betting";
import type { WalletAnswer } from "@touchline/protocol";
import type { BetslipStore } from "../betslip/betslip-store.ts";

interface WalletOptions {
  readonly store: BetslipStore;
  readonly ask: (signal: AbortSignal) => Promise<WalletAnswer>;
  /** Returns how to call it off. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly onError: (error: unknown) => void;
}

const POLL_EVERY = 60_000;
const PATIENCE = 10_000;

/** The punter's balance: asked for every minute, and told with everything that changes it. */
export const createWallet = ({ store, ask, after, onError }: WalletOptions) => {
  let told = 0;
  let isClosed = false;
  let cancelNext = (): void => undefined;

  const show = (balance: string, currency: string, enabled: boolean): void => {
    const amount = parseAmount(balance, currency);
    if (amount !== null) store.setState({ wallet: { enabled, currency, balance: amount } });
  };

  const refresh = async (): Promise<void> => {
    cancelNext();
    const before = told;
    try {
      const { enabled, currency, activeCurrencyBalance } = await ask(AbortSignal.timeout(PATIENCE));
      if (isClosed) return;
      // An answer that was under way while something newer was told speaks of the time before that.
      if (told === before) show(activeCurrencyBalance, currency, enabled);
    } catch (error) {
      if (isClosed) return;
      onError(error);
    }
    cancelNext();
    cancelNext = after(POLL_EVERY, () => void refresh());
  };

  void refresh();
  return {
    refresh: (): void => void refresh(),
    /** The host says unasked what its wallet holds. */
    replace: ({ enabled, currency, activeCurrencyBalance }: WalletAnswer): void => {
      told += 1;
      show(activeCurrencyBalance, currency, enabled);
    },
    /** Where balances are the host's own business, what is told is not shown either. */
    tell: (balance: string): void => {
      told += 1;
      const { enabled, currency } = store.getState().wallet;
      if (enabled) show(balance, currency, enabled);
    },
    close: (): void => {
      isClosed = true;
      cancelNext();
    },
  };
};
