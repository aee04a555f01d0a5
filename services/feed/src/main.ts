import { connectBus, createLog, onShutdown, readConfig, startHealth, switchLevelOnSignal } from "@touchline/server-kit";
import { startFeed } from "./feed.ts";
import { setFigures } from "./metrics.ts";
import { createRecorder } from "./record/recorder.ts";
import { SETTINGS } from "./settings.ts";
import { createSource } from "./sources/create-source.ts";

const config = readConfig(SETTINGS);

const log = createLog("feed", config.LOG_LEVEL);
switchLevelOnSignal(log);
const bus = await connectBus({ url: config.NATS_URL, name: "feed", log });
const recorder = config.FEED_RECORD_DIR
  ? createRecorder({
      folder: config.FEED_RECORD_DIR,
      segmentMs: config.FEED_RECORD_SEGMENT_MS,
      keepMs: config.FEED_RECORD_KEEP_HOURS * 3_600_000,
      now: Date.now,
      log,
    })
  : null;
const source = createSource(config, log, recorder?.came);
const feed = await startFeed({
  ...{ bus, source, log, recorder },
  control: config.FEED_CONTROL,
  betsWaitMs: config.FEED_BETS_WAIT_MS,
  shards: config.LEDGER_SHARDS,
  // It starts again as a node that waits.
  onDeposed: () => process.exit(1),
});
setFigures(feed.figures);
const health = await startHealth({
  ...{ host: config.HEALTH_HOST, port: config.HEALTH_PORT, isReady: feed.isReady },
  ...(source.health && { details: source.health }),
});
log.info({ port: config.HEALTH_PORT }, "started");
onShutdown(log, [feed.stop, () => recorder?.stop(), () => bus.drain(), () => health.close()]);
