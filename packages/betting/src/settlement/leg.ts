import type { Resolution } from "@touchline/protocol";
import type { Price } from "../odds/price.ts";
import type { Factor } from "../systems/combinations.ts";

/** Result of one outcome. A dead heat shares its places: `{ won: 1, of: 2 }` is one place for two runners. */
export interface LegResult {
  readonly resolution: Resolution;
  readonly deadHeat?: { readonly won: number; readonly of: number };
}

const HUNDRED = 100n;

/** Factor on the stake. Half won: half the stake wins, half is returned. Half lost: half the stake is lost, half is returned. */
const FACTOR: Readonly<Record<Resolution, (price: bigint) => Factor>> = {
  WON: (price) => ({ top: price, bottom: HUNDRED }),
  LOST: () => ({ top: 0n, bottom: 1n }),
  VOID: () => ({ top: 1n, bottom: 1n }),
  HALF_WON: (price) => ({ top: price + HUNDRED, bottom: 2n * HUNDRED }),
  HALF_LOST: () => ({ top: 1n, bottom: 2n }),
};

export const legFactor = (price: Price, { resolution, deadHeat }: LegResult): Factor => {
  const factor = FACTOR[resolution](BigInt(price));
  if (!deadHeat || resolution !== "WON") return factor;
  return { top: factor.top * BigInt(deadHeat.won), bottom: factor.bottom * BigInt(deadHeat.of) };
};

type WholeResolution = "WON" | "LOST" | "VOID";

/** The two halves of the stake on an outcome, the better one first: half won is one half won and one void. */
const HALVES: Readonly<Record<Resolution, readonly [WholeResolution, WholeResolution]>> = {
  WON: ["WON", "WON"],
  HALF_WON: ["WON", "VOID"],
  VOID: ["VOID", "VOID"],
  HALF_LOST: ["VOID", "LOST"],
  LOST: ["LOST", "LOST"],
};

const resolveHalf = (outcomes: readonly WholeResolution[]): WholeResolution => {
  if (outcomes.includes("LOST")) return "LOST";
  return outcomes.includes("VOID") ? "VOID" : "WON";
};

/**
 * A bet builder is one leg with one price. It is lost with any lost outcome, and otherwise open (null) until all are decided. With a void
 * outcome it is void, because nobody quoted a price for the remaining ones. Where an outcome is half won or half lost, the halves of the
 * stake are resolved each for itself.
 */
export const resolveBuilder = (known: readonly (Resolution | null)[]): Resolution | null => {
  const outcomes = known.filter((outcome) => outcome !== null);
  if (outcomes.length < known.length && !outcomes.includes("LOST")) return null;
  const better = resolveHalf(outcomes.map((outcome) => HALVES[outcome][0]));
  const worse = resolveHalf(outcomes.map((outcome) => HALVES[outcome][1]));
  if (better === worse) return better;
  return better === "WON" ? "HALF_WON" : "HALF_LOST";
};
