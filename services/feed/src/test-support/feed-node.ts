import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "@touchline/server-kit/testing/ports";

const main = new URL("../main.ts", import.meta.url).pathname;

export interface FeedNode {
  readonly process: ChildProcess;
  readonly isReady: () => Promise<boolean>;
  readonly leads: () => Promise<boolean>;
  readonly kill: () => Promise<void>;
}

/** A node of the feed as a process of its own. */
export const startFeedNode = async (url: string, env: Readonly<Record<string, string>> = {}): Promise<FeedNode> => {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: { NATS_URL: url, HEALTH_PORT: `${port}`, FEED_CONTROL: "1", FEED_BETS_WAIT_MS: "0", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const get = (path: string): Promise<Response | null> =>
    fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(1_000) }).catch(() => null);
  return {
    process: child,
    isReady: async () => (await get("/ready"))?.status === 200,
    leads: async () => ((await (await get("/metrics"))?.text()) ?? "").includes("\ntouchline_feed_leads 1"),
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
};
