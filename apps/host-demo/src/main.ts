import { loadBrand } from "@touchline/brands/shipped";
import { createLog, onShutdown, readConfig, switchLevelOnSignal } from "@touchline/server-kit";
import { readAssets } from "./assets.ts";
import { createPlatform } from "./platform.ts";
import { createServer } from "./server.ts";
import { SETTINGS } from "./settings.ts";
import { openSigningKeys } from "./signing-keys.ts";
import { createTokens } from "./tokens.ts";
import { openWallet } from "./wallet/open-wallet.ts";

const config = readConfig(SETTINGS);
/** Two that look as different as they can. */
const COMPARED = ["velora", "paloma"];
const log = createLog("host-demo", config.LOG_LEVEL);
switchLevelOnSignal(log);

const keys = await openSigningKeys({ now: Date.now, file: config.KEYS_FILE || undefined });
const tokens = createTokens({ tenant: config.TENANT, issuer: config.ISSUER, keys, now: Date.now });
const platform = createPlatform({ apiUrl: config.API_URL, issueHost: tokens.issueHost });
const { languages, settings } = loadBrand(config.BRAND);
const site = {
  appUrl: config.APP_URL,
  tenant: config.TENANT,
  brand: config.BRAND,
  locales: languages,
  themes: settings.generalSettings.theme.options,
  compared: COMPARED,
};
const assets = readAssets();
if (!assets) log.warn("the operator's site is not built: only the pages under /host are served");
const onError = (error: unknown, what: string): void => log.warn({ err: error }, what);
const wallet = config.WALLET_DATABASE_URL
  ? await openWallet({
      databaseUrl: config.WALLET_DATABASE_URL,
      keys: JSON.parse(config.WALLET_KEYS),
      latencyMs: config.WALLET_LATENCY_MS,
      servesTests: config.WALLET_FAULTS,
      onError,
    })
  : null;
const server = createServer({ keys, tokens, platform, site, assets, wallet, now: Date.now, onError });
await server.listen({ port: config.PORT, host: config.HOST });
log.info({ port: config.PORT }, "listening");
onShutdown(log, [() => server.close(), async () => wallet?.close()]);
