import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ensureCmsDatabase } from "@touchline/db/roles";
import { requireFree } from "./ports.ts";
import { answers, type Print, type Running, startProcess, waitUntil } from "./process.ts";

const cwd = fileURLToPath(new URL("../apps/cms", import.meta.url));

/** The CMS's role and its own database. */
const NAME = "touchline_cms";

export interface CmsOptions {
  readonly print: Print;
  /** Called with each process as soon as it runs, so that it can be stopped at any time. */
  readonly keep: (running: Running) => void;
  readonly port: number;
  /** For the owner of the platform's tables. */
  readonly ownerUrl: string;
  /** For a role of the platform. */
  readonly databaseUrl: (role: string) => string;
  readonly mediaFolder: string;
  readonly appUrl: string;
  /** `dev` serves the source and reloads; `start` serves the build. */
  readonly mode: "dev" | "start";
}

export const cmsUrlOf = (port: number): string => `http://localhost:${port}`;

const environmentOf = ({ port, databaseUrl, mediaFolder, appUrl }: CmsOptions): Record<string, string> => {
  const own = new URL(databaseUrl(NAME));
  own.pathname = `/${NAME}`;
  return {
    DATABASE_URL: own.href,
    PLATFORM_DATABASE_URL: databaseUrl(NAME),
    MEDIA_DIR: mediaFolder,
    CMS_URL: cmsUrlOf(port),
    APP_URL: appUrl,
    // For development and tests only; the content is fictional.
    CMS_SECRET: "for development only",
    NEXT_TELEMETRY_DISABLED: "1",
  };
};

/** Runs a command of the CMS until it exits. */
const runToEnd = async (options: CmsOptions, what: string, args: readonly string[]): Promise<void> => {
  const { print, keep } = options;
  const running = startProcess({
    name: "cms",
    command: process.execPath,
    args,
    env: environmentOf(options),
    spawn: { cwd },
    print,
  });
  keep(running);
  if ((await running.ended) !== 0) throw new Error(`the CMS could not be ${what}: the command failed`);
};

/** Tables, shipped brands, banners and editors; existing content is not changed. Without names, every brand. */
export const prepareCms = async (options: CmsOptions, brands: readonly string[] = []): Promise<void> => {
  mkdirSync(options.mediaFolder, { recursive: true });
  await ensureCmsDatabase(options.ownerUrl);
  await runToEnd(options, "migrated", ["src/commands/migrate.ts"]);
  await runToEnd(options, "filled", ["src/commands/seed.ts", ...brands]);
};

export const startCms = async (options: CmsOptions): Promise<Running> => {
  const { print, keep, port, mode } = options;
  await requireFree(port);
  const running = startProcess({
    name: "cms",
    command: process.execPath,
    args: ["node_modules/next/dist/bin/next", mode, "-p", String(port), "-H", "127.0.0.1"],
    env: environmentOf(options),
    spawn: { cwd },
    print,
  });
  keep(running);
  await waitUntil("the CMS answers", () => answers(`http://127.0.0.1:${port}/admin/login`), { process: running });
  return running;
};
