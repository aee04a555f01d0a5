import type { Side } from "@touchline/protocol";
import { message } from "./message.ts";

/**
 * Names, sides and score of an event in the order in which every screen shows them: away first where the event is reversed.
 */
export const inShownOrder = <Thing>(things: readonly Thing[], reversed: boolean): readonly Thing[] =>
  reversed ? things.toReversed() : things;

export const SIDES: readonly Side[] = ["HOME", "AWAY"];

export const shownSides = ({ reversed }: { readonly reversed: boolean }): readonly Side[] =>
  inShownOrder(SIDES, reversed);

interface NamedEvent {
  /** Of an outright; null for a match. */
  readonly name: string | null;
  readonly competitors: readonly { readonly name: string }[];
  readonly reversed: boolean;
}

export const eventName = ({ name, competitors, reversed }: NamedEvent): string => {
  const [first, second] = inShownOrder(competitors, reversed);
  return name ?? message("event.versus", { home: first?.name ?? "", away: second?.name ?? "" });
};

/** `2:1`; also points of a game, as `40:A`. */
export const scoreText = <Score extends number | string>(
  { home, away }: { readonly home: Score; readonly away: Score },
  reversed: boolean,
): string => inShownOrder([home, away], reversed).join(":");
