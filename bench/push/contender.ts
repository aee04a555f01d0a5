import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureStreams } from "@touchline/server-kit";
import { createPasswords, ownBus } from "../../stack/bus.ts";
import { startNats } from "../../stack/engines.ts";
import { WITHOUT_LIMITS } from "../../stack/platform.ts";
import { accepts, freePorts } from "../../stack/ports.ts";
import { answers, type Running, startProcess, waitUntil } from "../../stack/process.ts";
import { openBus } from "../../testkit/bus.ts";
import { cpuNanoseconds, pinned } from "../cpu.ts";
import type { LoadOptions } from "./load.ts";
import type { Workload } from "./workload.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const SERVERS = {
  ours: { file: "services/push/src/main.ts", speaks: "socket.io" },
  ws: { file: "bench/push/peer-ws.ts", speaks: "ws" },
  "socket.io": { file: "bench/push/peer-socket-io.ts", speaks: "socket.io" },
} as const;
export type ServerKind = keyof typeof SERVERS;

export interface Contender {
  /** Runs one round; returns the processor time per delivery in microseconds. */
  readonly measure: (milliseconds: number) => Promise<number>;
  readonly stop: () => Promise<void>;
}

const print = (name: string, line: string): void => {
  if (process.env.BENCH_VERBOSE) console.error(`${name}: ${line}`);
};

const startServer = async (kind: ServerKind, natsUrl: string, port: number, healthPort: number): Promise<Running> => {
  const { command, args } = pinned(0, process.execPath, [SERVERS[kind].file]);
  const env = { ...WITHOUT_LIMITS, NATS_URL: natsUrl, PORT: String(port), HEALTH_PORT: String(healthPort) };
  const running = startProcess({ name: kind, command, args, env, spawn: { cwd: root }, print });
  // The peers have no health endpoint, so it is only checked that they listen.
  const isReady = () => (kind === "ours" ? answers(`http://127.0.0.1:${healthPort}/ready`) : accepts(port));
  await waitUntil(`${kind} is ready`, isReady, { process: running });
  return running;
};

const startLoad = async (options: LoadOptions): Promise<ChildProcess> => {
  const { command, args } = pinned(1, process.execPath, []);
  const load = fork(join(root, "bench/push/load.ts"), [JSON.stringify(options)], { execPath: command, execArgv: args });
  await once(load, "message");
  return load;
};

/** The push node is ready only when they exist; in production other services create them. */
const createStreams = async (natsUrl: string): Promise<void> => {
  const bus = await openBus(natsUrl);
  await ensureStreams(bus);
  await bus.close();
};

export const startContender = async (kind: ServerKind, workload: Workload): Promise<Contender> => {
  const folder = mkdtempSync(join(tmpdir(), "touchline-bench-"));
  const [natsPort = 0, pushPort = 0, healthPort = 0] = await freePorts(3);
  const passwords = createPasswords();
  const busUrlOf = ownBus(natsPort, passwords);
  const nats = await startNats({ folder, port: natsPort, passwords, print });
  await createStreams(busUrlOf("tools"));
  const server = await startServer(kind, busUrlOf("push"), pushPort, healthPort);
  const load = await startLoad({ workload, natsUrl: busUrlOf("tools"), pushPort, speaks: SERVERS[kind].speaks });
  const measure = async (milliseconds: number): Promise<number> => {
    const before = cpuNanoseconds(server.pid);
    load.send(milliseconds);
    const [delivered] = (await once(load, "message")) as [number];
    return (cpuNanoseconds(server.pid) - before) / 1000 / delivered;
  };
  const stop = async (): Promise<void> => {
    load.kill();
    await server.stop();
    await nats.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { measure, stop };
};
