import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./ports.ts";
import { startEngine } from "./start-engine.ts";

export interface TestRabbit {
  readonly url: string;
  readonly start: () => Promise<void>;
  /** Ends it as a power cut would: connections and queues are gone. */
  readonly kill: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Debian's command changes the account and ignores the environment; this is the one behind it. */
export const RABBIT_PROGRAM = "/usr/lib/rabbitmq/bin/rabbitmq-server";
const GREETING = Buffer.from([0x41, 0x4d, 0x51, 0x50, 0, 0, 9, 1]);

/** It listens before it serves: what counts is that it answers the greeting of the protocol. */
export const serves = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(GREETING));
    const answer = (isServing: boolean) => (): void => {
      socket.destroy();
      resolve(isServing);
    };
    socket.once("data", answer(true)).once("error", answer(false)).once("close", answer(false));
  });

/** The folder, the node and the ports are its own, so that it meets no other broker of the machine. */
export const rabbitEnvironment = async (folder: string, port: number, distribution: number) => {
  await writeFile(join(folder, "plugins"), "[].");
  await writeFile(join(folder, "rabbitmq.conf"), `listeners.tcp.local = 127.0.0.1:${port}\n`);
  return {
    HOME: folder,
    RABBITMQ_NODENAME: `touchline-${port}@localhost`,
    RABBITMQ_CONFIG_FILE: join(folder, "rabbitmq.conf"),
    RABBITMQ_CONF_ENV_FILE: "/dev/null",
    RABBITMQ_DIST_PORT: `${distribution}`,
    RABBITMQ_MNESIA_BASE: join(folder, "mnesia"),
    RABBITMQ_LOG_BASE: join(folder, "log"),
    RABBITMQ_LOGS: "-",
    RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, "plugins"),
    RABBITMQ_PID_FILE: join(folder, "pid"),
    // Without busy waiting, which would take the processors from what is tested.
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: "+sbwt none +sbwtdcpu none +sbwtdio none",
  };
};

export const startRabbit = async (given?: number): Promise<TestRabbit> => {
  const port = given ?? (await freePort());
  const folder = await mkdtemp(join(tmpdir(), "touchline-rabbit-"));
  const environment = await rabbitEnvironment(folder, port, await freePort());
  const assignments = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  let server: ChildProcess | null = null;

  const start = async (): Promise<void> => {
    server = await startEngine({
      name: "RabbitMQ",
      spawn: () => spawn("env", [...assignments, RABBIT_PROGRAM], { stdio: "ignore" }),
      isServing: () => serves(port),
    });
  };
  const kill = async (): Promise<void> => {
    const dying = server;
    server = null;
    if (!dying) return;
    // The script waits for the machine that it has started.
    process.kill(Number(readFileSync(join(folder, "pid"), "utf8")), "SIGKILL");
    if (dying.exitCode === null) await once(dying, "exit");
  };
  const remove = async (): Promise<void> => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  };
  await start();
  return { url: `amqp://guest:guest@127.0.0.1:${port}`, start, kill, remove };
};
