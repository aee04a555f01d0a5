import { fileURLToPath } from "node:url";
import { type Engine, type EngineOptions, startNats, startPostgres } from "./engines.ts";
import type { Print } from "./process.ts";

/** Data that is kept between two starts. */
export const dataFolder = fileURLToPath(new URL("../.touchline/data", import.meta.url));

/** Uses the engine named by the environment, or starts a private one. */
const use = async (
  url: string | undefined,
  start: (options: EngineOptions) => Promise<Engine>,
  options: EngineOptions,
): Promise<Engine> => (url ? { url } : start(options));

export interface Engines {
  readonly nats: Engine;
  readonly postgres: Engine;
}

export const startEngines = async (basePort: number, print: Print): Promise<Engines> => {
  const [nats, postgres] = await Promise.all([
    use(process.env.NATS_URL, startNats, { folder: `${dataFolder}/nats`, port: basePort + 40, print }),
    use(process.env.DATABASE_URL, startPostgres, { folder: `${dataFolder}/postgres`, port: basePort + 50, print }),
  ]);
  return { nats, postgres };
};

/** Port of the app; all other ports are a little above it. */
export const basePort = (): number => Number(process.env.TOUCHLINE_PORT ?? 4600);

/** Additional origins that may embed the app, by tenant, beside those of the demo operator. */
export const ownHosts = (): Readonly<Record<string, readonly string[]>> => JSON.parse(process.env.TENANT_HOSTS ?? "{}");
