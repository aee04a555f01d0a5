import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureStreams } from "@touchline/server-kit";
import { freePorts } from "@touchline/server-kit/testing/ports";
import { type BusUrls, createPasswords, ownBus } from "../../stack/bus.ts";
import { startNats } from "../../stack/engines.ts";
import { WITHOUT_LIMITS } from "../../stack/platform.ts";
import { accepts } from "../../stack/ports.ts";
import { answers, type Running, startProcess, waitUntil } from "../../stack/process.ts";
import { openBus } from "../../testkit/bus.ts";
import { pinned } from "../cpu.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

export const SERVERS = {
  ours: { file: "services/push/src/main.ts", speaks: "socket.io" },
  ws: { file: "bench/push/peer-ws.ts", speaks: "ws" },
  "socket.io": { file: "bench/push/peer-socket-io.ts", speaks: "socket.io" },
} as const;
export type ServerKind = keyof typeof SERVERS;

const print = (name: string, line: string): void => {
  if (process.env.BENCH_VERBOSE) console.error(`${name}: ${line}`);
};

export interface BenchBus {
  readonly urlOf: BusUrls;
  readonly stop: () => Promise<void>;
}

/** NATS with the streams that a push node needs; in production other services create them. */
export const startBus = async (): Promise<BenchBus> => {
  const folder = mkdtempSync(join(tmpdir(), "touchline-bench-"));
  const [port = 0] = await freePorts(1);
  const passwords = createPasswords();
  const urlOf = ownBus(port, passwords);
  const nats = await startNats({ folder, port, passwords, print });
  const bus = await openBus(urlOf("tools"));
  await ensureStreams(bus);
  await bus.close();
  const stop = async (): Promise<void> => {
    await nats.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { urlOf, stop };
};

export interface PushServer extends Running {
  readonly port: number;
  readonly metricsUrl: string;
}

export interface ServerOptions {
  readonly core?: 0 | 1;
  /** Options of Node. */
  readonly node?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** A push node or a peer, with the first core to itself. */
export const startServer = async (
  kind: ServerKind,
  bus: BenchBus,
  { core = 0, node = [], env: further }: ServerOptions = {},
): Promise<PushServer> => {
  const [port = 0, healthPort = 0] = await freePorts(2);
  const { command, args } = pinned(core, process.execPath, [...node, SERVERS[kind].file]);
  const env = {
    ...{ ...WITHOUT_LIMITS, NATS_URL: bus.urlOf("push"), PORT: String(port), HEALTH_PORT: String(healthPort) },
    ...further,
  };
  const running = startProcess({ name: kind, command, args, env, spawn: { cwd: root }, print });
  // The peers have no health endpoint, so it is only checked that they listen.
  const isReady = () => (kind === "ours" ? answers(`http://127.0.0.1:${healthPort}/ready`) : accepts(port));
  await waitUntil(`${kind} is ready`, isReady, { process: running });
  return { ...running, port, metricsUrl: `http://127.0.0.1:${healthPort}/metrics` };
};
