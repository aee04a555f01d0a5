import type { Pair } from "@touchline/protocol";
import type { SetScore } from "./set-outlook.ts";

export interface RaceRules {
  readonly target: number;
  /** Required lead of the winner in points. */
  readonly clear: 1 | 2;
}

/** A race that is level this far beyond its target ends with the next point; the chance of that is negligible. */
const LONGEST = 14;

export const isWon = ({ home, away }: Pair, { target, clear }: RaceRules): boolean => {
  const most = Math.max(home, away);
  return most >= target && (Math.abs(home - away) >= clear || most > target + LONGEST);
};

/** Final scores of a race to a number of points, from a given score, when home wins each point with the same chance. */
export const raceScores = (rules: RaceRules, from: Pair, chance: number): readonly SetScore[] => {
  const ended: SetScore[] = [];
  const played = from.home + from.away;
  const most = 2 * (rules.target + LONGEST + 2);
  /** Index is home's points: the chance of that score after the current number of points. */
  let open = new Float64Array(most + 1);
  open[from.home] = 1;
  for (let points = played, alive = true; alive; points += 1) {
    const next = new Float64Array(most + 1);
    alive = false;
    for (let home = from.home; home <= points - from.away; home += 1) {
      const here = open[home] as number;
      if (here === 0) continue;
      const score = { home, away: points - home };
      if (isWon(score, rules)) {
        ended.push({ ...score, chance: here });
        continue;
      }
      next[home + 1] = (next[home + 1] as number) + here * chance;
      next[home] = (next[home] as number) + here * (1 - chance);
      alive = true;
    }
    open = next;
  }
  return ended;
};

export const raceChance = (rules: RaceRules, from: Pair, chance: number): number =>
  raceScores(rules, from, chance).reduce((sum, score) => (score.home > score.away ? sum + score.chance : sum), 0);
