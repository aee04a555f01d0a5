import { connectBus, createLog, onShutdown, readConfig, startHealth, switchLevelOnSignal } from "@touchline/server-kit";
import { startFeed } from "./feed.ts";
import { setFigures } from "./metrics.ts";
import { SETTINGS } from "./settings.ts";
import { createSimulator } from "./sources/simulator/simulator.ts";

const config = readConfig(SETTINGS);

const log = createLog("feed", config.LOG_LEVEL);
switchLevelOnSignal(log);
const bus = await connectBus({ url: config.NATS_URL, name: "feed", log });
const source = createSimulator({
  seed: config.FEED_SEED,
  events: config.FEED_EVENTS,
  live: config.FEED_LIVE,
  speed: config.FEED_SPEED,
  rate: config.FEED_RATE ?? null,
  removeAfter: config.FEED_REMOVE_AFTER_MS,
});
const feed = await startFeed({
  ...{ bus, source, log },
  control: config.FEED_CONTROL,
  betsWaitMs: config.FEED_BETS_WAIT_MS,
});
setFigures(feed.figures);
const health = await startHealth({ host: config.HEALTH_HOST, port: config.HEALTH_PORT, isReady: feed.isReady });
log.info({ port: config.HEALTH_PORT }, "started");
onShutdown(log, [feed.stop, () => bus.drain(), () => health.close()]);
