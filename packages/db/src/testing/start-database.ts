import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEngine } from "@touchline/server-kit/testing/engine";
import { freePort } from "@touchline/server-kit/testing/ports";
import { migrate } from "../migrate.ts";
import {
  type Account,
  findProgram,
  INITDB,
  initFolder,
  isReady,
  postgresAccount,
  serverCommand,
  serverUrl,
} from "./postgres-server.ts";

export interface TestDatabase {
  /** For the owner of the tables. */
  readonly ownerUrl: string;
  /** For a role of the platform. */
  readonly urlOf: (role: string) => string;
  /** Stops it as a power cut would; committed data is still there after `start`. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly pid: () => number;
  readonly remove: () => Promise<void>;
}

export const makeFolder = async (identity: Account | undefined): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "touchline-postgres-"));
  if (identity) chownSync(folder, identity.uid, identity.gid);
  return folder;
};

export const startServer = async (
  folder: string,
  port: number,
  identity: Account | undefined,
): Promise<ChildProcess> => {
  const { command, args } = serverCommand(folder, port);
  return startEngine({
    name: "PostgreSQL",
    spawn: () => spawn(command, args, { ...identity, cwd: folder, stdio: "ignore" }),
    isServing: () => isReady(port),
  });
};

/** Hash of everything that affects a new database. */
const templateName = (): string => {
  const hash = createHash("sha256").update(findProgram("initdb")).update(INITDB.join(" "));
  const migrations = new URL("../migrations/", import.meta.url);
  for (const name of readdirSync(migrations).sort()) hash.update(name).update(readFileSync(new URL(name, migrations)));
  hash.update(readFileSync(new URL("../migrate.ts", import.meta.url)));
  return `touchline-postgres-template-${hash.digest("hex").slice(0, 16)}`;
};

/** Folder of a migrated database. Created once and then copied, because initdb and migrations take seconds. */
const findTemplate = async (identity: Account | undefined): Promise<string> => {
  const template = join(tmpdir(), templateName());
  if (existsSync(template)) return template;
  const folder = await makeFolder(identity);
  initFolder(folder, identity);
  const port = await freePort();
  const server = await startServer(folder, port, identity);
  await migrate(serverUrl(port));
  // SIGINT writes a checkpoint, so that a copy has nothing to recover.
  server.kill("SIGINT");
  await once(server, "exit");
  // Another process may have created the template meanwhile.
  await rename(folder, template).catch(() => rm(folder, { recursive: true, force: true }));
  return template;
};

export const createFolder = (folder: string, identity: Account | undefined): void => {
  mkdirSync(folder, { mode: 0o700 });
  if (identity) chownSync(folder, identity.uid, identity.gid);
};

/** Makes a folder that is empty the data of a server with all migrations. */
export const fillFolder = async (folder: string, identity: Account | undefined): Promise<void> => {
  const template = await findTemplate(identity);
  execFileSync("cp", ["-a", `${template}/.`, folder], { ...identity, cwd: folder });
};

/** A separate PostgreSQL server with all migrations. */
export const startDatabase = async (): Promise<TestDatabase> => {
  const identity = postgresAccount();
  const folder = await makeFolder(identity);
  await fillFolder(folder, identity);
  const port = await freePort();
  const urlOf = (role: string): string => serverUrl(port, role);
  let server: ChildProcess | null = null;

  const start = async (): Promise<void> => {
    server = await startServer(folder, port, identity);
  };
  const kill = async (): Promise<void> => {
    const dying = server;
    server = null;
    if (!dying || dying.exitCode !== null) return;
    // Immediate shutdown: no checkpoint, but child processes and shared memory are cleaned up.
    dying.kill("SIGQUIT");
    await once(dying, "exit");
  };

  await start();
  return {
    ownerUrl: urlOf("postgres"),
    urlOf,
    kill,
    start,
    pid: () => server?.pid ?? -1,
    remove: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
