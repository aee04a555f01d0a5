import { counter, gauge } from "@touchline/server-kit";

/** Registered when it is imported, whichever source the feed has: `docs/metrics.md` names them all. */
export const refusedMessages = counter(
  "touchline_feed_refused_messages_total",
  "Messages of the provider that were refused, by what was wrong: routing_key, size, xml, unknown_message, other_message, value, failed",
  ["reason"],
);

export const receivedMessages = counter(
  "touchline_feed_received_messages_total",
  "Messages of the provider that were taken",
  ["producer"],
);

export const recoveries = counter(
  "touchline_feed_recoveries_total",
  "Recoveries of a producer: requested, completed, failed, timed_out, interrupted",
  ["producer", "outcome"],
);

export const unmappedMarkets = counter(
  "touchline_feed_unmapped_markets_total",
  "Markets of events that are left out because no row of the table has them",
);

export const unreadableReference = counter(
  "touchline_feed_unreadable_reference_total",
  "Fixtures, tournaments and market descriptions of the provider that were left out because they cannot be read",
);

export const unreadMessages = gauge(
  "touchline_feed_unread_messages",
  "Messages that the provider's broker holds for this node; with more than 20,000 the provider cuts it off",
);

export const producerDownSeconds = gauge(
  "touchline_feed_producer_down_seconds",
  "How long the producer that is down the longest has been down; 0 while all are up",
);

export const recoveryTries = gauge(
  "touchline_feed_recovery_tries",
  "The most recoveries of a producer that were asked for since it was up last",
);
