import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "@touchline/server-kit/testing/ports";
import { RABBIT_PROGRAM, rabbitEnvironment, serves } from "@touchline/server-kit/testing/rabbitmq";
import type { EngineOptions } from "./engines.ts";
import { requireFree } from "./ports.ts";
import { type Running, startProcess, waitUntil } from "./process.ts";

/** A broker of its own. What is in it is worth nothing after a stop, so it begins empty. */
export const startRabbit = async ({ folder, port, print }: EngineOptions): Promise<Running> => {
  await requireFree(port);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const env = await rabbitEnvironment(folder, port, await freePort());
  const script = startProcess({ name: "rabbitmq", command: RABBIT_PROGRAM, args: [], env, print: () => undefined });
  await waitUntil("RabbitMQ serves", () => serves(port), { process: script });
  print("rabbitmq", `serves on port ${port}`);
  return {
    ...script,
    // The script waits for the machine that it has started, and does not pass signals on.
    stop: async () => {
      if (!script.hasEnded()) process.kill(Number(readFileSync(join(folder, "pid"), "utf8")), "SIGKILL");
      await script.ended;
    },
  };
};

export const rabbitUrl = (port: number): string => `amqp://guest:guest@127.0.0.1:${port}`;
