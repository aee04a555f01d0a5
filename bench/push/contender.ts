import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { cpuNanoseconds, pinned } from "../cpu.ts";
import type { LoadOptions } from "./load.ts";
import { SERVERS, type ServerKind, startBus, startServer } from "./server.ts";
import { startTenants } from "./tenants.ts";
import type { Workload } from "./workload.ts";

export interface Contender {
  /** Runs one round; returns the processor time per delivery in microseconds. */
  readonly measure: (milliseconds: number) => Promise<number>;
  readonly stop: () => Promise<void>;
}

const startLoad = async (options: LoadOptions): Promise<ChildProcess> => {
  const { command, args } = pinned(1, process.execPath, []);
  const file = fileURLToPath(new URL("load.ts", import.meta.url));
  const load = fork(file, [JSON.stringify(options)], { execPath: command, execArgv: args });
  const [said] = await Promise.race([once(load, "message"), once(load, "exit")]);
  if (said !== "ready") throw new Error("the load has ended");
  return load;
};

export const startContender = async (kind: ServerKind, workload: Workload): Promise<Contender> => {
  const bus = await startBus();
  const tenants = workload.tenants ? await startTenants(workload.tenants, workload.clients) : null;
  const server = await startServer(kind, bus, { env: tenants?.env ?? {} });
  const { speaks } = SERVERS[kind];
  const punters = tenants?.punters ?? [];
  const load = await startLoad({ workload, natsUrl: bus.urlOf("tools"), pushPort: server.port, speaks, punters });
  const measure = async (milliseconds: number): Promise<number> => {
    const before = cpuNanoseconds(server.pid);
    load.send(milliseconds);
    const [delivered] = (await once(load, "message")) as [number];
    return (cpuNanoseconds(server.pid) - before) / 1000 / delivered;
  };
  const stop = async (): Promise<void> => {
    load.kill();
    await server.stop();
    tenants?.stop();
    await bus.stop();
  };
  return { measure, stop };
};
