import { addFigures, type FigureNames } from "@touchline/server-kit";
import type { Bets } from "./bets.ts";

const METRICS: FigureNames<ReturnType<Bets["figures"]>> = {
  placed: ["bets_place_commands_total", "Requests to place bets that arrived here"],
  decided: ["bets_decided_requests_total", "Requests that were decided here"],
  sent: ["bets_messages_sent_total", "Messages to punters that the bus has taken from here"],
  waiting: ["bets_waiting_requests", "Requests that wait here for their decision"],
  settled: ["bets_settled_bets_total", "Bets that learned of a result here"],
  failedSettlements: ["bets_failed_settlements_total", "Attempts to settle a bet that failed here; alarm above 0"],
  rejectedResults: ["bets_rejected_results_total", "Messages of RESULTS that are no results; alarm above 0"],
  rules: ["bets_rules_bets", "Bets with rules of automatic cash-out that are looked at here"],
  watched: ["bets_watched_bets", "Bets whose values are told from here"],
};

export const addMetrics = (figures: Bets["figures"]): void => addFigures(METRICS, figures);
