import { builderSpaceOf, createJudge, type Judge, type MarketOutcome, marketRuleOf } from "@touchline/betting";
import { chanceThat } from "../chance/distribution.ts";
import type { SportKey } from "../world/tournaments.ts";
import { baseballWorlds, basketballWorlds, hockeyWorlds } from "./score-worlds.ts";
import { tennisWorlds } from "./set-worlds.ts";
import { soccerWorlds } from "./soccer-worlds.ts";
import type { JointSpace, MakeJoint, World } from "./world.ts";

export const JOINTS: Partial<Readonly<Record<SportKey, MakeJoint>>> = {
  soccer: soccerWorlds,
  basketball: basketballWorlds,
  tennis: tennisWorlds,
  baseball: baseballWorlds,
  "ice-hockey": hockeyWorlds,
};

/** Chances that an outcome wins or loses in a world. Both are 0 where it is void; only player markets have values between 0 and 1. */
interface Fate {
  readonly won: number;
  readonly lost: number;
}
type Foretell = (world: World) => Fate;

const WON: Fate = { won: 1, lost: 0 };
const LOST: Fate = { won: 0, lost: 1 };
const VOID: Fate = { won: 0, lost: 0 };

const foretellIn = ({ scored }: JointSpace, market: MarketOutcome, judge: Judge): Foretell => {
  const rule = marketRuleOf(market.sportKey, market.marketKey);
  if (rule?.players && scored) {
    return ({ facts }) => {
      const won = chanceThat(
        scored(facts, market.outcome),
        (count) => rule.kind.verdict(count, 0, 0, market.outcome) === 1,
      );
      return { won, lost: 1 - won };
    };
  }
  return ({ facts }) => {
    const verdict = judge(facts);
    return verdict === 1 ? WON : verdict === -1 ? LOST : VOID;
  };
};

interface Placed {
  readonly space: JointSpace;
  readonly foretell: Foretell;
}

const place = (spaces: readonly JointSpace[], market: MarketOutcome): Placed | null => {
  const name = builderSpaceOf(market);
  const space = spaces.find((one) => one.name === name);
  const judge = createJudge(market);
  return space && judge ? { space, foretell: foretellIn(space, market, judge) } : null;
};

/** For the first outcomes up to an index: the chance that all win, and that none loses. */
interface Standing {
  won: number;
  unbeaten: number;
}

const standingsIn = (space: JointSpace, placed: readonly Placed[]): readonly Standing[] => {
  const standings = placed.map((): Standing => ({ won: 0, unbeaten: 0 }));
  let all = 0;
  for (const world of space.worlds()) {
    let won = world.chance;
    let unbeaten = world.chance;
    all += world.chance;
    for (const [index, one] of placed.entries()) {
      const fate = one.space === space ? one.foretell(world) : WON;
      won *= fate.won;
      unbeaten *= 1 - fate.lost;
      const standing = standings[index] as Standing;
      standing.won += won;
      standing.unbeaten += unbeaten;
    }
  }
  return standings.map(({ won, unbeaten }) => ({ won: won / all, unbeaten: unbeaten / all }));
};

/**
 * Fair chances of the first outcome, of the first two together, and so on; null where the model has no space for an outcome. Worlds with
 * a void and no lost outcome return the stake, so they are left out.
 */
export const jointChances = (
  spaces: readonly JointSpace[],
  outcomes: readonly MarketOutcome[],
): readonly number[] | null => {
  const placed = outcomes.flatMap((market) => place(spaces, market) ?? []);
  if (placed.length < outcomes.length) return null;
  const together = placed.map((): Standing => ({ won: 1, unbeaten: 1 }));
  for (const space of new Set(placed.map((one) => one.space))) {
    for (const [index, { won, unbeaten }] of standingsIn(space, placed).entries()) {
      const standing = together[index] as Standing;
      standing.won *= won;
      standing.unbeaten *= unbeaten;
    }
  }
  return together.map(({ won, unbeaten }) => won / (won + 1 - unbeaten || 1));
};
