import { addFigures } from "@touchline/server-kit";
import type { FeedFigures } from "./feed.ts";

const METRICS: Readonly<Record<keyof FeedFigures, readonly [name: string, help: string]>> = {
  events: ["feed_events", "Events offered now"],
  messages: ["feed_messages_total", "Changes of events that were published"],
  prices: ["feed_price_changes_total", "Prices changed by them"],
  results: ["feed_results_total", "Results published"],
  lostResults: ["feed_lost_results_total", "Results of events that are not known; alarm above 0"],
  waiting: ["feed_waiting", "Messages not acknowledged or not sent yet"],
  resyncing: ["feed_resyncing", "1 until every event was published again"],
};

export const addMetrics = (figures: () => FeedFigures): void => addFigures(METRICS, () => ({ ...figures() }));
