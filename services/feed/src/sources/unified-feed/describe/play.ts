import { DETAILED_PLAY_STATUS, type LiveMetadata, type OfferEvent, type Pair } from "@touchline/protocol";
import type { SportKey } from "../../simulator/world/tournaments.ts";
import type { EventKind } from "../tables/mapping.ts";
import { DETAILED, MATCH_STATUSES, type MatchStatusRow } from "../tables/match-statuses.ts";
import type { SportEventStatus } from "../wire/sport-event-status.ts";

export type Play = Pick<OfferEvent, "game" | "playStatus" | "detailedPlayStatus" | "metadata">;

const NOT_STARTED = 0;
const SUSPENDED = 2;
const INTERRUPTED = 7;
const OVER: ReadonlySet<number> = new Set([3, 4]);
const CALLED_OFF: ReadonlySet<number> = new Set([5, 9]);
const ENDED = "FT";

const BEFORE: Play = {
  game: "PREMATCH",
  playStatus: "NOT_STARTED",
  detailedPlayStatus: DETAILED_PLAY_STATUS.notStarted,
  metadata: null,
};

export const isOver = (status: SportEventStatus | null): boolean =>
  status !== null && (OVER.has(status.status) || CALLED_OFF.has(status.status));

const rowOf = (sport: SportKey, code: number): MatchStatusRow | undefined =>
  MATCH_STATUSES[sport].find((row) => row.code === code);

const phaseOf = (
  { status, matchStatus }: SportEventStatus,
  row: MatchStatusRow | undefined,
): Pick<Play, "playStatus" | "detailedPlayStatus"> => {
  if (OVER.has(status)) return { playStatus: "ENDED", detailedPlayStatus: DETAILED_PLAY_STATUS.ended };
  if (CALLED_OFF.has(status)) return { playStatus: "ABANDONED", detailedPlayStatus: DETAILED_PLAY_STATUS.abandoned };
  if (status === INTERRUPTED) return { playStatus: "HALTED", detailedPlayStatus: DETAILED_PLAY_STATUS.interrupted };
  if (status === SUSPENDED) return { playStatus: "HALTED", detailedPlayStatus: DETAILED_PLAY_STATUS.suspended };
  if (matchStatus === NOT_STARTED)
    return { playStatus: "NOT_STARTED", detailedPlayStatus: DETAILED_PLAY_STATUS.notStarted };
  if (!row) return { playStatus: "RUNNING", detailedPlayStatus: DETAILED_PLAY_STATUS.running };
  return { playStatus: row.kind === "break" ? "BREAK" : "RUNNING", detailedPlayStatus: DETAILED[row.kind] };
};

const progressOf = ({ clock }: SportEventStatus, row: MatchStatusRow | undefined, isEnded: boolean): number => {
  if (isEnded) return 100;
  if (!row) return 0;
  const [from, to] = row.progress;
  if (row.seconds === 0 || !clock) return from;
  const length = row.seconds;
  const played = clock.remaining !== null ? length - clock.remaining : (clock.played ?? 0) % (length + 1);
  return Math.floor(from + (to - from) * Math.min(1, Math.max(0, played / length)));
};

/** Points of a game of tennis; 50 is an advantage. */
const gameOf = (sport: SportKey, game: Pair | null): LiveMetadata["currentGameScore"] => {
  if (!game || sport !== "tennis") return null;
  const text = (points: number): string => (points === 50 ? "A" : `${points}`);
  return { home: text(game.home), away: text(game.away) };
};

/** A match that was called off keeps the period in which it was. */
const periodOf = ({ status, matchStatus }: SportEventStatus, row: MatchStatusRow | undefined): string => {
  if (OVER.has(status)) return ENDED;
  if (row) return row.text;
  if (CALLED_OFF.has(status)) return ENDED;
  return matchStatus === NOT_STARTED ? "NS" : "LIVE";
};

const metadataOf = (sport: SportKey, status: SportEventStatus, row: MatchStatusRow | undefined, at: number) => {
  const { clock, score, periods, game, server, redCards, yellowCards, corners } = status;
  const isEnded = isOver(status);
  const metadata: LiveMetadata = {
    eventStatus: periodOf(status, row),
    eventTime: clock?.remaining ?? clock?.played ?? null,
    timeAt: at,
    timeRunning: clock !== null && !clock.stopped && !isEnded && row?.kind !== "break",
    countdown: clock !== null && clock.remaining !== null,
    timeSpeed: 1,
    eventExtraTime: clock?.stoppage ?? null,
    progress: progressOf(status, row, isEnded),
    ...{ score, currentScoreInSets: [...periods], currentGameScore: gameOf(sport, game), server },
    ...{ redCards, yellowCards, corners },
  };
  return metadata;
};

/** The state of play. An outright is never live. */
export const describePlay = (kind: EventKind, status: SportEventStatus | null, at: number): Play => {
  if (status === null || status.status === NOT_STARTED) return BEFORE;
  if (kind === "outright") return { ...BEFORE, ...(isOver(status) && phaseOf(status, undefined)) };
  const row = rowOf(kind, status.matchStatus);
  return { game: "LIVE", ...phaseOf(status, row), metadata: metadataOf(kind, status, row, at) };
};
