import { randomBytes } from "node:crypto";

/** A tenant whose punters' money is in a wallet of the operator, for the demo. Its brand looks as different as it can. */
export const WALLET_HOST = {
  tenant: "casa-paloma",
  brand: "paloma",
  issuer: "https://www.casa-paloma.example",
} as const;

/** With which the platform and a wallet sign what they send each other. */
export interface WalletPair {
  readonly key: string;
  readonly walletKey: string;
}

export const newKey = (): string => randomBytes(32).toString("base64url");

/** New at each start: both sides are given them. */
export const createWalletPair = (): WalletPair => ({ key: newKey(), walletKey: newKey() });

/** TENANT_WALLETS for the services. */
export const tenantWalletsOf = (hostUrl: string, pair: WalletPair): string =>
  JSON.stringify({ [WALLET_HOST.tenant]: { url: `${hostUrl}/wallet`, ...pair } });

/** What the demo operator of that tenant is started with, beside what every one needs. */
export const walletHostEnv = (ownerUrl: string, { key, walletKey }: WalletPair): Readonly<Record<string, string>> => {
  const database = new URL(ownerUrl);
  database.pathname = "/casa_paloma_wallet";
  const { tenant, brand, issuer } = WALLET_HOST;
  return {
    ...{ TENANT: tenant, BRAND: brand, ISSUER: issuer, WALLET_DATABASE_URL: database.href },
    WALLET_KEYS: JSON.stringify({ [tenant]: { platform: key, own: walletKey } }),
  };
};
