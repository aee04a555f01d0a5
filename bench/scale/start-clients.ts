import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { pinned } from "../cpu.ts";
import type { ClientFigures, ClientsOptions } from "./clients.ts";

/** A process may have some 20,000 files open here. */
const MOST_OF_A_PROCESS = 15_000;

export interface Clients {
  readonly figures: () => Promise<ClientFigures>;
  readonly stop: () => void;
}

const ask = async (child: ChildProcess): Promise<ClientFigures> => {
  child.send("figures");
  return (await once(child, "message"))[0] as ClientFigures;
};

const latest = (parts: readonly ClientFigures[]): [number, number][] => {
  const last = new Map<number, number>();
  for (const { arrivals } of parts)
    for (const [version, at] of arrivals) last.set(version, Math.max(at, last.get(version) ?? 0));
  return [...last];
};

const join = (parts: readonly ClientFigures[]): ClientFigures => ({
  connected: parts.reduce((sum, { connected }) => sum + connected, 0),
  deliveries: parts.reduce((sum, { deliveries }) => sum + deliveries, 0),
  returns: parts.flatMap(({ returns }) => returns),
  arrivals: latest(parts),
});

/** As many processes as the clients need, on the second core. */
export const startClients = async (options: ClientsOptions): Promise<Clients> => {
  const file = fileURLToPath(new URL("clients.ts", import.meta.url));
  const { command, args } = pinned(1, process.execPath, []);
  const count = Math.ceil(options.clients / MOST_OF_A_PROCESS);
  const children: ChildProcess[] = [];
  for (let part = 0; part < count; part += 1) {
    const clients = Math.floor(((part + 1) * options.clients) / count) - Math.floor((part * options.clients) / count);
    const child = fork(file, [JSON.stringify({ ...options, clients })], { execPath: command, execArgv: args });
    await once(child, "message");
    children.push(child);
  }
  return {
    figures: async () => join(await Promise.all(children.map(ask))),
    stop: () => {
      for (const child of children) child.kill();
    },
  };
};
