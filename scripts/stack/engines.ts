import { execFile, execFileSync } from "node:child_process";
import { accessSync, chownSync, constants, existsSync, mkdirSync, mkdtempSync, readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { accepts, requireFree } from "./ports.ts";
import { type Print, type Running, startProcess, waitUntil } from "./process.ts";

export interface Engine {
  readonly url: string;
  /** Absent where the engine is somebody else's. */
  readonly process?: Running;
}

export interface EngineOptions {
  readonly folder: string;
  readonly port: number;
  readonly print: Print;
}

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Debian keeps PostgreSQL's programs in a folder per version, outside the search path. */
const postgresFolders = (): string[] => {
  const root = "/usr/lib/postgresql";
  if (!existsSync(root)) return [];
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(root, version, "bin"));
};

export const findProgram = (name: string): string => {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin", ...postgresFolders()];
  const found = folders.map((folder) => join(folder, name)).find(isExecutable);
  if (!found) throw new Error(`${name} is not on this machine: install it, or use compose.yaml`);
  return found;
};

export const startNats = async ({ folder, port, print }: EngineOptions): Promise<Engine> => {
  await requireFree(port);
  mkdirSync(folder, { recursive: true });
  const args = ["-a", "127.0.0.1", "-p", String(port), "-js", "-sd", folder];
  const engine = startProcess({ name: "nats", command: findProgram("nats-server"), args, print });
  await waitUntil("NATS accepts connections", () => accepts(port), { process: engine });
  return { url: `nats://127.0.0.1:${port}`, process: engine };
};

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root; Debian's package brings an account for it. */
const postgresAccount = (): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) => Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
};

const isOpenToAll = (path: string): boolean =>
  path === dirname(path) || ((statSync(path).mode & 0o001) !== 0 && isOpenToAll(dirname(path)));

/** Where the other account cannot reach into the checkout, the data goes to a temporary folder instead. */
const postgresData = (folder: string, account: Account | undefined): string => {
  mkdirSync(folder, { recursive: true });
  // The folder itself is closed to all others by PostgreSQL; those above it must not be.
  const reachable = !account || isOpenToAll(dirname(folder));
  const data = reachable ? folder : mkdtempSync(join(tmpdir(), "touchline-postgres-"));
  if (account) chownSync(data, account.uid, account.gid);
  return data;
};

const isPostgresReady = async (port: number): Promise<boolean> => {
  const args = ["-q", "-h", "127.0.0.1", "-p", String(port), "-U", "postgres"];
  return promisify(execFile)(findProgram("pg_isready"), args).then(
    () => true,
    () => false,
  );
};

export const startPostgres = async ({ folder, port, print }: EngineOptions): Promise<Engine> => {
  await requireFree(port);
  const account = postgresAccount();
  const data = postgresData(folder, account);
  const identity = { ...account, cwd: data };
  if (!existsSync(join(data, "PG_VERSION"))) {
    const args = ["-D", data, "-A", "trust", "-U", "postgres", "--locale=C.UTF-8", "-E", "UTF8", "--no-sync"];
    execFileSync(findProgram("initdb"), args, { ...identity, stdio: "ignore" });
  }
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", `port=${port}`];
  const args = ["-D", data, ...settings.flatMap((setting) => ["-c", setting])];
  const engine = startProcess({ name: "postgres", command: findProgram("postgres"), args, spawn: identity, print });
  // It listens before it can be asked: while it starts, and longer where it was killed, it turns everybody away.
  await waitUntil("PostgreSQL accepts connections", () => isPostgresReady(port), { process: engine });
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, process: engine };
};
