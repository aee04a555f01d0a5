import type { ResultFacts } from "@touchline/protocol";

/** Facts of an event in which nothing happened; a base for other facts. */
export const NO_RESULT: ResultFacts = {
  final: true,
  partsPlayed: 0,
  parts: [],
  score: { home: 0, away: 0 },
  corners: [],
  cards: [],
  redCards: { home: 0, away: 0 },
  scores: [],
  players: [],
  qualified: null,
  stoppedIn: null,
  places: {},
};
