import type { HostLimits, HostSession, HostWallet, SportsbookOptions } from "@touchline/host-sdk";
import type { Me } from "../me.ts";
import type { SiteConfig } from "../site-config.ts";
import type { Account } from "./account.ts";
import { hostApi } from "./host-api.ts";

/** What the site speaks, where the brand does. */
const LOCALE = "en";

const isDark = matchMedia("(prefers-color-scheme: dark)");

/** The visitor's own, where the brand has it. */
export const systemTheme = ({ themes }: Pick<SiteConfig, "themes">): string | undefined => {
  const theme = isDark.matches ? "dark" : "light";
  return themes.includes(theme) ? theme : undefined;
};
export const onSystemTheme = (listener: () => void): void => isDark.addEventListener("change", listener);

/** Null where nobody knows: then the last word on it stands. */
export const walletOf = ({ currency, wallets }: Me): HostWallet | null => {
  const balance = wallets.find((wallet) => wallet.currency === currency)?.balance ?? null;
  return balance === null ? null : { enabled: true, activeCurrencyBalance: balance, currency };
};

export const limitsOf = ({ limits, breakUntil }: Me): HostLimits => ({
  limits: limits.flatMap(({ kind, period, used, of }) => (of === null ? [] : [{ kind, period, used, of }])),
  breakUntil,
});

const readWallet = async (account: Account): Promise<HostWallet> => {
  await account.refresh();
  const wallet = account.me ? walletOf(account.me) : null;
  if (!wallet) throw new Error("the balance is not known");
  return wallet;
};

/** Who is signed in by the server's word. The header hears of it, too, where it thought otherwise. */
const readSession = async (account: Account): Promise<HostSession | null> => {
  const session = await hostApi.session();
  if (!session && account.me) await account.refresh();
  return session;
};

/** What every sportsbook on this site is given, whatever its brand. */
export const sportsbookOptions = (config: SiteConfig, account: Account): Omit<SportsbookOptions, "container"> => ({
  appUrl: config.appUrl,
  tenant: config.tenant,
  brand: config.brand,
  locale: config.locales.includes(LOCALE) ? LOCALE : undefined,
  theme: systemTheme(config),
  header: false,
  limits: true,
  title: "Sportsbook",
  getSession: () => readSession(account),
  getWallet: () => readWallet(account),
});
