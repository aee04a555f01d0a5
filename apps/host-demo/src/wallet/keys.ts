import { WALLET_KEY_LENGTH } from "@touchline/protocol/wallet";

/** Keys of one tenant: with which the platform signs its calls, and with which the wallet signs its answers. */
export interface WalletKeyPair {
  readonly platform: string;
  readonly own: string;
}

/** By tenant. */
export type WalletKeys = Readonly<Record<string, WalletKeyPair>>;

const isKey = (value: unknown): boolean => typeof value === "string" && value.length >= WALLET_KEY_LENGTH;

/** Throws where a key is missing or short. */
export const requireKeys = (keys: WalletKeys): WalletKeys => {
  for (const [tenant, pair] of Object.entries(keys))
    if (!isKey(pair?.platform) || !isKey(pair.own))
      throw new Error(
        `WALLET_KEYS: ${tenant} needs "platform" and "own", each of at least ${WALLET_KEY_LENGTH} characters`,
      );
  return keys;
};
