import type { Pair, ResultFacts, Side } from "@touchline/protocol";
import { share } from "../chance/random.ts";
import { addPairs, addToPart, forSide, sumPairs } from "../play/frame.ts";

type Tally = Pick<ResultFacts, "parts" | "scores">;

const keyOf = (side: Side): keyof Pair => (side === "HOME" ? "home" : "away");

/** Whether the score is the sum of its parts. Not for sets, which are won by games: another score would not give their games. */
export const isCounted = ({ parts, score }: Pick<ResultFacts, "parts" | "score">): boolean => {
  const sum = sumPairs(parts);
  return parts.length > 0 && sum.home === score.home && sum.away === score.away;
};

/** Removes the side's last score, in whatever part it was. */
const takeBack = ({ parts, scores }: Tally, side: Side): Tally => {
  const told = scores.findLastIndex((score) => score.side === side);
  const part = scores[told]?.part ?? parts.findLastIndex((pair) => pair[keyOf(side)] > 0);
  return { parts: [...addToPart(parts, part, forSide(side, -1))], scores: scores.filter((_, index) => index !== told) };
};

/** Adds a score at the end, without a player. */
const add = ({ parts, scores }: Tally, side: Side, tellsScores: boolean): Tally => {
  const part = parts.length - 1;
  const told = tellsScores ? [{ part, side, player: null }] : [];
  return { parts: [...addToPart(parts, part, forSide(side, 1))], scores: [...scores, ...told] };
};

const adjust = (tally: Tally, side: Side, by: number, tellsScores: boolean): Tally => {
  let adjusted = tally;
  for (let left = Math.abs(by); left > 0; left -= 1)
    adjusted = by < 0 ? takeBack(adjusted, side) : add(adjusted, side, tellsScores);
  return adjusted;
};

/** A shootout keeps its winner while the score is level. */
const qualifiedBy = ({ home, away }: Pair, before: Side | null): Side | null => {
  if (before === null || home === away) return before;
  return home > away ? "HOME" : "AWAY";
};

/** The facts with another score, from which every market can be resolved again; null where they cannot be derived. */
export const correctFacts = (facts: ResultFacts, score: Pair): ResultFacts | null => {
  if (!isCounted(facts) || score.home < 0 || score.away < 0) return null;
  const tellsScores = facts.scores.length === facts.score.home + facts.score.away;
  const home = adjust(facts, "HOME", score.home - facts.score.home, tellsScores);
  const { parts, scores } = adjust(home, "AWAY", score.away - facts.score.away, tellsScores);
  return { ...facts, parts, scores, score, qualified: qualifiedBy(score, facts.qualified) };
};

const CORRECTED_SHARE = 1 / 300;
/** Random stream of the correction. */
const CORRECTION = 300;

/** A few ended matches are corrected: the leading side's last score is removed, or one is added to a match without scores. */
export const secondThoughts = (
  matchId: number,
  { final, score }: Pick<ResultFacts, "final" | "score">,
): Pair | null => {
  if (!final || share(matchId, CORRECTION) >= CORRECTED_SHARE) return null;
  if (score.home === 0 && score.away === 0) return { home: 1, away: 0 };
  return addPairs(score, forSide(score.home >= score.away ? "HOME" : "AWAY", -1));
};
