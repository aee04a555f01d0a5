import { fileURLToPath } from "node:url";
import { type BusUrls, createPasswords, givenBus, ownBus } from "./bus.ts";
import { type Engine, startNats, startPostgres } from "./engines.ts";
import type { Print, Running } from "./process.ts";

/** Data that is kept between two starts. */
export const dataFolder = fileURLToPath(new URL("../.touchline/data", import.meta.url));

interface Bus {
  readonly urlOf: BusUrls;
  /** Missing where it was not started by us. */
  readonly process?: Running;
}

export interface Engines {
  readonly nats: Bus;
  readonly postgres: Engine;
}

const useNats = async (port: number, print: Print): Promise<Bus> => {
  const { NATS_URL: given } = process.env;
  if (given) return { urlOf: givenBus(given) };
  const passwords = createPasswords();
  const running = await startNats({ folder: `${dataFolder}/nats`, port, passwords, print });
  return { urlOf: ownBus(port, passwords), process: running };
};

const usePostgres = async (port: number, print: Print): Promise<Engine> => {
  const { DATABASE_URL: url } = process.env;
  return url ? { url } : startPostgres({ folder: `${dataFolder}/postgres`, port, print });
};

/** Uses the engines named by the environment, or starts private ones. */
export const startEngines = async (basePort: number, print: Print): Promise<Engines> => {
  const [nats, postgres] = await Promise.all([useNats(basePort + 40, print), usePostgres(basePort + 50, print)]);
  return { nats, postgres };
};

/** Port of the app; all other ports are a little above it. */
export const basePort = (): number => Number(process.env.TOUCHLINE_PORT ?? 4600);

/** Additional origins that may embed the app, by tenant, beside those of the demo operator. */
export const ownHosts = (): Readonly<Record<string, readonly string[]>> => JSON.parse(process.env.TENANT_HOSTS ?? "{}");
