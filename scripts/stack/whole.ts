import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareDatabase } from "./database.ts";
import { startNats, startPostgres } from "./engines.ts";
import { startApi, startApp, startBets, startFeed, startHostDemo, startPush, tenantKeysOf } from "./platform.ts";
import { freePorts } from "./ports.ts";
import type { Print, Running } from "./process.ts";

/** Something that can be killed without warning and started again in the same place. */
export interface Restartable {
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly pid: () => number;
}

export interface Stack {
  readonly natsUrl: string;
  readonly apiUrl: string;
  /** One address per push node: the same app, served through that node. */
  readonly appUrls: readonly string[];
  readonly pushUrls: readonly string[];
  readonly nats: Restartable;
  readonly hostUrl: string;
  /** Of a role of the platform. */
  readonly databaseUrl: (role: string) => string;
  readonly postgres: Restartable;
  readonly feed: Restartable;
  readonly bets: readonly Restartable[];
  readonly api: Restartable;
  readonly push: readonly Restartable[];
  readonly stop: () => Promise<void>;
}

export interface StackOptions {
  readonly pushNodes?: number;
  readonly feed?: Readonly<Record<string, string>>;
  /** How each tenant's host signs; without it, the demo's operator speaks for its own. */
  readonly tenantKeys?: string;
  readonly betsNodes?: number;
  /** More of the environment of the bets service. */
  readonly bets?: Readonly<Record<string, string>>;
  /** Serve the built app; off for tests that need no browser. */
  readonly app?: boolean;
}

const print: Print = (name, line) => {
  if (process.env.STACK_VERBOSE) console.log(`${name}: ${line}`);
};

const restartable = async (start: () => Promise<Running>): Promise<Restartable & { stop: () => Promise<void> }> => {
  let running = await start();
  return {
    kill: () => running.stop("SIGKILL"),
    start: async () => {
      running = await start();
    },
    pid: () => running.pid,
    stop: () => running.stop(),
  };
};

/** The whole platform on ports and folders of its own, with the real feed. */
export const startStack = async ({
  pushNodes = 1,
  feed = {},
  betsNodes = 1,
  bets = {},
  app = true,
  tenantKeys,
}: StackOptions = {}): Promise<Stack> => {
  const folder = mkdtempSync(join(tmpdir(), "touchline-stack-"));
  // PostgreSQL runs under an account of its own, which must reach its data in there.
  chmodSync(folder, 0o755);
  const stops: (() => Promise<void>)[] = [];
  const keep = <Part extends { stop: () => Promise<unknown> }>(part: Part): Part => {
    stops.unshift(async () => void (await part.stop()));
    return part;
  };
  const stop = async (): Promise<void> => {
    for (const stopPart of stops) await stopPart();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [natsPort = 0, feedPort = 0, apiPort = 0, hostPort = 0, postgresPort = 0, ...others] = await freePorts(
      5 + betsNodes + 3 * pushNodes,
    );
    const betsPorts = others.slice(0, betsNodes);
    const rest = others.slice(betsNodes);
    const natsUrl = `nats://127.0.0.1:${natsPort}`;
    const hostUrl = `http://127.0.0.1:${hostPort}`;
    const postgres = keep(
      await restartable(
        async () =>
          (await startPostgres({ folder: join(folder, "postgres"), port: postgresPort, print })).process as Running,
      ),
    );
    const databaseUrl = await prepareDatabase(`postgres://postgres@127.0.0.1:${postgresPort}/postgres`);
    const env = { NATS_URL: natsUrl };
    const nats = keep(
      await restartable(async () => (await startNats({ folder, port: natsPort, print })).process as Running),
    );
    const feedEnv = { ...env, FEED_CONTROL: "1", ...feed };
    const source = keep(await restartable(() => startFeed({ print, port: feedPort, env: feedEnv })));
    const apiUrl = `http://127.0.0.1:${apiPort}`;
    keep(await startHostDemo({ print, port: hostPort, env: { API_URL: apiUrl } }));
    const keys = { ...env, TENANT_KEYS: tenantKeys ?? tenantKeysOf(hostUrl) };
    const betsEnv = { ...keys, DATABASE_URL: databaseUrl("touchline_bets"), ...bets };
    const takers: Restartable[] = [];
    for (const [index, port] of betsPorts.entries())
      takers.push(keep(await restartable(() => startBets({ print, port, env: betsEnv, name: `bets-${index + 1}` }))));
    const apiEnv = { ...keys, DATABASE_URL: databaseUrl("touchline_api") };
    const api = keep(await restartable(() => startApi({ print, port: apiPort, env: apiEnv })));
    const push: Restartable[] = [];
    const pushUrls: string[] = [];
    const appUrls: string[] = [];
    for (let node = 0; node < pushNodes; node += 1) {
      const [port = 0, healthPort = 0, appPort = 0] = rest.slice(node * 3);
      const pushUrl = `http://127.0.0.1:${port}`;
      pushUrls.push(pushUrl);
      push.push(
        keep(await restartable(() => startPush({ print, port, healthPort, env: keys, name: `push-${node + 1}` }))),
      );
      if (!app) continue;
      keep(await startApp({ print, port: appPort, apiUrl, pushUrl, hostUrl, mode: "preview" }));
      appUrls.push(`http://127.0.0.1:${appPort}`);
    }
    return {
      natsUrl,
      apiUrl,
      hostUrl,
      appUrls,
      pushUrls,
      databaseUrl,
      nats,
      postgres,
      feed: source,
      bets: takers,
      api,
      push,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
