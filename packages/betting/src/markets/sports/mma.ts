import { exclusive } from "../kind.ts";
import { on, onTotal, type SportRules } from "../market-rule.ts";
import * as kind from "../number-kinds.ts";

export const MMA_ROUNDS = 3;

const endsInRound = exclusive([[{ sign: "1" }], [{ sign: "2" }], [{ sign: "3" }], ["onPoints"]], (x) => x - 1);
const method = exclusive([["homeFinish"], ["homePoints"], ["awayFinish"], ["awayPoints"]], (x) => x);

/** A bout that goes the distance has the round MMA_ROUNDS + 1. */
export const mma: SportRules = {
  scopes: {},
  markets: {
    winner: on("winner", kind.winner),
    rounds: onTotal("round", kind.overUnder),
    distance: on(
      "round",
      kind.yesNo((x) => x > MMA_ROUNDS),
    ),
    method: on("method", method),
    round: on("round", endsInRound),
  },
};
