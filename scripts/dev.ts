/**
 * `pnpm dev`: engines, services, app and CMS together, until Ctrl-C; `--without-cms` leaves that out. `--feed unified` brings the offer
 * through a provider's protocol, from an emulator on a broker.
 */
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
  emulatedFeed,
  HOST,
  originsOf,
  publishedKeysOf,
  startApi,
  startApp,
  startBets,
  startEmulator,
  startFeed,
  startHostDemo,
  startPush,
  tenantKeysOf,
} from "../stack/platform.ts";
import { printPrefixed as print } from "../stack/print.ts";
import type { Running } from "../stack/process.ts";
import { rabbitUrl, startRabbit } from "../stack/rabbitmq.ts";
import { orStopAll, untilStopped } from "../stack/until-stopped.ts";
import { createWalletPair, newKey, tenantWalletsOf, WALLET_HOST, walletHostEnv } from "../stack/wallets.ts";

const { values } = parseArgs({
  options: { "without-cms": { type: "boolean", default: false }, feed: { type: "string", default: "simulator" } },
});
if (!["simulator", "unified"].includes(values.feed)) throw new Error(`there is no feed ${values.feed}`);
const base = basePort();
/** The site of the operator that has a wallet of its own. */
const walletHostUrl = `http://127.0.0.1:${base + 61}`;
const processes: Running[] = [];
let isStopping = false;
const keep = (running: Running | undefined): void => {
  if (!running) return;
  processes.push(running);
  if (isStopping) void running.stop();
};

/** Signs questions to the emulator's risk system. */
const riskKey = newKey();
/** With the emulator, its risk system is asked before bets of the first tenant are taken. */
const riskEnv =
  values.feed === "unified"
    ? { TENANT_RISK: JSON.stringify({ [HOST.tenant]: { url: `http://127.0.0.1:${base + 32}`, key: riskKey } }) }
    : {};

/** The emulator of a provider on a broker; returns what the feed needs to listen to it. */
const startProvider = async () => {
  const broker = rabbitUrl(base + 31);
  keep(await startRabbit({ folder: `${dataFolder}/rabbitmq`, port: base + 31, print }));
  keep(
    await startEmulator({ print, port: base + 32, env: { UNIFIED_FEED_AMQP_URL: broker, EMULATOR_RISK_KEY: riskKey } }),
  );
  return emulatedFeed(broker, base + 32);
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
  const provider = values.feed === "unified" ? await startProvider() : {};
  keep(await startFeed({ print, port: base + 30, env: { NATS_URL: nats.urlOf("feed"), ...provider } }));
  const apiUrl = `http://127.0.0.1:${base + 10}`;
  await buildHostDemo(print);
  const hostEnv = { API_URL: apiUrl, APP_URL: `http://localhost:${base}` };
  keep(await startHostDemo({ print, port: base + 60, env: { ...hostEnv, KEYS_FILE: signingKeysFile } }));
  const walletPair = createWalletPair();
  const walletEnv = { ...hostEnv, ...walletHostEnv(postgres.url, walletPair) };
  keep(await startHostDemo({ print, port: base + 61, env: walletEnv, name: "wallet-host" }));
  const TENANT_WALLETS = tenantWalletsOf(walletHostUrl, walletPair);
  const given = ownKeys();
  if (given[HOST.tenant])
    console.log(`TENANT_KEYS has keys of ${HOST.tenant}: nobody can sign in at the demo operator`);
  const walletHostKeys = { [WALLET_HOST.tenant]: publishedKeysOf(walletHostUrl, WALLET_HOST.issuer) };
  const TENANT_KEYS = tenantKeysOf(hostUrl, { ...walletHostKeys, ...given });
  const known = { TENANT_KEYS, TENANT_WALLETS };
  const betsEnv = { NATS_URL: nats.urlOf("bets"), ...known, ...riskEnv, DATABASE_URL: databaseUrl("touchline_bets") };
  keep(await startBets({ print, port: base + 70, env: betsEnv }));
  const mediaFolder = `${dataFolder}/media`;
  mkdirSync(mediaFolder, { recursive: true });
  const apiEnv = {
    ...{ NATS_URL: nats.urlOf("api"), ...known },
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
  const own = ownHosts();
  const hosts = { ...own, [WALLET_HOST.tenant]: [...originsOf(walletHostUrl), ...(own[WALLET_HOST.tenant] ?? [])] };
  keep(await startApp({ print, port: base, apiUrl, pushUrl, hostUrl, cmsUrl, hosts, mode: "dev" }));
  const appUrl = `http://localhost:${base}`;
  const editing = { ownerUrl: postgres.url, databaseUrl, mediaFolder, appUrl };
  return { print, keep, port: base + 80, ...editing, mode: "dev" as const };
});

process.off("SIGINT", stopEarly).off("SIGTERM", stopEarly);
console.log(styleText("bold", `\nTouchline is ready: http://localhost:${base}  (Ctrl-C stops everything)`));
// With another host name than the app's, so that it is another site to the browser, as an operator's is.
console.log(`In an operator's site: http://127.0.0.1:${base + 60}/sports?console`);
console.log(`In the site of an operator that has its punters' money in a wallet of its own: ${walletHostUrl}/sports\n`);

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
