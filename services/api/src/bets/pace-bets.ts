import { createPace } from "@touchline/server-kit";
import { Refusal } from "../http/add-calls.ts";
import type { PlaceBets } from "./place-bets.ts";

const LONGEST_WAIT_S = 2;

/**
 * Placements of one tenant begin at so many a second at most, in this node; 0 is no limit. More of them wait. So a caller that sends the
 * next one when the last was answered becomes as slow as its tenant may be, and costs the others nothing.
 */
export const createPacedBets = (placeBets: PlaceBets, perSecond: number): PlaceBets => {
  if (perSecond === 0) return placeBets;
  const isTurnOf = createPace(perSecond, LONGEST_WAIT_S);
  return async (command) => {
    if (!(await isTurnOf(command.tenant)))
      throw new Refusal("TOO_MANY_REQUESTS", "The tenant places too many bets", LONGEST_WAIT_S);
    return placeBets(command);
  };
};
