import { fileURLToPath } from "node:url";
import { type BusUrls, createPasswords, givenBus, ownBus } from "./bus.ts";
import { type Engine, startNats, startPostgres } from "./engines.ts";
import type { Print, Running } from "./process.ts";

/** Data that is kept between two starts. */
export const dataFolder = fileURLToPath(new URL("../.touchline/data", import.meta.url));

/** Keys with which the demo operator and `pnpm run token` sign. */
export const signingKeysFile = `${dataFolder}/signing-keys.json`;

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

const readByTenant = <Value>(variable: "TENANT_HOSTS" | "TENANT_KEYS"): Readonly<Record<string, Value>> => {
  try {
    return JSON.parse(process.env[variable] ?? "{}");
  } catch {
    throw new Error(`${variable} is not JSON: ${process.env[variable]}`);
  }
};

/** Additional origins that may embed the app, by tenant, beside those of the demo operator. */
export const ownHosts = (): Readonly<Record<string, readonly string[]>> => readByTenant("TENANT_HOSTS");

/** Issuer and key set by tenant, beside those of the demo operator. */
export const ownKeys = (): Readonly<Record<string, object>> => readByTenant("TENANT_KEYS");
