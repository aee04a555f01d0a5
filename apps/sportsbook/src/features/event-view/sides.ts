import type { ListCompetitor, Side } from "@touchline/protocol";
import type { FullEvent } from "../../data/event/full-event.ts";
import { SIDES, shownSides } from "../../i18n/event-words.ts";
import { drawnKits } from "../../ui/kit-colours.ts";

export interface EventSide {
  readonly side: Side;
  readonly competitor: ListCompetitor;
  /** As it is drawn: the two sides' can be told apart. */
  readonly kit: string | null;
}

/** Both competitors in display order. */
export const sidesOf = (event: FullEvent): readonly EventSide[] => {
  const [home, away] = drawnKits(event.competitors);
  return shownSides(event).flatMap((side) => {
    const competitor = event.competitors[SIDES.indexOf(side)];
    return competitor ? [{ side, competitor, kit: side === "HOME" ? home : away }] : [];
  });
};

export const pick = <Value>(pair: { readonly home: Value; readonly away: Value }, side: Side): Value =>
  side === "HOME" ? pair.home : pair.away;

export const otherSide = (side: Side): Side => (side === "HOME" ? "AWAY" : "HOME");

export const nameOf = ({ competitors }: FullEvent, side: Side): string =>
  competitors[side === "HOME" ? 0 : 1]?.name ?? "";

/** The last name: `M. Keller` is Keller. */
export const lastWordOf = (name: string): string => name.split(" ").at(-1) ?? "";

export const initialOf = (event: FullEvent, side: Side): string => lastWordOf(nameOf(event, side)).slice(0, 1);
