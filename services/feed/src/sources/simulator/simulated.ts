import type { JointPrice, SourceEvent, SourcePick, SourceResult } from "../../source.ts";

/** An event of the simulation, match or outright: what it is at any moment of simulated time follows from its seed alone. */
export interface Simulated {
  readonly id: number;
  readonly startsAt: number;
  describe(at: number): SourceEvent;
  /** When something changes next that is more than a price. */
  nextChange(at: number): number;
  endsAt(): number;
  result(): SourceResult;
  /** What outcomes that must all win are worth at that moment. */
  priceTogether(at: number, picks: readonly SourcePick[]): JointPrice;
}
