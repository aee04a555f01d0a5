import type { Pair } from "@touchline/protocol";
import type { Outlook } from "../market/outlook.ts";
import type { MarketTemplate } from "../market/template.ts";
import type { Fixture } from "../world/fixture.ts";
import type { Board, Frame } from "./frame.ts";

/** How the sides' form differs from their strength at a moment, as a logarithm; prices wander with it. */
export interface Drift {
  readonly home: number;
  readonly away: number;
}

/** A sport: how it is played, what can be foreseen of it, and what can be bet on. */
export interface SportEngine {
  /** Ids are given by position: add at the end only. */
  readonly markets: readonly MarketTemplate[];
  /** What a list shows, most important first: keys of markets, at most six. */
  readonly listMarkets: readonly string[];
  /** The match clock runs down. */
  readonly countdown: boolean;
  /** Hours a match takes on average. */
  readonly hours: number;
  start(fixture: Fixture): Board;
  /** The whole match, which is always the same for the same fixture. */
  play(fixture: Fixture): readonly Frame[];
  /** `elapsed` is the milliseconds since the frame. */
  outlook(fixture: Fixture, frame: Frame, elapsed: number, drift: Drift): Outlook;
  /** The score by set, quarter, period or inning, as far as played. */
  parts(frame: Frame): readonly Pair[];
  /** The score by part as the rules of its markets count them, and how many of them were played to their end. */
  told(frame: Frame): { readonly parts: readonly Pair[]; readonly played: number };
  /** Seconds that the match clock shows. */
  clock(frame: Frame): number | null;
  /** Share of the match that is gone, 0 to 1. */
  progress(fixture: Fixture, frame: Frame, elapsed: number): number;
}
