import { counter, histogram } from "@touchline/server-kit";

/** Routes are patterns such as `/api/bets/:betId`, never the path of a request. */
export const requestSeconds = histogram(
  "touchline_http_request_duration_seconds",
  "Time to answer a request, by the pattern of its route",
  ["method", "route"],
);
export const requests = counter(
  "touchline_http_requests_total",
  "Answered requests by status; without a route they are `unmatched`",
  ["method", "route", "status"],
);
export const buildSeconds = histogram(
  "touchline_answer_build_seconds",
  "Time to build an answer of the offer that was not cached",
  ["route"],
  [0.001, 0.005, 0.02, 0.05, 0.1, 0.5],
);
export const betsAnswerSeconds = histogram(
  "touchline_bets_answer_seconds",
  "Time until the bets service has answered a command, over the bus; one message may carry several placements",
  ["command"],
);
export const betsUnanswered = counter(
  "touchline_bets_unanswered_total",
  "Commands that the bets service did not answer in time",
  ["command"],
);
