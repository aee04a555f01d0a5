import { flag, healthSettings, logLevel, natsUrl, optionalPositive, positive, whole } from "@touchline/server-kit";

/** The variables of the feed. */
export const SETTINGS = {
  ...healthSettings(4711),
  NATS_URL: natsUrl(),
  FEED_SEED: whole(1, "Seed of the simulator: the same seed plays the same matches"),
  FEED_SPEED: positive(1, "How many times as fast as real time the simulator plays"),
  FEED_EVENTS: whole(2000, "Events that the simulator offers at once"),
  FEED_LIVE: whole(90, "Live events among them"),
  FEED_RATE: optionalPositive("Price changes a second of the simulator; without it as many as the matches make"),
  FEED_REMOVE_AFTER_MS: whole(60_000, "Milliseconds after which an event that is over leaves the offer"),
  FEED_CONTROL: flag("Accepts control commands on the bus (end a match, set a price, fall silent); for tests"),
  FEED_BETS_WAIT_MS: whole(
    10_000,
    "Longest wait for the bets service, in milliseconds, when the bus has no offer; 0 on a platform that is new",
  ),
  LOG_LEVEL: logLevel(),
};
