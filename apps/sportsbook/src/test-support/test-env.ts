import type { Env, StringStorage } from "../env/env.ts";
import type { createManualTime } from "./manual-time.ts";

export const createMemoryStorage = (): StringStorage => {
  const stored = new Map<string, string>();
  return {
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => stored.set(key, value) !== undefined,
    remove: (key) => void stored.delete(key),
  };
};

/** An Env without a browser: time passes when the test says so, nothing is stored beyond it, and chance always gives one half. */
export const createTestEnv = (
  time: Pick<ReturnType<typeof createManualTime>, "now" | "after" | "onNextFrame">,
  report: Env["report"] = () => undefined,
): Env => ({
  now: time.now,
  after: time.after,
  onNextFrame: time.onNextFrame,
  random: () => 0.5,
  storage: createMemoryStorage(),
  tabStorage: createMemoryStorage(),
  report,
});
