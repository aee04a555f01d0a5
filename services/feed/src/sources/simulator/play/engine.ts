import type { Pair } from "@touchline/protocol";
import type { Outlook } from "../market/outlook.ts";
import type { MarketTemplate } from "../market/template.ts";
import type { Fixture } from "../world/fixture.ts";
import type { Board, Frame } from "./frame.ts";

/** Deviation of the sides' form from their strength at a moment, as a logarithm. */
export interface Drift {
  readonly home: number;
  readonly away: number;
}

/** A sport: simulation of a match, prediction from any state, and markets. */
export interface SportEngine {
  /** Ids are assigned by position: add at the end only. */
  readonly markets: readonly MarketTemplate[];
  /** Keys of the markets in lists, most important first, at most six. */
  readonly listMarkets: readonly string[];
  /** Whether the match clock counts down. */
  readonly countdown: boolean;
  /** Average duration of a match in hours. */
  readonly hours: number;
  start(fixture: Fixture): Board;
  /** Simulates the whole match; the same fixture always gives the same match. */
  play(fixture: Fixture): readonly Frame[];
  /** `elapsed` is in milliseconds since the frame. */
  outlook(fixture: Fixture, frame: Frame, elapsed: number, drift: Drift): Outlook;
  /** Score by set, quarter, period or inning, as far as played. */
  parts(frame: Frame): readonly Pair[];
  /** Score by part as the market rules count parts, and how many parts were completed. */
  told(frame: Frame): { readonly parts: readonly Pair[]; readonly played: number };
  /** Seconds shown by the match clock. */
  clock(frame: Frame): number | null;
  /** Played share of the match, 0 to 1. */
  progress(fixture: Fixture, frame: Frame, elapsed: number): number;
}
