import type { Pair, Side } from "@touchline/protocol";
import { countOf, integerOf, optionalFlag, optionalInteger } from "./attributes.ts";
import { RefusedMessage } from "./refusal.ts";
import { childOf, childrenOf, type XmlElement } from "./xml.ts";

export interface MatchClock {
  /** Seconds played; null where the clock counts down. */
  readonly played: number | null;
  /** Seconds left in the period. */
  readonly remaining: number | null;
  /** Announced minutes of stoppage time. */
  readonly stoppage: number | null;
  readonly stopped: boolean;
}

/** The state of a match, as the provider's codes have it. */
export interface SportEventStatus {
  /** 0 not started, 1 live, 2 suspended, 3 ended, 4 closed, 5 cancelled, 7 interrupted, 9 abandoned; others are kept as they are. */
  readonly status: number;
  readonly matchStatus: number;
  readonly score: Pair;
  readonly periods: readonly Pair[];
  readonly game: Pair | null;
  readonly server: Side | null;
  readonly clock: MatchClock | null;
  readonly yellowCards: Pair;
  readonly redCards: Pair;
  readonly corners: Pair;
}

const NIL: Pair = { home: 0, away: 0 };
const CLOCK = /^(\d{1,4}):([0-5]\d)$/;

const pairOf = (element: XmlElement | undefined, home: string, away: string): Pair =>
  element ? { home: countOf(element, home), away: countOf(element, away) } : NIL;

/** A score is 0 until there is one, and may be a decimal in some sports: whole numbers are read. */
const scoreOf = (element: XmlElement, attribute: string): number => {
  const text = element.attributes[attribute] ?? "0";
  if (!/^\d{1,4}(\.0+)?$/.test(text)) throw new RefusedMessage("value", `${element.name}: ${attribute}`);
  return Number(text);
};

const secondsOf = (element: XmlElement, attribute: string): number | null => {
  const text = element.attributes[attribute];
  if (text === undefined) return null;
  const [, minutes, seconds] = CLOCK.exec(text) ?? [];
  if (!minutes) throw new RefusedMessage("value", `${element.name}: ${attribute}`);
  return 60 * Number(minutes) + Number(seconds);
};

const clockOf = (element: XmlElement): MatchClock => {
  const stoppage = secondsOf(element, "stoppage_time_announced");
  return {
    played: secondsOf(element, "match_time"),
    remaining: secondsOf(element, "remaining_time_in_period"),
    stoppage: stoppage === null ? null : Math.floor(stoppage / 60),
    stopped: optionalFlag(element, "stopped") ?? false,
  };
};

const serverOf = (element: XmlElement): Side | null => {
  const server = optionalInteger(element, "current_server");
  if (server === null) return null;
  return server === 1 ? "HOME" : "AWAY";
};

export const readStatus = (element: XmlElement): SportEventStatus => {
  const statistics = childOf(element, "statistics");
  const sides = (name: string): Pair => pairOf(statistics && childOf(statistics, name), "home", "away");
  const clock = childOf(element, "clock");
  const hasGame = element.attributes.home_gamescore !== undefined;
  return {
    status: integerOf(element, "status"),
    matchStatus: integerOf(element, "match_status"),
    score: { home: scoreOf(element, "home_score"), away: scoreOf(element, "away_score") },
    periods: childrenOf(childOf(element, "period_scores"), "period_score").map((period) => ({
      home: scoreOf(period, "home_score"),
      away: scoreOf(period, "away_score"),
    })),
    game: hasGame ? { home: countOf(element, "home_gamescore"), away: countOf(element, "away_gamescore") } : null,
    server: serverOf(element),
    clock: clock ? clockOf(clock) : null,
    yellowCards: sides("yellow_cards"),
    redCards: sides("red_cards"),
    corners: sides("corners"),
  };
};
