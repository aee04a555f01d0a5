import type { ResultFacts, Side } from "@touchline/protocol";
import type { SportEngine } from "../play/engine.ts";
import type { Frame } from "../play/frame.ts";
import type { Fixture } from "../world/fixture.ts";

/** A shootout decides where the score does not. */
const qualifiedOf = ({ tournament }: Fixture, { playStatus, decided, score }: Frame): Side | null => {
  if (!tournament.knockout || playStatus !== "ENDED") return null;
  const ahead = decided.advance === undefined ? score.home > score.away : decided.advance === 1;
  return ahead ? "HOME" : "AWAY";
};

const hasPlayers = ({ markets }: SportEngine): boolean => markets.some(({ players }) => players);

/**
 * The facts of a match at one of its frames; at the last one every market can be resolved from them. A match that is abandoned in a break
 * has played the part before it, which only the frame before tells.
 */
export const factsOf = (engine: SportEngine, fixture: Fixture, last: Frame, before: Frame = last): ResultFacts => {
  const { parts, played: soFar } = engine.told(last);
  const played = Math.max(soFar, engine.told(before).played);
  const { stoppedIn } = last.decided;
  return {
    final: last.playStatus === "ENDED",
    partsPlayed: played,
    parts: [...parts],
    score: last.score,
    corners: [...(last.tallies.corners ?? [])],
    cards: [...(last.tallies.cards ?? [])],
    redCards: last.redCards,
    scores: [...last.scorers],
    players: hasPlayers(engine) ? fixture.players.map((name) => ({ name, played: true })) : [],
    qualified: qualifiedOf(fixture, last),
    stoppedIn: stoppedIn ?? null,
    places: {},
  };
};
