import { execFile, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePorts } from "@touchline/server-kit/testing/ports";
import { waitUntil } from "../../stack/process.ts";
import { root } from "./manifests.ts";

const NATS_CONF = "packages/protocol/generated/nats.conf";

const run = promisify(execFile);
const podman = async (...args: readonly string[]): Promise<string> => (await run("podman", args)).stdout.trim();

/** The services of compose.yaml that keep running, with the number of their nodes. */
const RUNNING = {
  postgres: 1,
  nats: 1,
  feed: 2,
  bets: 2,
  push: 2,
  api: 1,
  web: 1,
  app: 1,
  cms: 1,
  "host-demo": 1,
} as const;
type Service = keyof typeof RUNNING;

/** Enough time for a slow machine that starts everything at once. */
const START_MS = 300_000;

export interface Product {
  readonly appUrl: string;
  readonly hostUrl: string;
  readonly cmsUrl: string;
  /** For the owner of the tables. */
  readonly databaseUrl: () => Promise<string>;
  /** Until every health check passes, or those of some services. */
  readonly untilHealthy: (services?: readonly Service[]) => Promise<void>;
  /** Ends a node as a crash would. It is restarted by its policy. */
  readonly crash: (service: Service, node: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** What the command writes is printed. */
const runAloud = (command: string, args: readonly string[], cwd: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ["ignore", "inherit", "inherit"] });
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args[0]} ended with ${code}`)),
    );
  });

export const buildImages = (folder: string): Promise<void> => runAloud("deploy/images/build.sh", [], folder);

/** What an operator has: compose.yaml, the configuration of NATS, and .env with ports of its own. */
const createFolder = async (added: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), "touchline-compose-"));
  for (const file of ["compose.yaml", ".env.example", "deploy/create-env.sh", NATS_CONF])
    cpSync(join(root, file), join(folder, file));
  await run("deploy/create-env.sh", { cwd: folder });
  const env = join(folder, ".env");
  writeFileSync(env, `${readFileSync(env, "utf8")}\n${added}`);
  return folder;
};

const lines = (output: string): readonly string[] => output.split("\n").filter((line) => line !== "");

const readVariable = (folder: string, name: string): string =>
  new RegExp(`^${name}=(.*)$`, "m").exec(readFileSync(join(folder, ".env"), "utf8"))?.[1] ?? "";

/** The whole product by podman-compose, on ports and in a project of its own. */
export const startProduct = async (settings: Readonly<Record<string, string>>): Promise<Product> => {
  const [appPort, hostPort, cmsPort] = await freePorts(3);
  // The app and the operator's site have different names, so that they are different sites to the browser.
  const appUrl = `http://localhost:${appPort}`;
  const hostUrl = `http://127.0.0.1:${hostPort}`;
  const cmsUrl = `http://localhost:${cmsPort}`;
  const project = `touchline-test-${process.pid}`;
  const folder = await createFolder(
    Object.entries({
      ...{ APP_PORT: appPort, HOST_DEMO_PORT: hostPort, CMS_PORT: cmsPort, APP_URL: appUrl, CMS_URL: cmsUrl },
      TENANT_HOSTS: JSON.stringify({ touchline: [hostUrl] }),
      ...settings,
    })
      .map(([name, value]) => `${name}=${value}\n`)
      .join(""),
  );
  const compose = (...args: readonly string[]): Promise<void> =>
    runAloud("podman-compose", ["--project-name", project, ...args], folder);
  const containerOf = (service: string, node: number): string => `${project}_${service}_${node}`;
  const containersOf = (services: readonly Service[]): readonly string[] =>
    services.flatMap((service) =>
      Array.from({ length: RUNNING[service] }, (_, index) => containerOf(service, index + 1)),
    );
  const all = Object.keys(RUNNING) as Service[];
  // Where systemd does not run, nothing runs the health checks but this.
  const isHealthy = (container: string): Promise<boolean> =>
    podman("healthcheck", "run", container).then(
      () => true,
      () => false,
    );

  const stop = async (): Promise<void> => {
    await compose("down");
    // podman-compose leaves containers behind that are restarted while it removes them, and all volumes.
    const label = `label=io.podman.compose.project=${project}`;
    for (const container of lines(await podman("ps", "--all", "--quiet", "--filter", label)))
      await podman("rm", "--force", container);
    for (const volume of lines(await podman("volume", "ls", "--quiet", "--filter", label)))
      await podman("volume", "rm", "--force", volume);
    await podman("network", "rm", "--force", `${project}_default`);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await compose("up", "--detach", "--no-build", "prepare", "maintain", "cms-prepare", ...all);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    appUrl,
    hostUrl,
    cmsUrl,
    databaseUrl: async () => {
      const networks = "{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}";
      const address = await podman("inspect", "--format", networks, containerOf("postgres", 1));
      return `postgres://postgres:${readVariable(folder, "DATABASE_PASSWORD_OWNER")}@${address}:5432/postgres`;
    },
    untilHealthy: async (services = all) => {
      for (const container of containersOf(services))
        await waitUntil(`${container} is healthy`, () => isHealthy(container), { timeout: START_MS });
    },
    crash: async (service, node) => {
      const pid = Number(await podman("inspect", "--format", "{{.State.Pid}}", containerOf(service, node)));
      process.kill(pid, "SIGKILL");
    },
    stop,
  };
};
