import { chownSync, existsSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import {
  type Account,
  findProgram,
  initFolder,
  isReady,
  postgresAccount,
  serverCommand,
  serverUrl,
} from "@touchline/db/testing/postgres-server";
import { createNatsConfig } from "@touchline/protocol/bus-users";
import { type Passwords, STACK_USERS, type StackUser } from "./bus.ts";
import { accepts, requireFree } from "./ports.ts";
import { type Print, type Running, startProcess, waitUntil } from "./process.ts";

export interface Engine {
  readonly url: string;
  /** Missing where the engine was not started by us. */
  readonly process?: Running;
}

export interface EngineOptions {
  readonly folder: string;
  readonly port: number;
  readonly print: Print;
}

export interface NatsOptions extends EngineOptions {
  readonly passwords: Passwords;
}

export const startNats = async ({ folder, port, passwords, print }: NatsOptions): Promise<Running> => {
  await requireFree(port);
  mkdirSync(folder, { recursive: true });
  const config = join(folder, "nats.conf");
  const passwordOf = (user: string): string => JSON.stringify(passwords[user as StackUser]);
  writeFileSync(config, createNatsConfig(STACK_USERS, passwordOf), { mode: 0o600 });
  const args = ["-c", config, "-a", "127.0.0.1", "-p", String(port), "-js", "-sd", folder];
  const engine = startProcess({ name: "nats", command: findProgram("nats-server"), args, print });
  await waitUntil("NATS accepts connections", () => accepts(port), { process: engine });
  return engine;
};

const isOpenToAll = (path: string): boolean =>
  path === dirname(path) || ((statSync(path).mode & 0o001) !== 0 && isOpenToAll(dirname(path)));

/** If PostgreSQL's account cannot access the checkout, a temporary folder is used instead. */
const postgresData = (folder: string, account: Account | undefined): string => {
  mkdirSync(folder, { recursive: true });
  // PostgreSQL restricts the folder itself to its account; the folders above must be accessible.
  const reachable = !account || isOpenToAll(dirname(folder));
  const data = reachable ? folder : mkdtempSync(join(tmpdir(), "touchline-postgres-"));
  if (account) chownSync(data, account.uid, account.gid);
  return data;
};

export const startPostgres = async ({ folder, port, print }: EngineOptions): Promise<Engine> => {
  await requireFree(port);
  const account = postgresAccount();
  const data = postgresData(folder, account);
  if (!existsSync(join(data, "PG_VERSION"))) initFolder(data, account);
  const engine = startProcess({
    name: "postgres",
    ...serverCommand(data, port),
    spawn: { ...account, cwd: data },
    print,
  });
  await waitUntil("PostgreSQL accepts connections", () => isReady(port), { process: engine });
  return { url: serverUrl(port), process: engine };
};
