import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect as openSocket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BUS_USERS, type BusUser, type BusUserName, createNatsConfig } from "@touchline/protocol/bus-users";
import { freePort } from "./ports.ts";
import { startEngine } from "./start-engine.ts";

export interface TestNats {
  /** For the test itself, which may do everything. */
  readonly url: string;
  /** For a service, with the permissions that it has in production. */
  readonly urlOf: (user: BusUserName) => string;
  /** Stops it as a power cut would; stored data is still there after `start`. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Kills it, deletes what it has stored, and starts it again. */
  readonly empty: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

const TEST_USER: BusUser = { keeps: [], publish: [">"], subscribe: [">"] };
const users = { ...BUS_USERS, test: TEST_USER };

const GREETS_WITHIN_MS = 2_000;

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = openSocket({ port, host: "127.0.0.1", timeout: GREETS_WITHIN_MS });
    const answer = (isNats: boolean) => (): void => {
      socket.destroy();
      resolve(isNats);
    };
    socket
      .once("data", answer(true))
      .once("error", answer(false))
      .once("close", answer(false))
      .once("timeout", answer(false));
  });

export const startNats = async (): Promise<TestNats> => {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "touchline-nats-"));
  const password = randomBytes(16).toString("hex");
  const passwords = Object.fromEntries(Object.keys(users).map((user) => [user, `${user}-${password}`]));
  const config = join(folder, "nats.conf");
  await writeFile(
    config,
    createNatsConfig(users, (user) => JSON.stringify(passwords[user])),
  );
  let server: ChildProcess | null = null;

  const start = async (): Promise<void> => {
    const args = ["-c", config, "-a", "127.0.0.1", "-p", `${port}`, "-js", "-sd", folder];
    server = await startEngine({
      name: "NATS",
      spawn: () => spawn("nats-server", args, { stdio: "ignore" }),
      isServing: () => isListening(port),
    });
  };
  const kill = async (): Promise<void> => {
    const dying = server;
    server = null;
    if (!dying) return;
    dying.kill("SIGKILL");
    await once(dying, "exit");
  };
  const empty = async (): Promise<void> => {
    await kill();
    await rm(join(folder, "jetstream"), { recursive: true });
    await start();
  };
  const remove = async (): Promise<void> => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  };

  await start();
  const urlOf = (user: keyof typeof users): string => `nats://${user}:${passwords[user]}@127.0.0.1:${port}`;
  return { url: urlOf("test"), urlOf, kill, start, empty, remove };
};
