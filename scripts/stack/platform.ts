import { fileURLToPath } from "node:url";
import { requireFree } from "./ports.ts";
import { answers, type Print, type Running, startProcess, waitUntil } from "./process.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

interface ServiceOptions {
  readonly print: Print;
  readonly port: number;
  readonly env?: Readonly<Record<string, string>>;
}

const startService = async (
  service: string,
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
    spawn: { cwd: `${root}services/${service}` },
    print,
  });
  await waitUntil(`${name} is ready`, () => answers(`http://127.0.0.1:${port}/ready`), { process: running });
  return running;
};

/** `port` is where it answers for its health: the feed serves nothing else. */
export const startFeed = (options: ServiceOptions): Promise<Running> =>
  startService("feed", options, "HEALTH_PORT", "feed");

export const startApi = (options: ServiceOptions): Promise<Running> => startService("api", options, "PORT", "api");

export interface PushOptions extends ServiceOptions {
  readonly healthPort: number;
  readonly name?: string;
}

export const startPush = async ({ healthPort, name = "push", ...options }: PushOptions): Promise<Running> =>
  startService(
    "push",
    { ...options, port: healthPort, env: { ...options.env, PORT: String(options.port) } },
    "HEALTH_PORT",
    name,
  );

export interface AppOptions extends ServiceOptions {
  readonly apiUrl: string;
  readonly pushUrl: string;
  /** `dev` serves the source and reloads; `preview` serves what was built. */
  readonly mode: "dev" | "preview";
}

export const startApp = async ({ print, port, apiUrl, pushUrl, mode, env }: AppOptions): Promise<Running> => {
  await requireFree(port);
  const running = startProcess({
    name: "app",
    command: process.execPath,
    args: ["node_modules/vite/bin/vite.js", ...(mode === "preview" ? ["preview"] : [])],
    env: { ...env, PORT: String(port), TOUCHLINE_API_URL: apiUrl, TOUCHLINE_PUSH_URL: pushUrl },
    spawn: { cwd: `${root}apps/sportsbook` },
    print,
  });
  await waitUntil("the app is served", () => answers(`http://127.0.0.1:${port}/`), { process: running });
  return running;
};
