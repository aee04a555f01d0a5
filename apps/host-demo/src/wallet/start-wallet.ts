import type { AddressInfo } from "node:net";
import { fastify } from "fastify";
import type { FaultPlan, Faults } from "./faults.ts";
import type { Funds } from "./funds.ts";
import type { WalletKeyPair, WalletKeys } from "./keys.ts";
import { openWallet, type WalletOptions } from "./open-wallet.ts";

export type { FaultPlan, Faults, Funds, WalletKeyPair, WalletKeys };

/** Where the wallet is below the address of its server. */
export const WALLET_PREFIX = "/wallet";

interface ServedOptions extends WalletOptions {
  /** 0 for any that is free. */
  readonly port?: number;
  readonly host?: string;
}

export interface RunningWallet {
  /** What the platform is given. */
  readonly url: string;
  readonly faults: Faults;
  /** The operator's own hand in the accounts of a tenant: deposits, balances, blocks. */
  readonly fundsOf: (tenant: string) => Funds;
  /** Waits for what is held back. */
  readonly close: () => Promise<void>;
}

/** The wallet alone, without the operator's site. */
export const startWallet = async ({
  port = 0,
  host = "127.0.0.1",
  ...options
}: ServedOptions): Promise<RunningWallet> => {
  const { routes, faults, fundsOf, close } = await openWallet(options);
  const server = fastify({ forceCloseConnections: true });
  server.get("/ready", () => "ok");
  server.register(routes, { prefix: WALLET_PREFIX });
  await server.listen({ port, host });
  const { port: at } = server.server.address() as AddressInfo;
  return {
    url: `http://${host}:${at}${WALLET_PREFIX}`,
    faults,
    fundsOf,
    close: async () => {
      await server.close();
      await close();
    },
  };
};
