import { parseAmount } from "@touchline/betting";
import type { WalletAnswer } from "@touchline/protocol";

/**
 * The wallet to show and to bet with. Stakes are taken from the platform's wallet where it has one: the host only decides whether the
 * balance is shown. Where the platform has none, the host's is all there is.
 */
export const shownWallet = (platform: WalletAnswer, host: WalletAnswer | null): WalletAnswer => {
  if (!host) return platform;
  return platform.enabled ? { ...platform, enabled: host.enabled } : host;
};

/** Whether the host names another balance than the one that stakes are taken from. */
export const isContradiction = (platform: WalletAnswer, host: WalletAnswer): boolean =>
  platform.enabled &&
  host.enabled &&
  platform.currency === host.currency &&
  parseAmount(platform.activeCurrencyBalance, platform.currency) !==
    parseAmount(host.activeCurrencyBalance, host.currency);

export class WalletContradicted extends Error {
  override readonly name = "WalletContradicted";

  constructor(platform: WalletAnswer, host: WalletAnswer) {
    const [ours, theirs] = [platform, host].map(
      ({ activeCurrencyBalance: balance, currency }) => `${balance} ${currency}`,
    );
    super(
      `getWallet says ${theirs}, but stakes are taken from the platform's ledger, which has ${ours}: that is shown`,
    );
  }
}
