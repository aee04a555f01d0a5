import { DETAILED_PLAY_STATUS, type Pair } from "@touchline/protocol";
import type { SourceEvent } from "../source.ts";
import { MATCH_STATUSES } from "../sources/unified-feed/tables/match-statuses.ts";
import { tag } from "../sources/unified-feed/wire/write-xml.ts";
import { sportOf } from "./names.ts";

const NOT_STARTED = 0;
const ENDED = 100;

const statusOf = ({ game, playStatus, detailedPlayStatus }: SourceEvent): number => {
  switch (playStatus) {
    case "NOT_STARTED":
      // The teams are on the pitch.
      return game === "LIVE" ? 1 : 0;
    case "RUNNING":
    case "BREAK":
      return 1;
    case "HALTED":
      return detailedPlayStatus === DETAILED_PLAY_STATUS.interrupted ? 7 : 2;
    case "ENDED":
      return 3;
    case "ABANDONED":
      return 9;
  }
};

const matchStatusOf = (event: SourceEvent): number => {
  const text = event.metadata?.eventStatus;
  if (text === undefined || event.playStatus === "NOT_STARTED") return NOT_STARTED;
  const named = MATCH_STATUSES[sportOf(event)].filter((row) => row.text === text);
  const isBreak = event.playStatus === "BREAK";
  return (named.find(({ kind }) => (kind === "break") === isBreak) ?? named[0])?.code ?? ENDED;
};

const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${`${Math.floor(seconds % 60)}`.padStart(2, "0")}`;

const clockOf = ({ metadata }: SourceEvent, now: number): string[] => {
  if (!metadata || metadata.eventTime === null) return [];
  const { eventTime, timeAt, timeRunning, timeSpeed, countdown, eventExtraTime } = metadata;
  const since = timeRunning ? (Math.max(0, now - timeAt) / 1_000) * timeSpeed : 0;
  const shown = clockText(Math.max(0, countdown ? eventTime - since : eventTime + since));
  return [
    tag("clock", {
      match_time: countdown ? null : shown,
      remaining_time_in_period: countdown ? shown : null,
      stoppage_time_announced: eventExtraTime === null ? null : `${eventExtraTime}:00`,
      stopped: timeRunning ? null : "true",
    }),
  ];
};

const sides = (name: string, { home, away }: Pair): string => tag(name, { home, away });

const points = (text: string): string => (text === "A" ? "50" : text);

/** The state of play; the clock is the one of now. */
export const statusElement = (event: SourceEvent, now: number): string => {
  const { metadata } = event;
  const game = metadata?.currentGameScore;
  const attributes = {
    ...{ status: statusOf(event), match_status: matchStatusOf(event) },
    ...{ home_score: metadata?.score.home, away_score: metadata?.score.away },
    home_gamescore: game ? points(game.home) : null,
    away_gamescore: game ? points(game.away) : null,
    current_server: metadata?.server ? (metadata.server === "HOME" ? 1 : 2) : null,
  };
  if (!metadata) return tag("sport_event_status", attributes);
  const periods = metadata.currentScoreInSets.map(({ home, away }, index) =>
    tag("period_score", { number: index + 1, home_score: home, away_score: away }),
  );
  return tag("sport_event_status", attributes, [
    ...clockOf(event, now),
    ...(periods.length > 0 ? [tag("period_scores", {}, periods)] : []),
    tag("statistics", {}, [
      sides("yellow_cards", metadata.yellowCards),
      sides("red_cards", metadata.redCards),
      sides("corners", metadata.corners),
    ]),
  ]);
};

/** What is told of the state of play, without the clock, which always moves. */
export const statusKey = (event: SourceEvent): string => {
  const { game, playStatus, detailedPlayStatus, metadata } = event;
  const { eventTime: _time, timeAt: _at, progress: _progress, ...board } = metadata ?? {};
  return JSON.stringify([game, playStatus, detailedPlayStatus, board]);
};
