import type { Pair } from "@touchline/protocol";
import type {
  Ending,
  JointPrice,
  MarketDefinition,
  MarketVerdict,
  SourceEvent,
  SourcePick,
  SourceResult,
} from "../../source.ts";

/** A simulated match or outright. Its state at any simulated time depends only on its seed, unless a test interferes. */
export interface Simulated {
  readonly id: number;
  readonly startsAt: number;
  describe(at: number): SourceEvent;
  /** Time of the next change other than a price. */
  nextChange(at: number): number;
  endsAt(): number;
  /** What is decided at that moment: everything once it has ended. */
  result(at: number): SourceResult;
  /** Real time after that moment at which the verdict on a market may change. */
  nextVerdict(at: number): number;
  /** For tests: the verdict on a market from now on; null is its own. Returns whether it can be ruled so. */
  rule(market: MarketDefinition, verdict: MarketVerdict | null): boolean;
  /** Ends it at that moment. Returns whether it can be ended so. */
  end(at: number, ending: Ending): boolean;
  /** Changes its score after its end. Returns whether that changes anything. */
  correct(score: Pair): boolean;
  /** Joint price, at that moment, of outcomes that must all win. */
  priceTogether(at: number, picks: readonly SourcePick[]): JointPrice;
}
