import { parseArgs } from "node:util";
import { WALLET_KEY_LENGTH, walletCallSchemas } from "@touchline/protocol/wallet";
import { addressOf, readPatience, UsedWrongly } from "../options.ts";

export interface WalletOptions {
  readonly wallet: string;
  readonly tenant: string;
  /** With which the platform signs. */
  readonly key: string;
  /** With which the wallet signs. */
  readonly walletKey: string;
  readonly punter: string;
  readonly currency: string;
  /** Decimals of an amount in this currency. */
  readonly decimals: number;
  readonly only: readonly string[];
  readonly json: boolean;
  /** Timeout of one answer in milliseconds. */
  readonly patience: number;
}

export const WALLET_USAGE = `Checks an operator's wallet against the Touchline contract, call by call. It moves money of the punter, and puts it back.

  touchline-conformance wallet --wallet URL --tenant NAME --key KEY --wallet-key KEY --punter ID --currency EUR

  --wallet URL         address of the wallet; calls are made to paths below it
  --tenant NAME        the tenant that the calls are for
  --key KEY            the key with which the platform signs calls
  --wallet-key KEY     the key with which the wallet signs answers
  --punter ID          a punter made for this, with a balance of at least 20.00 (2,000 of the smallest unit)
  --currency CODE      the currency of that balance
  --decimals N         decimals of amounts, 0 to 3, where they are not the usual ones of the currency
  --only NAME          only checks whose name contains this; may be repeated
  --timeout SECONDS    timeout of an answer (5, as the platform has it)
  --json               machine-readable output

Exit code: 0 if nothing failed, 1 if something did, 2 if it could not be reached or the options are wrong.
`;

const FLAGS = {
  wallet: { type: "string" },
  tenant: { type: "string" },
  key: { type: "string" },
  "wallet-key": { type: "string" },
  punter: { type: "string" },
  currency: { type: "string" },
  decimals: { type: "string" },
  only: { type: "string", multiple: true, default: [] as string[] },
  timeout: { type: "string", default: "5" },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

const MOST_DECIMALS = 3;

const readFlags = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: FLAGS }).values;
  } catch (error) {
    throw new UsedWrongly((error as Error).message);
  }
};

const usualDecimals = (currency: string): number => {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
  return Math.min(maximumFractionDigits, MOST_DECIMALS);
};

const readDecimals = (text: string | undefined, currency: string): number => {
  if (text === undefined) return usualDecimals(currency);
  if (!/^[0-3]$/.test(text)) throw new UsedWrongly(`--decimals is not a number from 0 to ${MOST_DECIMALS}: ${text}`);
  return Number(text);
};

const keyOf = (name: string, key: string): string => {
  if (key.length < WALLET_KEY_LENGTH) throw new UsedWrongly(`--${name} has fewer than ${WALLET_KEY_LENGTH} characters`);
  return key;
};

/** Null if help is requested. */
export const readWalletOptions = (args: readonly string[]): WalletOptions | null => {
  const flags = readFlags(args);
  if (flags.help) return null;
  const required = (name: "wallet" | "tenant" | "key" | "wallet-key" | "punter" | "currency"): string => {
    const { [name]: value } = flags;
    if (value === undefined) throw new UsedWrongly(`--${name} is missing`);
    return value;
  };
  const holder = { tenant: required("tenant"), punter: required("punter"), currency: required("currency") };
  const parsed = walletCallSchemas.balance.safeParse({ ...holder, at: 1 });
  if (!parsed.success) throw new UsedWrongly(`--${parsed.error.issues[0]?.path.join(".")} is not one of the contract`);
  return {
    ...holder,
    wallet: addressOf("wallet", required("wallet")),
    key: keyOf("key", required("key")),
    walletKey: keyOf("wallet-key", required("wallet-key")),
    decimals: readDecimals(flags.decimals, holder.currency),
    only: flags.only,
    json: flags.json,
    patience: readPatience(flags.timeout),
  };
};
