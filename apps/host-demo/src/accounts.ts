/** One currency of a punter. */
export interface AccountWallet {
  readonly currency: string;
  /** What the page for deposits offers. */
  readonly deposits: readonly string[];
}

/** The punters of a made-up operator. There is no password: whoever runs this on a machine of their own may be any of them. */
export interface Account {
  readonly id: string;
  readonly name: string;
  /** The operator's own words: the kind of punter, and the audience that offers are meant for. */
  readonly type: string;
  readonly tag: string;
  /** What the operator gives to begin with, once, in the first currency. */
  readonly welcome: string;
  /** The first is the one a session begins with. */
  readonly wallets: readonly [AccountWallet, ...AccountWallet[]];
}

const ROUND = ["20", "50", "100", "500"] as const;
const EUR: AccountWallet = { currency: "EUR", deposits: ROUND };
const USD: AccountWallet = { currency: "USD", deposits: ROUND };
const GBP: AccountWallet = { currency: "GBP", deposits: ROUND };
const IDR: AccountWallet = { currency: "IDR", deposits: ["100000", "500000", "1000000", "5000000"] };
const CLP: AccountWallet = { currency: "CLP", deposits: ["10000", "50000", "100000", "500000"] };

export const ACCOUNTS: readonly Account[] = [
  {
    id: "jonas-keller",
    name: "Jonas Keller",
    type: "retail",
    tag: "regular",
    welcome: "250",
    wallets: [EUR, USD, GBP],
  },
  { id: "putri-santoso", name: "Putri Santoso", type: "retail", tag: "new", welcome: "2500000", wallets: [IDR, USD] },
  { id: "camila-rojas", name: "Camila Rojas", type: "retail", tag: "vip", welcome: "200000", wallets: [CLP, USD, EUR] },
];

export const walletOf = ({ wallets }: Account, currency: string): AccountWallet | undefined =>
  wallets.find((wallet) => wallet.currency === currency);

/**
 * Who that is on the platform, where a punter has one wallet: each currency of an account is a punter of its own there. The first goes by
 * the account's own name.
 */
export const punterOf = ({ id, wallets }: Account, currency: string): string =>
  currency === wallets[0].currency ? id : `${id}-${currency.toLowerCase()}`;
