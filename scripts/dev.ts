/** `pnpm dev`: engines, services and app together, until Ctrl-C. */
import { styleText } from "node:util";
import { prepareDatabase } from "./stack/database.ts";
import { basePort, startEngines } from "./stack/engines-from-environment.ts";
import { startApi, startApp, startBets, startFeed, startHostDemo, startPush, tenantKeysOf } from "./stack/platform.ts";
import { printPrefixed as print } from "./stack/print.ts";
import type { Running } from "./stack/process.ts";
import { orStopAll, untilStopped } from "./stack/until-stopped.ts";

const base = basePort();
const processes: Running[] = [];
const keep = (running: Running | undefined): void => {
  if (running) processes.push(running);
};

// A signal while things are still starting must not leave engines behind.
const stopEarly = async (): Promise<void> => {
  for (const running of processes.toReversed()) await running.stop();
  process.exit(130);
};
process.once("SIGINT", stopEarly).once("SIGTERM", stopEarly);

await orStopAll(processes, async () => {
  const { nats, postgres } = await startEngines(base, print);
  keep(nats.process);
  keep(postgres.process);
  const databaseUrl = await prepareDatabase(postgres.url);
  const env = { NATS_URL: nats.url };
  const hostUrl = `http://127.0.0.1:${base + 60}`;
  keep(await startFeed({ print, port: base + 30, env }));
  const apiUrl = `http://127.0.0.1:${base + 10}`;
  keep(await startHostDemo({ print, port: base + 60, env: { API_URL: apiUrl } }));
  const keys = { ...env, TENANT_KEYS: tenantKeysOf(hostUrl) };
  keep(await startBets({ print, port: base + 70, env: { ...keys, DATABASE_URL: databaseUrl("touchline_bets") } }));
  keep(await startApi({ print, port: base + 10, env: { ...keys, DATABASE_URL: databaseUrl("touchline_api") } }));
  keep(await startPush({ print, port: base + 20, healthPort: base + 21, env: keys }));
  const pushUrl = `http://127.0.0.1:${base + 20}`;
  keep(await startApp({ print, port: base, apiUrl, pushUrl, hostUrl, mode: "dev" }));
});

process.off("SIGINT", stopEarly).off("SIGTERM", stopEarly);
console.log(styleText("bold", `\nTouchline is ready: http://localhost:${base}  (Ctrl-C stops everything)\n`));
await untilStopped(processes);
