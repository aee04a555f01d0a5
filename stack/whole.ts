import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createFolder, fillFolder } from "@touchline/db/testing";
import { postgresAccount } from "@touchline/db/testing/postgres-server";
import { freePorts } from "@touchline/server-kit/testing/ports";
import { type BusUrls, createPasswords, ownBus } from "./bus.ts";
import { cmsUrlOf, prepareCms, startCms } from "./cms.ts";
import { prepareDatabase } from "./database.ts";
import { startNats, startPostgres } from "./engines.ts";
import {
  emulatedFeed,
  startApi,
  startApp,
  startBets,
  startEmulator,
  startFeed,
  startHostDemo,
  startPush,
  startWeb,
  tenantKeysOf,
} from "./platform.ts";
import type { Print, Running } from "./process.ts";
import { rabbitUrl, startRabbit } from "./rabbitmq.ts";

/** A part that can be killed without warning and started again on the same port. */
export interface Restartable {
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly pid: () => number;
}

/** A part of the ledger: its database, and the nodes of the bets service on it. */
export interface StackShard {
  /** For a role of the platform. */
  readonly databaseUrl: (role: string) => string;
  readonly postgres: Restartable;
  readonly bets: readonly Restartable[];
}

export interface Stack {
  /** For tests and benches: `TOOLS` of `bus.ts` says what they may do. */
  readonly natsUrl: string;
  readonly busUrlOf: BusUrls;
  readonly apiUrl: string;
  /** One address per node of the API; the first is `apiUrl`. */
  readonly apiUrls: readonly string[];
  /** One address per push node: the same app, connected to that node. */
  readonly appUrls: readonly string[];
  readonly pushUrls: readonly string[];
  readonly nats: Restartable;
  readonly hostUrl: string;
  /** The parts of the ledger. `databaseUrl` and `postgres` are those of the first one, which is the only one by default. */
  readonly shards: readonly StackShard[];
  readonly databaseUrl: StackShard["databaseUrl"];
  readonly postgres: Restartable;
  readonly feed: Restartable;
  /** Of all shards. */
  readonly bets: readonly Restartable[];
  readonly api: Restartable;
  /** All nodes of the API, of which `api` is the first. */
  readonly apis: readonly Restartable[];
  readonly push: readonly Restartable[];
  /** Where Prometheus finds the metrics of each node, as host and port. */
  readonly metrics: Readonly<Record<"api" | "bets" | "push" | "feed" | "web", readonly string[]>>;
  /** The emulator of a provider, and its broker; null where the offer comes from the simulator. */
  readonly provider: { readonly url: string; readonly brokerUrl: string } | null;
  /** Draws pages; null unless it was requested. */
  readonly web: (Restartable & { readonly url: string }) | null;
  /** Null unless it was requested. */
  readonly cms: (Restartable & { readonly url: string }) | null;
  readonly stop: () => Promise<void>;
}

/** A PostgreSQL server that somebody else has started. */
export interface GivenDatabase {
  /** Where the services reach it, as the owner of the tables. */
  readonly url: string;
  readonly postgres: Restartable;
}

export interface StackOptions {
  /** By default the stack starts a server of its own. */
  readonly database?: GivenDatabase;
  readonly apiNodes?: number;
  readonly pushNodes?: number;
  readonly feed?: Readonly<Record<string, string>>;
  /** By default what `TEST_FEED` says: `unified` brings the same world through a provider's protocol. */
  readonly source?: "simulator" | "unified";
  /** TENANT_KEYS of the services; by default those of the demo operator. */
  readonly tenantKeys?: string;
  /** Origins that may embed the app beside the demo's, by tenant. */
  readonly hosts?: Readonly<Record<string, readonly string[]>>;
  /** Additional environment of the API. */
  readonly api?: Readonly<Record<string, string>>;
  /** Additional environment of the push nodes. */
  readonly push?: Readonly<Record<string, string>>;
  /** Parts of the ledger, each with a PostgreSQL server of its own. */
  readonly shards?: number;
  /** Of each shard. */
  readonly betsNodes?: number;
  /** Additional environment of the bets service. */
  readonly bets?: Readonly<Record<string, string>>;
  /** Serves the built app; not needed for tests without a browser. */
  readonly app?: boolean;
  /** Draws pages on a server; otherwise browsers draw them. */
  readonly web?: boolean;
  /** The brands to seed the CMS with; without it, there is no CMS. */
  readonly cms?: readonly string[];
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

/** Order in which parts are stopped, so that each stops before what it depends on. */
const LAYERS = ["pages", "services", "feed", "engines"] as const;
type Layer = (typeof LAYERS)[number];

/** Collects what was started, to stop it at the end. */
const createKeeping = (folder: string) => {
  const kept = new Map<Layer, (() => Promise<unknown>)[]>();
  return {
    keep: async <Part extends { stop: () => Promise<unknown> }>(
      layer: Layer,
      starting: Promise<Part>,
    ): Promise<Part> => {
      const part = await starting;
      kept.set(layer, [...(kept.get(layer) ?? []), part.stop]);
      return part;
    },
    stop: async (): Promise<void> => {
      for (const layer of LAYERS) await Promise.all((kept.get(layer) ?? []).map((stopPart) => stopPart()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Like Promise.all, but waits until every promise is settled, so that nothing starts after a failure was handled. */
const all = async <Parts extends readonly unknown[]>(
  starting: {
    readonly [Index in keyof Parts]: Promise<Parts[Index]> | null;
  },
): Promise<Parts> => {
  await Promise.allSettled(starting);
  return (await Promise.all(starting)) as unknown as Parts;
};

/** The whole platform on its own ports and folders, with the real feed. Independent parts start in parallel. */
export const startStack = async ({
  database,
  apiNodes = 1,
  pushNodes = 1,
  feed = {},
  source: sourceKind = process.env.TEST_FEED === "unified" ? "unified" : "simulator",
  shards: shardCount = 1,
  betsNodes = 1,
  bets = {},
  app = true,
  web: drawsPages = false,
  tenantKeys,
  hosts = {},
  api = {},
  push: pushEnv = {},
  cms,
}: StackOptions = {}): Promise<Stack> => {
  const folder = mkdtempSync(join(tmpdir(), "touchline-stack-"));
  // PostgreSQL runs under its own account, which must be able to access its data in there.
  chmodSync(folder, 0o755);
  const { keep, stop } = createKeeping(folder);
  try {
    const [natsPort = 0, feedPort = 0, hostPort = 0, cmsPort = 0, ...others] = await freePorts(4 + 3 * pushNodes);
    const [apiPorts, apiHealthPorts] = [await freePorts(apiNodes), await freePorts(apiNodes)];
    const [postgresPorts, betsPorts] = [await freePorts(shardCount), await freePorts(shardCount * betsNodes)];
    const nodes = Array.from({ length: pushNodes }, (_, node) => others.slice(node * 3));
    const passwords = createPasswords();
    const busUrlOf = ownBus(natsPort, passwords);
    const apiUrls = apiPorts.map((port) => `http://127.0.0.1:${port}`);
    const apiUrl = apiUrls[0] as string;
    const hostUrl = `http://127.0.0.1:${hostPort}`;
    const pushUrls = nodes.map(([port]) => `http://127.0.0.1:${port}`);
    const appUrls = app ? nodes.map(([, , port]) => `http://127.0.0.1:${port}`) : [];

    const startBooks = async (port: number) => {
      if (database) return { postgres: database.postgres, databaseUrl: await prepareDatabase(database.url) };
      const data = join(folder, `postgres-${port}`);
      const account = postgresAccount();
      createFolder(data, account);
      await fillFolder(data, account);
      const run = async () => (await startPostgres({ folder: data, port, print })).process as Running;
      const postgres = await keep("engines", restartable(run));
      return { postgres, databaseUrl: await prepareDatabase(`postgres://postgres@127.0.0.1:${port}/postgres`) };
    };
    const startProvider = async () => {
      const [rabbitPort = 0, emulatorPort = 0] = await freePorts(2);
      const broker = rabbitUrl(rabbitPort);
      await keep("engines", startRabbit({ folder: join(folder, "rabbitmq"), port: rabbitPort, print }));
      const env = { ...feed, UNIFIED_FEED_AMQP_URL: broker };
      await keep("feed", startEmulator({ print, port: emulatorPort, env }));
      return { url: `http://127.0.0.1:${emulatorPort}`, brokerUrl: broker, env: emulatedFeed(broker, emulatorPort) };
    };
    const startOffer = async () => {
      const run = () => startNats({ folder, port: natsPort, passwords, print });
      const nats = await keep("engines", restartable(run));
      const provider = sourceKind === "unified" ? await startProvider() : null;
      const feedEnv = {
        ...{ NATS_URL: busUrlOf("feed"), FEED_CONTROL: "1", LEDGER_SHARDS: `${shardCount}` },
        ...{ ...feed, ...provider?.env },
      };
      return {
        nats,
        provider,
        source: await keep(
          "feed",
          restartable(() => startFeed({ print, port: feedPort, env: feedEnv })),
        ),
      };
    };
    const startHost = () =>
      keep("pages", startHostDemo({ print, port: hostPort, env: { API_URL: apiUrl, APP_URL: appUrls[0] ?? apiUrl } }));
    const [webPort = 0, webHealthPort = 0] = drawsPages ? await freePorts(2) : [];
    const webUrl = drawsPages ? `http://127.0.0.1:${webPort}` : "";
    const startDrawing = async () => {
      const run = () => startWeb({ print, port: webPort, healthPort: webHealthPort, env: { API_URL: apiUrl } });
      return { ...(await keep("pages", restartable(run))), url: webUrl };
    };
    const startApps = () =>
      all(
        appUrls.map((_, node) => {
          const port = nodes[node]?.[2] ?? 0;
          const pushUrl = pushUrls[node] ?? "";
          const editors = cms ? { cmsUrl: cmsUrlOf(cmsPort) } : {};
          return keep(
            "pages",
            startApp({ print, port, apiUrl, pushUrl, hostUrl, webUrl, hosts, mode: "preview", ...editors }),
          );
        }),
      );
    const [books, { nats, provider, source }] = await all([
      all(postgresPorts.map(startBooks)),
      startOffer(),
      startHost(),
      startApps(),
    ] as const);

    const [{ postgres, databaseUrl }] = books as [(typeof books)[number]];
    const TENANT_KEYS = tenantKeys ?? tenantKeysOf(hostUrl);
    const envOf = (user: "api" | "bets" | "push") => ({ NATS_URL: busUrlOf(user), TENANT_KEYS });
    const betsEnvOf = (shard: number) => ({
      ...envOf("bets"),
      DATABASE_URL: books[shard]?.databaseUrl("touchline_bets") as string,
      ...(shard > 0 && { SHARED_DATABASE_URL: databaseUrl("touchline_bets") }),
      LEDGER_SHARD: `${shard}/${shardCount}`,
      ...bets,
    });
    const mediaFolder = join(folder, "media");
    mkdirSync(mediaFolder);
    const apiEnv = {
      ...{ ...envOf("api"), DATABASE_URL: databaseUrl("touchline_api"), MEDIA_DIR: mediaFolder },
      SHARD_DATABASE_URLS: books
        .slice(1)
        .map((shard) => shard.databaseUrl("touchline_api"))
        .join(),
      ...api,
    };
    const pushNodeEnv = { ...envOf("push"), LEDGER_SHARDS: `${shardCount}`, ...pushEnv };
    const startEditors = async (brands: readonly string[]) => {
      const ownerUrl = databaseUrl("postgres");
      const appUrl = appUrls[0] ?? "";
      const editing = { ownerUrl, databaseUrl, mediaFolder, appUrl, mode: "start" as const };
      const keepPage = (running: Running) => void keep("pages", Promise.resolve(running));
      const options = { print, keep: keepPage, port: cmsPort, ...editing };
      await prepareCms(options, brands);
      return { ...(await restartable(() => startCms(options))), url: cmsUrlOf(cmsPort) };
    };
    const [apis, takers, push, web, editors] = await all([
      all(
        apiPorts.map((port, index) => {
          const env = { ...apiEnv, HEALTH_PORT: String(apiHealthPorts[index]) };
          return keep(
            "services",
            restartable(() => startApi({ print, port, env })),
          );
        }),
      ),
      all(
        betsPorts.map((port, index) =>
          keep(
            "services",
            restartable(() => {
              const env = betsEnvOf(Math.floor(index / betsNodes));
              return startBets({ print, port, env, name: `bets-${index + 1}` });
            }),
          ),
        ),
      ),
      all(
        nodes.map(([port = 0, healthPort = 0], index) =>
          keep(
            "services",
            restartable(() => startPush({ print, port, healthPort, env: pushNodeEnv, name: `push-${index + 1}` })),
          ),
        ),
      ),
      drawsPages ? startDrawing() : null,
      cms ? startEditors(cms) : null,
    ] as const);
    return {
      natsUrl: busUrlOf("tools"),
      busUrlOf,
      apiUrl,
      apiUrls,
      hostUrl,
      appUrls,
      pushUrls,
      shards: books.map((shard, number) => ({
        ...shard,
        bets: takers.slice(number * betsNodes, (number + 1) * betsNodes),
      })),
      databaseUrl,
      nats,
      postgres,
      feed: source,
      bets: takers,
      api: apis[0] as Restartable,
      apis,
      push,
      metrics: {
        api: apiHealthPorts.map((port) => `127.0.0.1:${port}`),
        bets: betsPorts.map((port) => `127.0.0.1:${port}`),
        push: nodes.map(([, healthPort]) => `127.0.0.1:${healthPort}`),
        feed: [`127.0.0.1:${feedPort}`],
        web: drawsPages ? [`127.0.0.1:${webHealthPort}`] : [],
      },
      provider,
      web,
      cms: editors,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
