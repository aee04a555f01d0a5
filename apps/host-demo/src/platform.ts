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
  const call = async (path: string, body: object): Promise<void> => {
    const response = await fetch(`${apiUrl}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${await issueHost()}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  };
  const deposit = (body: Deposit): Promise<void> => call(hostRoutes.deposit.path, body);

  return {
    deposit: ({ id, currency }: Account, amount: string, reqUuid: string): Promise<void> =>
      deposit({ reqUuid, punter: id, currency, amount }),
    /** Given once for good, however often it is given. */
    welcome: ({ id, currency, welcome }: Account): Promise<void> =>
      deposit({ reqUuid: uuidOf(`welcome ${id} ${currency}`), punter: id, currency, amount: welcome }),
    endSession: (sid: string): Promise<void> => call(hostRoutes.endSession.path, { sid }),
  };
};

export type Platform = ReturnType<typeof createPlatform>;
