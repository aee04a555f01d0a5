import { fileURLToPath } from "node:url";
import { loadTenants } from "@touchline/brands/shipped";
import { requireFree } from "./ports.ts";
import { answers, type Print, type Running, startProcess, waitUntil } from "./process.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Tenant and issuer of the demo operator. */
export const HOST = { tenant: "touchline", issuer: "https://northgate.example" };

/** Where a demo operator publishes its keys. */
export const publishedKeysOf = (hostUrl: string, issuer: string) => ({
  issuer,
  jwksUrl: `${hostUrl}/host/.well-known/jwks.json`,
});

/** TENANT_KEYS for services that accept the demo operator's tokens, and those of other tenants. Keys that are given replace the demo's. */
export const tenantKeysOf = (hostUrl: string, given: Readonly<Record<string, object>> = {}): string =>
  JSON.stringify({
    [HOST.tenant]: publishedKeysOf(hostUrl, HOST.issuer),
    ...given,
  });

interface ServiceOptions {
  readonly print: Print;
  readonly port: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** What is run where it is not the service itself. */
interface CommandOptions extends ServiceOptions {
  readonly script?: string;
}

/** For services with several nodes. */
interface NamedOptions extends ServiceOptions {
  readonly name?: string;
}

const startService = async (
  folder: string,
  { print, port, env, script = "src/main.ts" }: CommandOptions,
  portVariable: string,
  name: string,
): Promise<Running> => {
  await requireFree(port);
  const running = startProcess({
    name,
    command: process.execPath,
    args: [script],
    env: { ...env, [portVariable]: String(port) },
    spawn: { cwd: `${root}${folder}` },
    print,
  });
  await waitUntil(`${name} is ready`, () => answers(`http://127.0.0.1:${port}/ready`), { process: running });
  return running;
};

/** `port` is the health port: the feed serves nothing else. It does not wait for the bets service, which is started after it. */
export const startFeed = ({ env, ...options }: ServiceOptions): Promise<Running> =>
  startService("services/feed", { ...options, env: { FEED_BETS_WAIT_MS: "0", ...env } }, "HEALTH_PORT", "feed");

/** A recording instead of the feed. It is ready when it has published the first moment. */
export const startReplayedFeed = (options: ServiceOptions): Promise<Running> =>
  startService("services/feed", { ...options, script: "src/commands/replay.ts" }, "HEALTH_PORT", "feed");

/** The emulator of a provider, which plays the world that the simulator would. `port` is that of its HTTP side. */
export const startEmulator = async ({ print, port, env }: ServiceOptions): Promise<Running> => {
  await requireFree(port);
  const running = startProcess({
    name: "emulator",
    command: process.execPath,
    args: ["src/commands/emulator.ts"],
    env: { ...env, EMULATOR_PORT: String(port) },
    spawn: { cwd: `${root}services/feed` },
    print,
  });
  await waitUntil("the emulator is ready", () => answers(`http://127.0.0.1:${port}/ready`), { process: running });
  return running;
};

/** What a feed needs that listens to the emulator. */
export const emulatedFeed = (broker: string, port: number): Readonly<Record<string, string>> => ({
  ...{ FEED_SOURCE: "unified", UNIFIED_FEED_AMQP_URL: broker, UNIFIED_FEED_TOKEN: "emulator" },
  ...{ UNIFIED_FEED_API_URL: `http://127.0.0.1:${port}/v1`, UNIFIED_FEED_EMULATOR: "1" },
});

/** Everything comes from one address here, much of it from tests. */
export const WITHOUT_LIMITS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...["ADDRESS", "SESSION", "PUNTER", "TENANT", "SHARES"],
    ...["HANDSHAKES", "CONNECTIONS", "ADDRESS_CONNECTIONS", "SESSION_CONNECTIONS", "MESSAGES"],
  ].map((limit) => [`LIMIT_${limit}`, "0"]),
);

/** Its health port is any that is free; it is also asked at its own port. */
export const startApi = ({ env, ...options }: ServiceOptions): Promise<Running> =>
  startService(
    "services/api",
    { ...options, env: { HEALTH_PORT: "0", DRAIN_MS: "0", ...WITHOUT_LIMITS, ...env } },
    "PORT",
    "api",
  );

/** `port` is the health port. It is ready once it has the whole offer, so the feed has to be started first. */
export const startBets = ({ name = "bets", ...options }: NamedOptions): Promise<Running> =>
  startService("services/bets", options, "HEALTH_PORT", name);

/** Builds the script of the demo operator's pages. */
export const buildHostDemo = async (print: Print): Promise<void> => {
  const building = startProcess({
    name: "host-demo",
    command: process.execPath,
    args: ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"],
    spawn: { cwd: `${root}apps/host-demo` },
    print,
  });
  if ((await building.ended) !== 0) throw new Error("the demo operator's site could not be built");
};

/** A demo operator, at which punters sign in: that of `HOST`, unless its environment names another tenant. */
export const startHostDemo = ({ name = "host-demo", ...options }: NamedOptions): Promise<Running> =>
  startService(
    "apps/host-demo",
    { ...options, env: { TENANT: HOST.tenant, ISSUER: HOST.issuer, ...options.env } },
    "PORT",
    name,
  );

export interface PushOptions extends NamedOptions {
  readonly healthPort: number;
}

export const startPush = async ({ healthPort, name = "push", ...options }: PushOptions): Promise<Running> =>
  startService(
    "services/push",
    {
      ...options,
      port: healthPort,
      env: { DRAIN_MS: "0", ...WITHOUT_LIMITS, ...options.env, PORT: String(options.port) },
    },
    "HEALTH_PORT",
    name,
  );

/** Draws pages of the built app. */
export const startWeb = ({
  env,
  port,
  ...options
}: ServiceOptions & { readonly healthPort: number }): Promise<Running> =>
  startService(
    "services/web",
    { ...options, port: options.healthPort, env: { DRAIN_MS: "0", ...env, PORT: String(port) } },
    "HEALTH_PORT",
    "web",
  );

export interface AppOptions extends ServiceOptions {
  readonly apiUrl: string;
  readonly pushUrl: string;
  readonly hostUrl: string;
  /** Where pages are drawn; without it every page is sent as it was built. */
  readonly webUrl?: string;
  /** Origins that may embed the app beside the demo's. */
  readonly hosts?: Hosts;
  /** The CMS, which embeds the app in a frame. */
  readonly cmsUrl?: string;
  /** `dev` serves the source and reloads; `preview` serves the build. */
  readonly mode: "dev" | "preview";
}

type Hosts = Readonly<Record<string, readonly string[]>>;

/** A demo operator's site under both names of localhost. */
export const originsOf = (hostUrl: string): readonly string[] => [hostUrl, hostUrl.replace("127.0.0.1", "localhost")];

/** The demo's pages may embed the app under both names of localhost, and the CMS may embed it for every tenant. */
const withOurs = ({ hostUrl, cmsUrl, hosts = {} }: AppOptions): Hosts => {
  const editors = cmsUrl ? [cmsUrl] : [];
  const all = Object.keys(loadTenants()).map((tenant) => [tenant, [...editors, ...(hosts[tenant] ?? [])]] as const);
  return {
    ...Object.fromEntries(all),
    [HOST.tenant]: [...originsOf(hostUrl), ...editors, ...(hosts[HOST.tenant] ?? [])],
  };
};

export const startApp = async (options: AppOptions): Promise<Running> => {
  const { print, port, apiUrl, pushUrl, hostUrl, webUrl = "", mode, env } = options;
  await requireFree(port);
  const running = startProcess({
    name: "app",
    command: process.execPath,
    args: ["node_modules/vite/bin/vite.js", ...(mode === "preview" ? ["preview"] : [])],
    env: {
      ...env,
      PORT: String(port),
      TOUCHLINE_API_URL: apiUrl,
      TOUCHLINE_PUSH_URL: pushUrl,
      TOUCHLINE_HOST_URL: hostUrl,
      TOUCHLINE_WEB_URL: webUrl,
      TENANT_HOSTS: JSON.stringify(withOurs(options)),
    },
    spawn: { cwd: `${root}apps/sportsbook` },
    print,
  });
  await waitUntil("the app is served", () => answers(`http://127.0.0.1:${port}/`), { process: running });
  return running;
};
