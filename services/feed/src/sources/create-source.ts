import type { Log, readConfig } from "@touchline/server-kit";
import type { SETTINGS } from "../settings.ts";
import type { OfferSource } from "../source.ts";
import { createSimulator } from "./simulator/simulator.ts";
import { createUnifiedFeed } from "./unified-feed/unified-feed.ts";

type Config = ReturnType<typeof readConfig<typeof SETTINGS>>;

export const simulatorOf = (config: Config): OfferSource =>
  createSimulator({
    seed: config.FEED_SEED,
    events: config.FEED_EVENTS,
    live: config.FEED_LIVE,
    speed: config.FEED_SPEED,
    rate: config.FEED_RATE ?? null,
    removeAfter: config.FEED_REMOVE_AFTER_MS,
  });

const numbersOf = (list: string): number[] => list.split(",").filter(Boolean).map(Number);

/** The source that the settings name. `onCame` is called with every message of a provider, before it is read. */
export const createSource = (config: Config, log: Log, onCame?: (key: string, body: string) => void): OfferSource =>
  config.FEED_SOURCE === "simulator"
    ? simulatorOf(config)
    : createUnifiedFeed({
        amqpUrl: config.UNIFIED_FEED_AMQP_URL,
        exchange: config.UNIFIED_FEED_EXCHANGE,
        apiUrl: config.UNIFIED_FEED_API_URL,
        token: config.UNIFIED_FEED_TOKEN,
        node: config.UNIFIED_FEED_NODE,
        removeAfter: config.FEED_REMOVE_AFTER_MS,
        topTournaments: numbersOf(config.UNIFIED_FEED_TOP_TOURNAMENTS),
        urnPrefix: "sr",
        emulated: config.UNIFIED_FEED_EMULATOR,
        ...(onCame && { onCame }),
        log,
      });
