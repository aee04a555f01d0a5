import { spawn } from "node:child_process";
import { once } from "node:events";
import { text as readAll } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/** Variables that each is started with; nothing of them is right. */
const WRONG: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "services/api": { PORT: "eighty", DATABASE_URL: "nowhere" },
  "services/bets": { HEALTH_PORT: "-1", TENANT_KEYS: "{" },
  "services/feed": { FEED_SPEED: "0", NATS_URL: "nowhere" },
  "services/push": { LIMIT_MESSAGES: "many", TRUSTED_PROXIES: "everybody" },
  "apps/host-demo": { PORT: "eighty", API_URL: "nowhere" },
};

test.concurrent.each(Object.entries(WRONG))("%s names its wrong variables and stops", async (folder, wrong) => {
  const service = spawn(process.execPath, ["src/main.ts"], {
    cwd: fileURLToPath(new URL(`../${folder}`, import.meta.url)),
    env: { PATH: process.env.PATH, ...wrong },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [errors, [code]] = await Promise.all([readAll(service.stderr), once(service, "exit")]);
  expect(code).toBe(1);
  for (const name of Object.keys(wrong)) expect(errors).toContain(`${name}: `);
});
