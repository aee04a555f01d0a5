import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { migrate } from "../migrate.ts";

export interface TestDatabase {
  /** Of the owner of the tables. */
  readonly ownerUrl: string;
  /** Of a role of the platform. */
  readonly urlOf: (role: string) => string;
  /** Dies as in a power cut; what it had committed is still there when it starts again. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

const VERSIONS = "/usr/lib/postgresql";

/** Debian keeps PostgreSQL's programs in a folder per version. */
const program = (name: string): string => {
  const [newest] = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  return newest ? join(VERSIONS, newest, "bin", name) : name;
};

/** PostgreSQL refuses to run as root. */
const account = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string): number => Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
};

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port was given");
  return address.port;
};

const accepts = async (url: string): Promise<boolean> => {
  const client = new pg.Client(url);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
};

/** A PostgreSQL of its own with the present tables. */
export const startDatabase = async (): Promise<TestDatabase> => {
  const port = await findFreePort();
  const folder = await mkdtemp(join(tmpdir(), "touchline-postgres-"));
  const identity = account();
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const spawnOptions = { ...identity, cwd: folder, stdio: "ignore" as const };
  const urlOf = (role: string): string => `postgres://${role}@127.0.0.1:${port}/postgres`;
  const ownerUrl = urlOf("postgres");
  let server: ChildProcess | null = null;

  const start = async (): Promise<void> => {
    const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", `port=${port}`];
    server = spawn(program("postgres"), ["-D", folder, ...settings.flatMap((each) => ["-c", each])], spawnOptions);
    while (!(await accepts(ownerUrl))) await new Promise((resolve) => setTimeout(resolve, 30));
  };
  const kill = async (): Promise<void> => {
    const dying = server;
    server = null;
    if (!dying || dying.exitCode !== null) return;
    // Immediate shutdown: no checkpoint and no farewell, but its children and its memory go with it.
    dying.kill("SIGQUIT");
    await once(dying, "exit");
  };

  execFileSync(
    program("initdb"),
    ["-D", folder, "-A", "trust", "-U", "postgres", "--locale=C.UTF-8", "-E", "UTF8", "--no-sync"],
    spawnOptions,
  );
  await start();
  await migrate(ownerUrl);
  return {
    ownerUrl,
    urlOf,
    kill,
    start,
    remove: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
