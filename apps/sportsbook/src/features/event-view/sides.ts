import type { ListCompetitor, Pair, Side } from "@touchline/protocol";
import type { FullEvent } from "../../data/event/full-event.ts";

export interface EventSide {
  readonly side: Side;
  readonly competitor: ListCompetitor;
}

const HOME_FIRST: readonly Side[] = ["HOME", "AWAY"];

/** Both competitors in display order: away first where the event is reversed. */
export const sidesOf = ({ competitors, reversed }: FullEvent): readonly EventSide[] => {
  const sides = HOME_FIRST.flatMap((side, index) => {
    const competitor = competitors[index];
    return competitor ? [{ side, competitor }] : [];
  });
  return reversed ? sides.toReversed() : sides;
};

export const pick = <Value>(pair: { readonly home: Value; readonly away: Value }, side: Side): Value =>
  side === "HOME" ? pair.home : pair.away;

/** `2:1`, in display order. */
export const formatScore = (pair: Pair, reversed: boolean): string =>
  reversed ? `${pair.away}:${pair.home}` : `${pair.home}:${pair.away}`;

/** Points of a tennis game, in display order. */
export const formatCall = (call: { readonly home: string; readonly away: string }, reversed: boolean): string =>
  reversed ? `${call.away}:${call.home}` : `${call.home}:${call.away}`;

export const otherSide = (side: Side): Side => (side === "HOME" ? "AWAY" : "HOME");

export const nameOf = ({ competitors }: FullEvent, side: Side): string =>
  competitors[side === "HOME" ? 0 : 1]?.name ?? "";

/** The last name: `M. Keller` is Keller. */
export const lastWordOf = (name: string): string => name.split(" ").at(-1) ?? "";

export const initialOf = (event: FullEvent, side: Side): string => lastWordOf(nameOf(event, side)).slice(0, 1);
