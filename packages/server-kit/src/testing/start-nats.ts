import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, connect as openSocket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface TestNats {
  readonly url: string;
  /** Stops it as a power cut would; stored data is still there after `start`. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port assigned");
  return address.port;
};

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = openSocket(port, "127.0.0.1");
    socket.once("data", () => resolve(true)).once("error", () => resolve(false));
    socket.once("data", () => socket.destroy());
  });

export const startNats = async (): Promise<TestNats> => {
  const port = await findFreePort();
  const folder = await mkdtemp(join(tmpdir(), "touchline-nats-"));
  let server: ChildProcess | null = null;

  const start = async (): Promise<void> => {
    server = spawn("nats-server", ["-a", "127.0.0.1", "-p", `${port}`, "-js", "-sd", folder], { stdio: "ignore" });
    while (!(await isListening(port))) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const kill = async (): Promise<void> => {
    const dying = server;
    server = null;
    if (!dying) return;
    dying.kill("SIGKILL");
    await once(dying, "exit");
  };
  const remove = async (): Promise<void> => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  };

  await start();
  return { url: `nats://127.0.0.1:${port}`, kill, start, remove };
};
