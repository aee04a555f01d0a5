import type { Bet, BetSelection } from "@touchline/protocol";
import { matchName } from "../../../entities/ticket/match.ts";
import { isInPlay } from "../../../entities/ticket/selection-status.ts";
import { formatPlayTime } from "../../../i18n/play.ts";

export interface MinuteMatch {
  readonly eventId: number;
  readonly name: string;
  /** The current minute. */
  readonly time: string;
}

/** A clock that counts down has no minute to wait for. */
const hasMinutes = ({ metadata }: BetSelection): boolean =>
  metadata !== null && metadata.eventTime !== null && !metadata.countdown;

/** Matches of the bet that are in play and count in minutes. */
export const minuteMatches = ({ selections }: Pick<Bet, "selections">, now: number): readonly MinuteMatch[] => {
  const matches = new Map<number, MinuteMatch>();
  for (const selection of selections) {
    const { event, metadata, reversed } = selection;
    if (!metadata || !isInPlay(selection) || !hasMinutes(selection)) continue;
    const time = formatPlayTime(metadata, reversed, now).lead;
    matches.set(event.id, { eventId: event.id, name: matchName(selection), time });
  }
  return [...matches.values()];
};

/** The only match is chosen without asking; a finished match is no longer chosen. */
export const matchMeant = (matches: readonly MinuteMatch[], chosen: number | null): number | null => {
  const meant = matches.length === 1 ? matches[0] : matches.find(({ eventId }) => eventId === chosen);
  return meant?.eventId ?? null;
};
