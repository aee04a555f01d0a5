/** `pnpm dev`: engines, services, app and CMS together, until Ctrl-C; `--without-cms` leaves that out. */
import { mkdirSync } from "node:fs";
import { parseArgs, styleText } from "node:util";
import { cmsUrlOf, prepareCms, startCms } from "../stack/cms.ts";
import { prepareDatabase } from "../stack/database.ts";
import {
  basePort,
  dataFolder,
  ownHosts,
  ownKeys,
  signingKeysFile,
  startEngines,
} from "../stack/engines-from-environment.ts";
import {
  buildHostDemo,
  HOST,
  startApi,
  startApp,
  startBets,
  startFeed,
  startHostDemo,
  startPush,
  tenantKeysOf,
} from "../stack/platform.ts";
import { printPrefixed as print } from "../stack/print.ts";
import type { Running } from "../stack/process.ts";
import { orStopAll, untilStopped } from "../stack/until-stopped.ts";

const { values } = parseArgs({ options: { "without-cms": { type: "boolean", default: false } } });
const base = basePort();
const processes: Running[] = [];
let isStopping = false;
const keep = (running: Running | undefined): void => {
  if (!running) return;
  processes.push(running);
  if (isStopping) void running.stop();
};

// A signal during the start must not leave engines running.
const stopEarly = async (): Promise<void> => {
  for (const running of processes.toReversed()) await running.stop();
  process.exit(130);
};
process.once("SIGINT", stopEarly).once("SIGTERM", stopEarly);

const cms = await orStopAll(processes, async () => {
  const { nats, postgres } = await startEngines(base, print);
  keep(nats.process);
  keep(postgres.process);
  const databaseUrl = await prepareDatabase(postgres.url);
  const hostUrl = `http://127.0.0.1:${base + 60}`;
  keep(await startFeed({ print, port: base + 30, env: { NATS_URL: nats.urlOf("feed") } }));
  const apiUrl = `http://127.0.0.1:${base + 10}`;
  await buildHostDemo(print);
  const hostEnv = { API_URL: apiUrl, APP_URL: `http://localhost:${base}`, KEYS_FILE: signingKeysFile };
  keep(await startHostDemo({ print, port: base + 60, env: hostEnv }));
  const given = ownKeys();
  if (given[HOST.tenant])
    console.log(`TENANT_KEYS has keys of ${HOST.tenant}: nobody can sign in at the demo operator`);
  const TENANT_KEYS = tenantKeysOf(hostUrl, given);
  const betsEnv = { NATS_URL: nats.urlOf("bets"), TENANT_KEYS, DATABASE_URL: databaseUrl("touchline_bets") };
  keep(await startBets({ print, port: base + 70, env: betsEnv }));
  const mediaFolder = `${dataFolder}/media`;
  mkdirSync(mediaFolder, { recursive: true });
  const apiEnv = {
    ...{ NATS_URL: nats.urlOf("api"), TENANT_KEYS },
    ...{ DATABASE_URL: databaseUrl("touchline_api"), MEDIA_DIR: mediaFolder, EXPLAIN_REFUSALS: "1" },
  };
  keep(await startApi({ print, port: base + 10, env: apiEnv }));
  keep(
    await startPush({
      print,
      port: base + 20,
      healthPort: base + 21,
      env: { NATS_URL: nats.urlOf("push"), TENANT_KEYS },
    }),
  );
  const pushUrl = `http://127.0.0.1:${base + 20}`;
  const cmsUrl = cmsUrlOf(base + 80);
  keep(await startApp({ print, port: base, apiUrl, pushUrl, hostUrl, cmsUrl, hosts: ownHosts(), mode: "dev" }));
  const appUrl = `http://localhost:${base}`;
  const editing = { ownerUrl: postgres.url, databaseUrl, mediaFolder, appUrl };
  return { print, keep, port: base + 80, ...editing, mode: "dev" as const };
});

process.off("SIGINT", stopEarly).off("SIGTERM", stopEarly);
console.log(styleText("bold", `\nTouchline is ready: http://localhost:${base}  (Ctrl-C stops everything)`));
// With another host name than the app's, so that it is another site to the browser, as an operator's is.
console.log(`In an operator's site: http://127.0.0.1:${base + 60}/sports?console\n`);

/** Runs after the app is ready: the app has the shipped brands first, and does not depend on the CMS. */
const startEditing = async (): Promise<void> => {
  await prepareCms(cms);
  await startCms(cms);
  const address = `${cmsUrlOf(cms.port)}/admin`;
  console.log(`${styleText("bold", "For editors:")} ${address}  (editor@touchline.example, password touchline)\n`);
};

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => (isStopping = true));
if (!values["without-cms"])
  startEditing().catch(({ message }: Error) => {
    if (!isStopping) console.error(`The CMS did not start: ${message}`);
  });
await untilStopped(processes);
