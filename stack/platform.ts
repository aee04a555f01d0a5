import { fileURLToPath } from "node:url";
import { loadTenants } from "@touchline/brands/shipped";
import { requireFree } from "./ports.ts";
import { answers, type Print, type Running, startProcess, waitUntil } from "./process.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Tenant and issuer of the demo operator. */
export const HOST = { tenant: "touchline", issuer: "https://northgate.example" };

/** TENANT_KEYS for services that accept the demo operator's tokens, and those of other tenants. Keys that are given replace the demo's. */
export const tenantKeysOf = (hostUrl: string, given: Readonly<Record<string, object>> = {}): string =>
  JSON.stringify({
    [HOST.tenant]: { issuer: HOST.issuer, jwksUrl: `${hostUrl}/host/.well-known/jwks.json` },
    ...given,
  });

interface ServiceOptions {
  readonly print: Print;
  readonly port: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** For services with several nodes. */
interface NamedOptions extends ServiceOptions {
  readonly name?: string;
}

const startService = async (
  folder: string,
  { print, port, env }: ServiceOptions,
  portVariable: string,
  name: string,
): Promise<Running> => {
  await requireFree(port);
  const running = startProcess({
    name,
    command: process.execPath,
    args: ["src/main.ts"],
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

/** The demo operator, at which punters sign in. */
export const startHostDemo = (options: ServiceOptions): Promise<Running> =>
  startService(
    "apps/host-demo",
    { ...options, env: { ...options.env, TENANT: HOST.tenant, ISSUER: HOST.issuer } },
    "PORT",
    "host-demo",
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

export interface AppOptions extends ServiceOptions {
  readonly apiUrl: string;
  readonly pushUrl: string;
  readonly hostUrl: string;
  /** Origins that may embed the app beside the demo's. */
  readonly hosts?: Hosts;
  /** The CMS, which embeds the app in a frame. */
  readonly cmsUrl?: string;
  /** `dev` serves the source and reloads; `preview` serves the build. */
  readonly mode: "dev" | "preview";
}

type Hosts = Readonly<Record<string, readonly string[]>>;

/** The demo's pages may embed the app under both names of localhost, and the CMS may embed it for every tenant. */
const withOurs = ({ hostUrl, cmsUrl, hosts = {} }: AppOptions): Hosts => {
  const editors = cmsUrl ? [cmsUrl] : [];
  const all = Object.keys(loadTenants()).map((tenant) => [tenant, [...editors, ...(hosts[tenant] ?? [])]] as const);
  const demo = [hostUrl, hostUrl.replace("127.0.0.1", "localhost")];
  return { ...Object.fromEntries(all), [HOST.tenant]: [...demo, ...editors, ...(hosts[HOST.tenant] ?? [])] };
};

export const startApp = async (options: AppOptions): Promise<Running> => {
  const { print, port, apiUrl, pushUrl, hostUrl, mode, env } = options;
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
      TENANT_HOSTS: JSON.stringify(withOurs(options)),
    },
    spawn: { cwd: `${root}apps/sportsbook` },
    print,
  });
  await waitUntil("the app is served", () => answers(`http://127.0.0.1:${port}/`), { process: running });
  return running;
};
