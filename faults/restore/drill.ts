import { startAddress } from "@touchline/db/testing/address";
import { createKeptServers, type KeptServer, type KeptServers } from "@touchline/db/testing/kept-servers";
import { serverUrl } from "@touchline/db/testing/postgres-server";
import type { Bettor } from "../bettor.ts";
import { checkBooks } from "../check.ts";
import { type Load, startLoad } from "../load.ts";
import { type Platform, withPlatform } from "../platform.ts";

/** The platform on servers that are lost and restored, behind one address. */
export interface Drill {
  readonly platform: Platform;
  readonly servers: KeptServers;
  readonly primary: () => KeptServer;
  /** The address leads to another server from now on. */
  readonly leadTo: (server: KeptServer) => void;
  readonly startLoad: (name: string) => Promise<Load>;
}

const BET_EVERY_MS = 40;
const MOST_LOADS = 100;
const DECIDED_WITHIN_MS = 10_000;

export const withDrill = async <Result>(
  seed: number,
  archiveTimeoutSeconds: number,
  run: (drill: Drill) => Promise<Result>,
): Promise<Result> => {
  const servers = await createKeptServers({ archiveTimeoutSeconds });
  try {
    let primary = await servers.create();
    let loads = 0;
    const address = await startAddress(() => primary.port);
    const database = { url: serverUrl(address.port), postgres: primary };
    const result = await withPlatform({ database }, (platform) =>
      run({
        ...{ platform, servers, primary: () => primary },
        leadTo: (server) => {
          primary = server;
        },
        startLoad: (name) => {
          // Ids of requests follow from the seed, and no two loads may have the same.
          loads += 1;
          return startLoad({ platform, name, seed: seed * MOST_LOADS + loads, every: BET_EVERY_MS });
        },
      }),
    );
    await address.stop();
    return result;
  } finally {
    await servers.remove();
  }
};

/** Ends the load when everything is decided. Returns what is wrong; of requests that were `lost` nothing is expected. */
export const endLoad = async (
  { platform }: Drill,
  load: Load,
  lost: ReadonlySet<string> = new Set(),
): Promise<string[]> => {
  await load.stop();
  await platform.untilWhole();
  const whole = Date.now();
  await Promise.all(load.bettors.map((bettor) => bettor.settle(() => Date.now() - whole > DECIDED_WITHIN_MS)));
  const kept = load.bettors.map(
    (bettor): Bettor => ({
      ...bettor,
      attempts: bettor.attempts.filter(({ request }) => !lost.has(request.reqUuid)),
    }),
  );
  const findings = await checkBooks(platform.stack.databaseUrl("postgres"), kept);
  for (const bettor of load.bettors) bettor.close();
  return findings;
};
