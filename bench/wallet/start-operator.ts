/** The wallet of an operator with a database of its own, as if on a machine of its own: both have the second core to themselves. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startDatabase } from "@touchline/db/testing";
import { childrenOf } from "@touchline/db/testing/postgres-server";
import { freePort } from "@touchline/server-kit/testing/ports";
import type { FaultPlan } from "../../apps/host-demo/src/wallet/start-wallet.ts";
import type { WalletAccess } from "../../services/bets/src/wallet/wallet-client.ts";
import { pinned, stayOn } from "../cpu.ts";

const MAIN = fileURLToPath(new URL("../../apps/host-demo/src/wallet/main.ts", import.meta.url));
const KEYS = { platform: "key-of-the-platform-in-bench-000", own: "key-of-the-wallet-in-bench-00000" };

export interface Operator {
  readonly access: WalletAccess;
  readonly deposit: (punter: string, amount: string) => Promise<void>;
  readonly setFaults: (plan: Partial<FaultPlan>) => Promise<void>;
  /** Its processes: the wallet, and PostgreSQL with what serves its connections now. */
  readonly pids: () => { readonly wallet: readonly number[]; readonly postgres: readonly number[] };
  readonly stop: () => Promise<void>;
}

const untilReady = async (url: string): Promise<void> => {
  while (!(await fetch(url).catch(() => null))?.ok) await sleep(50);
};

/** Everything else that this process starts afterwards, and itself, has the first core. */
export const startOperator = async (tenant: string, latencyMs: number): Promise<Operator> => {
  const before = new Set(childrenOf(process.pid));
  stayOn("1");
  const postgres = await startDatabase();
  const server = childrenOf(process.pid).filter((pid) => !before.has(pid));
  stayOn("0");
  const port = await freePort();
  const { command, args } = pinned(1, process.execPath, [MAIN]);
  const wallet = spawn(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT: `${port}`,
      LOG_LEVEL: "silent",
      WALLET_DATABASE_URL: postgres.ownerUrl.replace(/\w+$/, "operator_wallet"),
      WALLET_KEYS: JSON.stringify({ [tenant]: KEYS }),
      WALLET_LATENCY_MS: `${latencyMs}`,
      WALLET_FAULTS: "1",
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(`${origin}/ready`);
  const post = async (path: string, body: object): Promise<void> => {
    const response = await fetch(`${origin}/wallet${path}`, { method: "POST", body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  return {
    access: { url: `${origin}/wallet`, key: KEYS.platform, walletKey: KEYS.own },
    deposit: (punter, amount) =>
      post("/deposits", { tenant, punter, currency: "EUR", amount, reqUuid: crypto.randomUUID() }),
    setFaults: (plan) => post("/faults", plan),
    pids: () => ({ wallet: [wallet.pid ?? -1], postgres: [...server, ...server.flatMap(childrenOf)] }),
    stop: async () => {
      wallet.kill("SIGKILL");
      await once(wallet, "exit");
      await postgres.remove();
    },
  };
};
