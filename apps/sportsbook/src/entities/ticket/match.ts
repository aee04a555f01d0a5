import type { DateFormats } from "@touchline/brands";
import type { Bet, BetSelection } from "@touchline/protocol";
import { formatEventTime } from "../../i18n/dates.ts";
import { inShownOrder, scoreText } from "../../i18n/event-words.ts";
import { message } from "../../i18n/message.ts";
import { formatPlayTime } from "../../i18n/play.ts";
import { isInPlay } from "./selection-status.ts";

const teamText = ({ prefix, teamName }: BetSelection["competitors"][number]): string =>
  prefix === null ? teamName : `${prefix} ${teamName}`;

/** Both sides, in the order in which the event is shown; an outright has its own name. */
export const matchName = ({ competitors, reversed, event }: BetSelection): string => {
  if (competitors.length < 2) return event.name;
  const names = competitors.map(teamText);
  return inShownOrder(names, reversed).join(" – ");
};

/** Whether the selection is fixed, in a system with selections that are not. */
export const isFixed = ({ banker }: BetSelection, { type }: Pick<Bet, "type">): boolean => banker && type === "system";

/** Whether the selection is a bet builder. */
export const isBuilder = ({ eventMarketOutcomes }: BetSelection): boolean => eventMarketOutcomes.length > 1;

type Metadata = NonNullable<BetSelection["metadata"]>;

/** The score in sets as the back end gives it, or the score of the game. */
const scoreOf = ({ score, currentScoreInSets, currentGameScore }: Metadata): Metadata["currentGameScore"] => {
  if (!Array.isArray(currentScoreInSets)) return currentScoreInSets;
  return score ?? currentScoreInSets.at(-1) ?? currentGameScore;
};

/** The score in display order; null if it is not known. */
export const resultText = ({ metadata, reversed }: BetSelection): string | null => {
  const score = metadata && scoreOf(metadata);
  return score && scoreText(score, reversed);
};

const INTERRUPTED = 7;
const SUSPENDED = 8;

export interface SelectionTime {
  readonly kind: "interrupted" | "suspended" | "live" | "ended" | "abandoned" | "start";
  readonly text: string;
}

const liveText = (metadata: Metadata, reversed: boolean, now: number): string => {
  const { eventExtraTime, displayEventStatus } = metadata;
  const { lead, rest } = formatPlayTime(metadata, reversed, now, displayEventStatus ?? undefined);
  return [lead, rest, eventExtraTime ? `+${eventExtraTime}′` : ""].filter(Boolean).join(" ");
};

/** Clock or start time of the match. */
export const selectionTime = (selection: BetSelection, dates: DateFormats, now: number): SelectionTime => {
  const { detailedPlayStatus, playStatus, metadata, reversed, event } = selection;
  if (detailedPlayStatus === INTERRUPTED) return { kind: "interrupted", text: message("play.interrupted") };
  if (detailedPlayStatus === SUSPENDED) return { kind: "suspended", text: message("play.suspended") };
  if (playStatus === "ABANDONED") return { kind: "abandoned", text: message("ticket.abandoned") };
  if (playStatus === "ENDED") return { kind: "ended", text: message("play.ended") };
  if (metadata && isInPlay(selection)) return { kind: "live", text: liveText(metadata, reversed, now) };
  return { kind: "start", text: formatEventTime(event.startAt, now, dates).text };
};
