import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import pg from "pg";

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Debian installs PostgreSQL's programs in a folder per version, outside PATH. */
const versionFolders = (): string[] => {
  const root = "/usr/lib/postgresql";
  if (!existsSync(root)) return [];
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(root, version, "bin"));
};

export const findProgram = (name: string): string => {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin", ...versionFolders()];
  const found = folders.map((folder) => join(folder, name)).find(isExecutable);
  if (!found) throw new Error(`${name} not found: install it, or use compose.engines.yaml`);
  return found;
};

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root; Debian's package has an account for it. Undefined when we are not root. */
export const postgresAccount = (): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string): number => Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
};

export const INITDB = ["-A", "trust", "-U", "postgres", "--locale=C.UTF-8", "-E", "UTF8", "--no-sync"];

/** Initialises a folder owned by the account as the data of an empty server. */
export const initFolder = (folder: string, account: Account | undefined): void =>
  void execFileSync(findProgram("initdb"), ["-D", folder, ...INITDB], { ...account, cwd: folder, stdio: "ignore" });

/** Command that starts a server on its data folder. */
export const serverCommand = (folder: string, port: number) => {
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", `port=${port}`];
  return { command: findProgram("postgres"), args: ["-D", folder, ...settings.flatMap((each) => ["-c", each])] };
};

export const serverUrl = (port: number, role = "postgres"): string => `postgres://${role}@127.0.0.1:${port}/postgres`;

const ANSWERS_WITHIN_MS = 5_000;

/** A starting server already listens but refuses connections, longer while it recovers from a crash. */
export const isReady = async (port: number): Promise<boolean> => {
  const client = new pg.Client({ connectionString: serverUrl(port), connectionTimeoutMillis: ANSWERS_WITHIN_MS });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
};

export const childrenOf = (pid: number): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        // The program's name in brackets may contain anything, so the fields are read after it.
        const [, parent] = readFileSync(`/proc/${name}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
        return Number(parent) === pid;
      } catch {
        return false;
      }
    })
    .map(Number);

/** Sends a signal to a server and its child processes, which outlive it for a moment: a new server does not start until they have ended. */
export const signalServer = (pid: number, signal: NodeJS.Signals): void => {
  for (const each of [pid, ...childrenOf(pid)])
    try {
      process.kill(each, signal);
    } catch {
      // It has already ended.
    }
};
