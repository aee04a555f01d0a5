import type { Log } from "./log.ts";

const GRACE_MS = 5_000;

type Step = () => unknown;

/** Runs the steps in order on SIGTERM or SIGINT; if a step hangs, the process exits after the grace period. */
export const onShutdown = (log: Log, steps: readonly Step[]): void => {
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
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
