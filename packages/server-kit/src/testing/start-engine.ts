import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

export interface EngineOfTest {
  readonly name: string;
  readonly spawn: () => ChildProcess;
  /** Answers within a time of its own, also if something else listens at the address. */
  readonly isServing: () => Promise<boolean>;
  readonly withinMs?: number;
  readonly mostStarts?: number;
}

/** A server may end because processes of the one before it still hold its folder, so it is started again. */
const MOST_STARTS = 20;
const SERVES_WITHIN_MS = 60_000;
const LOOK_AGAIN_MS = 20;
const START_AGAIN_MS = 200;

const hasEnded = ({ exitCode, signalCode, pid }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null || pid === undefined;

/** Starts a server and waits until it serves. Says what is wrong where it never does, because a test that waits tells nothing. */
export const startEngine = async (engine: EngineOfTest): Promise<ChildProcess> => {
  const { name, spawn, isServing, withinMs = SERVES_WITHIN_MS, mostStarts = MOST_STARTS } = engine;
  const until = Date.now() + withinMs;
  for (let starts = 1; starts <= mostStarts; starts += 1) {
    const server = spawn().on("error", () => undefined);
    while (!hasEnded(server)) {
      if (await isServing()) return server;
      if (Date.now() > until) {
        server.kill("SIGKILL");
        throw new Error(`${name} does not serve within ${withinMs} ms`);
      }
      await sleep(LOOK_AGAIN_MS);
    }
    await sleep(START_AGAIN_MS);
  }
  throw new Error(`${name} ended each of the ${mostStarts} times that it was started`);
};
