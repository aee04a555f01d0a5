import type { Pair } from "@touchline/protocol";
import type { Ending, JointPrice, SourceEvent, SourcePick, SourceResult } from "../../source.ts";

/**
 * An event of the simulation, match or outright: what it is at any moment of simulated time follows from its seed alone, unless a
 * test interferes.
 */
export interface Simulated {
  readonly id: number;
  readonly startsAt: number;
  describe(at: number): SourceEvent;
  /** When something changes next that is more than a price. */
  nextChange(at: number): number;
  endsAt(): number;
  result(): SourceResult;
  /** Ends it at that moment. Answers whether it can end so. */
  end(at: number, ending: Ending): boolean;
  /** Gives it another score after its end. Answers whether that changes anything. */
  correct(score: Pair): boolean;
  /** What outcomes that must all win are worth at that moment. */
  priceTogether(at: number, picks: readonly SourcePick[]): JointPrice;
}
