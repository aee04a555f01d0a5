import type { Incident, Side } from "@touchline/protocol";
import type { Random } from "../chance/random.ts";
import type { Fixture } from "../world/fixture.ts";
import type { Board, Score } from "./frame.ts";

export interface PartRules {
  readonly status: string;
  readonly minutes: number;
  /** Share of a match's happenings in this part, by side. */
  readonly share: Score;
  readonly breakStatus: string;
  readonly breakMinutes: number;
}

export interface HappeningRules {
  /** The counter that it increases; null where it is only shown as an incident. */
  readonly counter: string | null;
  readonly incident: Incident["kind"] | null;
  /** Average number in a match, by side. */
  readonly perMatch: (fixture: Fixture) => Score;
  /** Amounts added to the counter, with their weights. */
  readonly worth: readonly (readonly [count: number, weight: number])[];
  /** Divides the variance of the count, for sports that score more evenly than a Poisson process. */
  readonly regularity?: number;
  /** Seconds before and after it in which betting is suspended. */
  readonly hush?: readonly [before: number, after: number];
  /** An incident some seconds earlier: the whistle for a penalty. */
  readonly herald?: { readonly incident: Incident["kind"]; readonly seconds: number };
  /** Seconds for which the match clock stops. */
  readonly stop?: readonly [low: number, high: number];
  /** Further changes of the board. */
  readonly apply?: (board: Board, side: Side, random: Random, fixture: Fixture) => Partial<Board>;
}

export type OvertimeRules =
  /** The first to score wins, and that score counts. */
  | { readonly kind: "sudden"; readonly status: string; readonly minutes: number }
  /** Further parts are played until one side is ahead. */
  | { readonly kind: "period"; readonly status: string; readonly minutes: number; readonly share: number }
  /** Decides who advances without changing the score; only in knockout tournaments. */
  | { readonly kind: "shootout"; readonly status: string; readonly minutes: number };

export interface TimedRules {
  /** The counter that is the score. */
  readonly counter: string;
  readonly parts: readonly PartRules[];
  /** Number of parts that the board shows as one: an inning has two. */
  readonly halvesPerPart?: number;
  readonly happenings: readonly HappeningRules[];
  readonly clock: "up" | "down" | "none";
  /** Maximum minutes of stoppage time per part. */
  readonly stoppage: number;
  readonly overtime: OvertimeRules | null;
  /** Factor on a side's scoring rate, for example after a red card. */
  readonly factor?: (board: Board, side: Side) => number;
  /** Whether a part ends early: the last inning, a successful chase. */
  readonly isOver?: (board: Board, part: number) => boolean;
}

/** Average minutes of a part including stoppage time. */
export const expectedMinutes = ({ stoppage }: Pick<TimedRules, "stoppage">, minutes: number): number =>
  stoppage > 0 ? minutes + (1 + stoppage) / 2 : minutes;

export const evenParts = (
  statuses: readonly string[],
  minutes: number,
  breaks: readonly (readonly [status: string, minutes: number])[],
): readonly PartRules[] =>
  statuses.map((status, index) => ({
    status,
    minutes,
    share: { home: 1 / statuses.length, away: 1 / statuses.length },
    breakStatus: breaks[index]?.[0] ?? "",
    breakMinutes: breaks[index]?.[1] ?? 0,
  }));
