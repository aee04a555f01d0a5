import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";

const PROGRAM = `
  import { createLog, switchLevelOnSignal } from ${JSON.stringify(import.meta.resolve("./log.ts"))};
  const log = createLog("test", "info");
  switchLevelOnSignal(log);
  process.stdin.on("data", () => {
    log.debug("detail");
    log.info("done");
  });
  log.info("started");
`;

test("SIGUSR2 switches the level of a running service, and back", async () => {
  const service = spawn(process.execPath, ["--input-type=module", "--eval", PROGRAM], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: service.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<string> => JSON.parse((await lines.next()).value as string).msg;
  expect(await next()).toBe("started");
  service.stdin.write("1");
  expect(await next()).toBe("done");
  service.kill("SIGUSR2");
  expect(await next()).toBe("log level changed");
  service.stdin.write("2");
  expect([await next(), await next()]).toEqual(["detail", "done"]);
  service.kill("SIGUSR2");
  // At the level that was configured.
  expect(await next()).toBe("log level changed");
  service.stdin.write("3");
  expect(await next()).toBe("done");
  service.kill();
  await once(service, "exit");
});
