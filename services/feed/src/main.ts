import {
  connectBus,
  createLog,
  flag,
  natsUrl,
  onShutdown,
  optionalPositive,
  positive,
  readConfig,
  startHealth,
  text,
  whole,
} from "@touchline/server-kit";
import { startFeed } from "./feed.ts";
import { addMetrics } from "./feed-metrics.ts";
import { createSimulator } from "./sources/simulator/simulator.ts";

const config = readConfig({
  NATS_URL: natsUrl(),
  FEED_SEED: whole(1),
  FEED_SPEED: positive(1),
  FEED_EVENTS: whole(2000),
  FEED_LIVE: whole(90),
  FEED_RATE: optionalPositive(),
  FEED_REMOVE_AFTER_MS: whole(60_000),
  FEED_CONTROL: flag(),
  FEED_BETS_WAIT_MS: whole(10_000),
  HEALTH_HOST: text("127.0.0.1"),
  HEALTH_PORT: whole(4711),
});

const log = createLog("feed");
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
addMetrics(feed.figures);
const health = await startHealth({ host: config.HEALTH_HOST, port: config.HEALTH_PORT, isReady: feed.isReady });
log.info({ port: config.HEALTH_PORT }, "started");
onShutdown(log, [feed.stop, () => bus.drain(), () => health.close()]);
