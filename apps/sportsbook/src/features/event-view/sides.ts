import type { ListCompetitor, Pair, Side } from "@touchline/protocol";
import type { FullEvent } from "../../data/event/full-event.ts";

export interface EventSide {
  readonly side: Side;
  readonly competitor: ListCompetitor;
}

const HOME_FIRST: readonly Side[] = ["HOME", "AWAY"];

/** Both competitors in the order in which they are shown: reversed ones stand away first. */
export const sidesOf = ({ competitors, reversed }: FullEvent): readonly EventSide[] => {
  const sides = HOME_FIRST.flatMap((side, index) => {
    const competitor = competitors[index];
    return competitor ? [{ side, competitor }] : [];
  });
  return reversed ? sides.toReversed() : sides;
};

export const pick = <Value>(pair: { readonly home: Value; readonly away: Value }, side: Side): Value =>
  side === "HOME" ? pair.home : pair.away;

/** `2:1`, as the competitors stand. */
export const formatScore = (pair: Pair, reversed: boolean): string =>
  reversed ? `${pair.away}:${pair.home}` : `${pair.home}:${pair.away}`;
