import {
  createDrain,
  createLog,
  onShutdown,
  readConfig,
  startHealth,
  switchLevelOnSignal,
} from "@touchline/server-kit";
import { loadAppEntry } from "./app-entry.ts";
import { createAskApi } from "./ask-api.ts";
import { createPages } from "./draw-pages.ts";
import { createSearchFiles } from "./search-files.ts";
import { createServer } from "./server.ts";
import { SETTINGS } from "./settings.ts";

const config = readConfig(SETTINGS);
const log = createLog("web", config.LOG_LEVEL);
switchLevelOnSignal(log);

const drain = createDrain(config.DRAIN_MS);
const app = await loadAppEntry({ entry: config.SERVER_ENTRY, files: config.APP_FILES, origin: config.APP_URL });
const askApi = createAskApi(config.API_URL, config.DRAW_TIMEOUT_MS);
const pages = createPages({
  ...{ app, log, askApi, timeout: config.DRAW_TIMEOUT_MS },
  ...{ lifetime: config.KEEP_MS, mostDrawings: config.MOST_DRAWINGS },
});
const searchFiles = createSearchFiles({ app, askApi });
const server = createServer({ pages, searchFiles }, (error) => log.error({ err: error }, "page not sent"));
await new Promise<void>((resolve, reject) => {
  server.once("error", reject);
  server.listen(config.PORT, config.HOST, resolve);
});
// A page that cannot be drawn is sent as it was built, so this service is ready without the API.
const health = await startHealth({
  host: config.HEALTH_HOST,
  port: config.HEALTH_PORT,
  isReady: () => !drain.isDraining(),
});
log.info({ port: config.PORT }, "listening");

onShutdown(log, [() => server.close(), () => server.closeAllConnections(), () => health.close()], drain);
