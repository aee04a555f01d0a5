import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createClient } from "@redis/client";
import { freePort } from "./ports.ts";
import { startEngine } from "./start-engine.ts";

export interface TestRedis {
  readonly url: string;
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
  /** It keeps its connections but answers nothing, until it goes on. */
  readonly freeze: () => void;
  readonly goOn: () => void;
}

const answers = async (url: string): Promise<boolean> => {
  const client = createClient({
    url,
    socket: { reconnectStrategy: false, connectTimeout: 2_000, socketTimeout: 2_000 },
  }).on("error", () => undefined);
  try {
    await client.connect();
    await client.ping();
    return true;
  } catch {
    return false;
  } finally {
    client.destroy();
  }
};

/** Without storage: the counts of the limits are worth nothing after seconds. */
export const startRedis = async (): Promise<TestRedis> => {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess | null = null;

  const start = async (): Promise<void> => {
    const args = ["--port", `${port}`, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
    server = await startEngine({
      name: "Redis",
      spawn: () => spawn("redis-server", args, { stdio: "ignore" }),
      isServing: () => answers(url),
    });
  };
  const kill = async (): Promise<void> => {
    const dying = server;
    server = null;
    if (!dying) return;
    dying.kill("SIGKILL");
    await once(dying, "exit");
  };
  await start();
  return { url, start, kill, freeze: () => server?.kill("SIGSTOP"), goOn: () => server?.kill("SIGCONT") };
};
