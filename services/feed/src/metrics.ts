import { createFigures } from "@touchline/server-kit";

export interface FeedFigures {
  readonly events: number;
  readonly messages: number;
  readonly prices: number;
  readonly results: number;
  readonly lostResults: number;
  readonly waiting: number;
  readonly resyncing: number;
}

export const setFigures = createFigures<FeedFigures>({
  events: ["touchline_feed_events", "Events offered now"],
  messages: ["touchline_feed_messages_total", "Changes of events that were published"],
  prices: ["touchline_feed_price_changes_total", "Prices changed by them"],
  results: ["touchline_feed_results_total", "Results published"],
  lostResults: ["touchline_feed_lost_results_total", "Results of events that are not known"],
  waiting: ["touchline_feed_waiting_messages", "Messages not acknowledged or not sent yet"],
  resyncing: ["touchline_feed_resyncing", "1 until every event was published again"],
});
