import { type ChildProcess, execFile } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, realpathSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePort } from "@touchline/server-kit/testing/ports";
import pg from "pg";
import { findProgram, postgresAccount, serverUrl, signalServer } from "./postgres-server.ts";
import { createFolder, fillFolder, makeFolder, startServer } from "./start-database.ts";

const scripts = fileURLToPath(new URL("../../../../deploy/backup", import.meta.url));
const run = promisify(execFile);

export interface KeptServer {
  readonly port: number;
  readonly pid: () => number;
  readonly start: () => Promise<void>;
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Ends it, and its disk is gone. */
  readonly lose: () => Promise<void>;
  /** It keeps its connections and does nothing; `false` lets it continue. */
  readonly freeze: (isFrozen: boolean) => void;
  readonly query: <Row extends pg.QueryResultRow>(text: string) => Promise<Row[]>;
  /** Until what was committed so far is in the archive. */
  readonly untilArchived: () => Promise<void>;
}

export interface KeptServersOptions {
  readonly archiveTimeoutSeconds: number;
}

type Environment = Readonly<Record<string, string>>;

const PAUSE_MS = 30;
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
};

/** Servers that are backed up, followed and restored by the scripts of `deploy/backup`. */
export const createKeptServers = async ({ archiveTimeoutSeconds }: KeptServersOptions) => {
  const account = postgresAccount();
  const root = await makeFolder(account);
  const backups = join(root, "backups");
  const servers = new Set<KeptServer>();
  let folders = 0;

  const nextFolder = (): string => {
    folders += 1;
    const folder = join(root, `server-${folders}`);
    createFolder(folder, account);
    return folder;
  };

  const runScript = async (name: string, args: readonly string[], port: number, more: Environment = {}) => {
    const PATH = `${dirname(realpathSync(findProgram("pg_ctl")))}:/usr/bin:/bin`;
    const server = { PGHOST: "127.0.0.1", PGPORT: String(port), PGUSER: "postgres" };
    const env = { PATH, BACKUPS: backups, ...server, ...more };
    return (await run(join(scripts, `${name}.sh`), args, { ...account, cwd: root, env })).stdout.trim();
  };

  const serve = async (folder: string): Promise<KeptServer> => {
    const port = await freePort();
    let running: ChildProcess | null = null;
    const pid = (): number => running?.pid ?? -1;
    const kill = async (): Promise<void> => {
      const dying = running;
      running = null;
      if (!dying || dying.exitCode !== null) return;
      const ended = once(dying, "exit");
      signalServer(dying.pid as number, "SIGKILL");
      await ended;
    };
    const query: KeptServer["query"] = async (text) => {
      const client = new pg.Client(serverUrl(port));
      await client.connect();
      try {
        return (await client.query(text)).rows;
      } finally {
        await client.end();
      }
    };
    const server: KeptServer = {
      port,
      pid,
      kill,
      query,
      start: async () => {
        running = await startServer(folder, port, account);
      },
      lose: async () => {
        await kill();
        await rm(folder, { recursive: true, force: true, maxRetries: 20 });
      },
      freeze: (isFrozen) => signalServer(pid(), isFrozen ? "SIGSTOP" : "SIGCONT"),
      untilArchived: async () => {
        const [row] = await query<{ name: string }>("select pg_walfile_name(pg_switch_wal()) as name");
        await until(async () => {
          const done = `select from pg_stat_archiver where last_archived_wal >= '${row?.name}'`;
          return (await query(done)).length > 0;
        });
      },
    };
    servers.add(server);
    await server.start();
    return server;
  };

  return {
    backups,
    /** A new server with all migrations. */
    create: async (): Promise<KeptServer> => {
      const folder = nextFolder();
      await fillFolder(folder, account);
      appendFileSync(
        join(folder, "postgresql.conf"),
        `
include '${scripts}/postgresql.conf'
archive_command = 'BACKUPS=${backups} ${scripts}/archive-wal.sh "%p" "%f"'
archive_timeout = ${archiveTimeoutSeconds}
`,
      );
      return serve(folder);
    },
    /** A server that follows the primary. Commits of the primary wait for it from then on. */
    addStandby: async (primary: KeptServer): Promise<KeptServer> => {
      const folder = nextFolder();
      await runScript("create-standby", [folder], primary.port);
      const standby = await serve(folder);
      await primary.query("alter system set synchronous_standby_names = 'standby'");
      await primary.query("select pg_reload_conf()");
      const isSynchronous =
        "select from pg_stat_replication where application_name = 'standby' and sync_state = 'sync'";
      await until(async () => (await primary.query(isSynchronous)).length > 0);
      return standby;
    },
    promote: (standby: KeptServer): Promise<string> => runScript("promote-standby", [], standby.port),
    backUp: (primary: KeptServer, more?: Environment): Promise<string> =>
      runScript("base-backup", [], primary.port, more),
    /** A new server as it was at a time, or as late as the archive has it. */
    restore: async (to?: string): Promise<KeptServer> => {
      const folder = nextFolder();
      await runScript("restore", [...(to ? ["--to", to] : []), folder], 0);
      return serve(folder);
    },
    remove: async (): Promise<void> => {
      for (const server of servers) await server.kill();
      await rm(root, { recursive: true, force: true, maxRetries: 20 });
    },
  };
};

export type KeptServers = Awaited<ReturnType<typeof createKeptServers>>;
