import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort, freePorts } from "./ports.ts";
import { startEngine } from "./start-engine.ts";

const run = (script: string) => spawn(process.execPath, ["-e", script], { stdio: "ignore" });
const STAYS = "setInterval(() => {}, 1000)";

test("a server that ends before it serves is started again", async () => {
  let starts = 0;
  const server = await startEngine({
    name: "engine",
    spawn: () => {
      starts += 1;
      return run(starts === 3 ? STAYS : "process.exit(1)");
    },
    isServing: async () => starts === 3,
  });
  expect(starts).toBe(3);
  const gone = once(server, "exit");
  server.kill("SIGKILL");
  await gone;
});

test("a server that ends each time, and a program that is missing, are said to have ended", async () => {
  const options = { name: "engine", isServing: async () => false, mostStarts: 2 };
  await expect(startEngine({ ...options, spawn: () => run("process.exit(1)") })).rejects.toThrow(
    "engine ended each of the 2 times that it was started",
  );
  await expect(startEngine({ ...options, spawn: () => spawn("/no/such/program") })).rejects.toThrow("engine ended");
});

test("a server that never serves is ended and said to be late", async () => {
  const server = run(STAYS);
  const gone = once(server, "exit");
  const late = startEngine({ name: "engine", spawn: () => server, isServing: async () => false, withinMs: 50 });
  await expect(late).rejects.toThrow("engine does not serve within 50 ms");
  expect((await gone)[1]).toBe("SIGKILL");
});

test("a port that something listens on is not given, and none is given twice", async () => {
  const port = (await freePort()) + 1;
  const taken = createServer().listen(port, "127.0.0.1");
  await once(taken, "listening");
  const ports = await freePorts(3);
  taken.close();
  expect(new Set([...ports, port]).size).toBe(4);
});
