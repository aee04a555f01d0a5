import { hash } from "node:crypto";
import { type Deposit, hostRoutes } from "@touchline/protocol";
import type { Account } from "./accounts.ts";

export interface PlatformOptions {
  readonly apiUrl: string;
  readonly issueHost: () => Promise<string>;
}

const PATIENCE_MS = 9_000;

/** Made of a name, so that the same thing asked for again is the same request. */
export const uuidOf = (name: string): string => {
  const digest = hash("sha256", name, "hex");
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
};

/** The calls in which the operator speaks for itself. */
export const createPlatform = ({ apiUrl, issueHost }: PlatformOptions) => {
  const ask = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const response = await fetch(`${apiUrl}${path}`, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${await issueHost()}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new Error(`${path.split("?")[0]} answered ${response.status}`);
    return response.json();
  };
  const call = async (path: string, body: object): Promise<void> => {
    const headers = { "content-type": "application/json" };
    await ask(path, { method: "POST", headers, body: JSON.stringify(body) });
  };
  const deposit = (body: Deposit): Promise<void> => call(hostRoutes.deposit.path, body);

  return {
    deposit: (punter: string, currency: string, amount: string, reqUuid: string): Promise<void> =>
      deposit({ reqUuid, punter, currency, amount }),
    /** Given once for good, however often it is given. */
    welcome: ({ id, welcome, wallets: [{ currency }] }: Account): Promise<void> =>
      deposit({ reqUuid: uuidOf(`welcome ${id} ${currency}`), punter: id, currency, amount: welcome }),
    /** What a punter has. Nothing where the currency was never used. */
    balance: async (punter: string, currency: string): Promise<string> => {
      const answer = await ask(`${hostRoutes.wallets.path}?${new URLSearchParams({ punter })}`);
      const { wallets } = hostRoutes.wallets.answer.parse(answer);
      return wallets.find((wallet) => wallet.currency === currency)?.balance ?? "0";
    },
    endSession: (sid: string): Promise<void> => call(hostRoutes.endSession.path, { sid }),
  };
};

export type Platform = ReturnType<typeof createPlatform>;
