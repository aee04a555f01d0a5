import { createFigures } from "@touchline/server-kit";
import "./sources/unified-feed/metrics.ts";

export interface FeedFigures {
  readonly events: number;
  readonly messages: number;
  readonly prices: number;
  readonly results: number;
  readonly lostResults: number;
  readonly waiting: number;
  readonly resyncing: number;
  readonly leads: number;
  readonly producersUp: ReadonlyMap<string, number>;
  readonly producerLags: ReadonlyMap<string, number>;
}

export const setFigures = createFigures<FeedFigures>({
  events: ["touchline_feed_events", "Events offered now"],
  messages: ["touchline_feed_messages_total", "Changes of events that were published"],
  prices: ["touchline_feed_price_changes_total", "Prices changed by them"],
  results: ["touchline_feed_results_total", "Results published"],
  lostResults: ["touchline_feed_lost_results_total", "Results of events that are not known"],
  waiting: ["touchline_feed_waiting_messages", "Messages not acknowledged or not sent yet"],
  resyncing: ["touchline_feed_resyncing", "1 until every event was published again"],
  leads: ["touchline_feed_leads", "1 while this node publishes the offer; the others wait to take over"],
  producersUp: [
    "touchline_feed_producer_up",
    "1 while the provider's producer is up; its markets are locked otherwise",
    "producer",
  ],
  producerLags: [
    "touchline_feed_producer_lag_seconds",
    "How old the producer's last message was when it was processed",
    "producer",
  ],
});
