import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { until } from "./until.ts";

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port was given");
  return address.port;
};

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", () => resolve(false));
    socket.once("data", () => {
      socket.destroy();
      resolve(true);
    });
  });

/** A bus of the test's own, which can die as in a power cut and come back with what it had stored. */
export const startNats = async () => {
  const port = await findFreePort();
  const folder = await mkdtemp(join(tmpdir(), "touchline-nats-"));
  let server: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    server = spawn("nats-server", ["-a", "127.0.0.1", "-p", `${port}`, "-js", "-sd", folder], { stdio: "ignore" });
    await until(() => answers(port));
  };
  const kill = async (): Promise<void> => {
    if (!server) return;
    const gone = once(server, "exit");
    server.kill("SIGKILL");
    server = null;
    await gone;
  };
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    start,
    kill,
    remove: async (): Promise<void> => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type TestNats = Awaited<ReturnType<typeof startNats>>;
