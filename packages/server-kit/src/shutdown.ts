import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "./log.ts";

const GRACE_MS = 5_000;

type Step = () => unknown;

/** The time in which a node still serves although it is no longer ready, so that the load balancer in front can leave it. */
export interface Drain {
  readonly isDraining: () => boolean;
  readonly wait: () => Promise<void>;
}

export const createDrain = (milliseconds: number): Drain => {
  let isDraining = false;
  return {
    isDraining: () => isDraining,
    wait: async () => {
      isDraining = true;
      await sleep(milliseconds);
    },
  };
};

/** Runs the steps in order on SIGTERM or SIGINT, after the drain; if a step hangs, the process exits after the grace period. */
export const onShutdown = (log: Log, steps: readonly Step[], drain: Drain = createDrain(0)): void => {
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    await drain.wait();
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        log.error({ err: error }, "shutdown step failed");
      }
    }
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
};
