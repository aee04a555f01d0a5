import type { FastifyInstance } from "fastify";
import { createFaults, type FaultPlan, type Faults } from "./faults.ts";
import { createFunds, type Funds } from "./funds.ts";
import { requireKeys, type WalletKeys } from "./keys.ts";
import { walletRoutes } from "./routes.ts";
import { openStore } from "./store.ts";

export interface WalletOptions {
  /** Made where it does not exist. */
  readonly databaseUrl: string;
  readonly keys: WalletKeys;
  /** Before each call is made, as a way through a network would take. */
  readonly latencyMs?: number;
  readonly faults?: Partial<FaultPlan>;
  /** Whether anybody may ask for faults and give money, by `/wallet/faults` and `/wallet/deposits`: for tests. */
  readonly servesTests?: boolean;
  readonly now?: () => number;
  readonly onError?: (error: unknown, what: string) => void;
}

export interface Wallet {
  /** For a server, below the address of the wallet. */
  readonly routes: (scope: FastifyInstance) => Promise<void>;
  readonly faults: Faults;
  readonly fundsOf: (tenant: string) => Funds;
  /** Waits for what is held back. */
  readonly close: () => Promise<void>;
}

/** The wallet of an operator, on its own database. */
export const openWallet = async ({
  databaseUrl,
  keys,
  latencyMs = 0,
  faults: plan = {},
  servesTests = false,
  now = Date.now,
  onError = () => {},
}: WalletOptions): Promise<Wallet> => {
  requireKeys(keys);
  const store = await openStore(databaseUrl, (error) => onError(error, "a connection to the wallet's database failed"));
  const faults = createFaults({ ...plan, latencyMs });
  return {
    routes: walletRoutes({ store, keys, faults, servesTests, now, onError }),
    faults,
    fundsOf: (tenant) => createFunds(store, tenant, now),
    close: async () => {
      await faults.settled();
      await store.close();
    },
  };
};
