import { setTimeout as sleep } from "node:timers/promises";
import { removeKeys } from "@touchline/db/audit";
import { signalServer } from "@touchline/db/testing/postgres-server";
import { hostRoutes } from "@touchline/protocol";
import { waitUntil } from "../stack/process.ts";
import { type Restartable, type Stack, type StackOptions, type StackShard, startStack } from "../stack/whole.ts";
import { startHosts } from "./hosts.ts";
import type { Target } from "./schedule.ts";

export const TENANTS = ["touchline", "bethog"] as const;
export const BRANDS: Readonly<Record<string, string>> = { touchline: "default", bethog: "bethog" };
/** Brands of a tenant that bettors play on: one of them has taxes and bonuses. */
export const PLAYED_BRANDS: Readonly<Record<string, readonly string[]>> = {
  touchline: ["default", "showcase"],
  bethog: ["bethog"],
};

/** What can be replaced by another version while the platform runs. */
type Upgraded = "one of bets" | "other bets" | "api" | "push" | "feed";

/** Changes the source of the bets service while it is loaded. */
const PLANT_BUG = import.meta.resolve("@touchline/db/testing/plant-bug");

const MOST_TRIES = 20;

const killPostgres = async (postgres: Restartable): Promise<void> => {
  signalServer(postgres.pid(), "SIGKILL");
  await postgres.kill();
};

export interface PlatformOptions
  extends Pick<StackOptions, "database" | "apiNodes" | "pushNodes" | "shards" | "betsNodes" | "api" | "push" | "bets"> {
  /** The name of a deliberate bug. */
  readonly plant?: string | undefined;
}

/**
 * The whole platform with two tenants, whose parts can be killed without warning and started again. With a planted bug, the database's
 * keys are removed, because they would refuse most of the damage before the audit could find it.
 */
export const startPlatform = async ({ plant, bets, ...options }: PlatformOptions = {}) => {
  const hosts = await startHosts(TENANTS);
  const stack: Stack = await startStack({
    app: false,
    betsNodes: 2,
    tenantKeys: hosts.tenantKeys,
    ...options,
    feed: { FEED_EVENTS: "160", FEED_LIVE: "24", FEED_SPEED: "4" },
    bets: {
      LIVE_DELAY_MS: "300",
      ...bets,
      ...(plant && { PLANTED_BUG: plant, NODE_OPTIONS: `--import ${PLANT_BUG}` }),
    },
  });
  if (plant) await removeKeys(stack.databaseUrl("postgres"));
  const [first, second] = stack.bets as [Restartable, Restartable];
  const parts: Readonly<Record<Exclude<Target, "frozen bets">, readonly Restartable[]>> = {
    bets: [first, second],
    "one of bets": [first],
    api: stack.apis,
    push: stack.push,
    nats: [stack.nats],
    postgres: [stack.postgres],
  };
  const dead = new Set<Restartable>();

  const kill = async (part: Restartable): Promise<void> => {
    if (dead.has(part)) return;
    dead.add(part);
    const isPostgres = stack.shards.some(({ postgres }) => postgres === part);
    await (isPostgres ? killPostgres(part) : part.kill());
  };
  const restart = async (part: Restartable): Promise<void> => {
    // It may take a while until ports and locks of the killed processes are released.
    for (let tries = 0; ; tries += 1) {
      try {
        return await part.start();
      } catch (error) {
        if (tries >= MOST_TRIES) throw error;
        await sleep(250);
      }
    }
  };

  /** Restarts in progress: a part that was killed twice must be restarted once. */
  const reviving = new Map<Restartable, Promise<void>>();
  const revive = async (part: Restartable): Promise<void> => {
    if (!dead.has(part)) return;
    const work = reviving.get(part) ?? restart(part).then(() => void dead.delete(part));
    reviving.set(part, work);
    await work.finally(() => reviving.delete(part));
  };

  const shardOf = (number: number): StackShard => stack.shards[number] as StackShard;

  const freeze = (part: Restartable, signal: "SIGSTOP" | "SIGCONT"): void => {
    if (!dead.has(part)) process.kill(part.pid(), signal);
  };

  const deposit = async (tenant: string, punter: string, amount: string, reqUuid: string): Promise<Response> =>
    fetch(`${stack.apiUrl}${hostRoutes.deposit.path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${await hosts.hostTokenOf(tenant)}` },
      body: JSON.stringify({ reqUuid, punter, currency: "EUR", amount }),
    });

  const upgraded: Readonly<Record<Upgraded, readonly Restartable[]>> = {
    ...parts,
    "other bets": [second],
    feed: [stack.feed],
  };

  return {
    hosts,
    stack,
    deposit,
    /** Replaces a part as a new version does: it ends by itself, and then another is started. */
    upgrade: async (target: Upgraded): Promise<void> => {
      for (const part of upgraded[target]) {
        process.kill(part.pid(), "SIGTERM");
        await restart(part);
      }
    },
    kill: async (target: Target): Promise<void> => {
      if (target === "frozen bets") freeze(second, "SIGSTOP");
      else await Promise.all(parts[target].map(kill));
    },
    revive: async (target: Target): Promise<void> => {
      if (target === "frozen bets") freeze(second, "SIGCONT");
      else await Promise.all(parts[target].map(revive));
    },
    /** Database and nodes of a shard of the ledger. */
    killShard: async (number: number): Promise<void> => {
      const { postgres, bets: nodes } = shardOf(number);
      await Promise.all([postgres, ...nodes].map(kill));
    },
    reviveShard: async (number: number): Promise<void> => {
      const { postgres, bets: nodes } = shardOf(number);
      await revive(postgres);
      await Promise.all(nodes.map(revive));
    },
    /** Waits until bets are accepted again. */
    untilWhole: (): Promise<void> =>
      waitUntil("the platform is whole again", async () => {
        const response = await deposit("touchline", "probe", "1.00", crypto.randomUUID());
        return response.ok;
      }),
    stop: async (): Promise<void> => {
      await stack.stop();
      await hosts.stop();
    },
  };
};

export type Platform = Awaited<ReturnType<typeof startPlatform>>;

/** Runs a mode on a platform, which is stopped at the end. */
export const withPlatform = async <Result>(
  options: PlatformOptions,
  run: (platform: Platform) => Promise<Result>,
): Promise<Result> => {
  const platform = await startPlatform(options);
  // A signal must not leave engines and services running.
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void platform.stop().then(() => process.exit(130)));
  try {
    return await run(platform);
  } finally {
    await platform.stop();
  }
};
