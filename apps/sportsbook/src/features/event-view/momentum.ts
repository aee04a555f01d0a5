import type { Incident } from "@touchline/protocol";
import type { TimedIncident } from "./timed-incidents.ts";

/** Weight of an incident for its side; a card counts for the other side. */
const WEIGHTS: Readonly<Partial<Record<Incident["kind"], number>>> = {
  GOAL: 6,
  PENALTY: 5,
  CORNER: 3,
  YELLOW_CARD: -2,
  RED_CARD: -4,
};

/** In minutes: an incident counts this long before and after it, and less with the distance. */
const REACH = 4;

/** Momentum by minute: positive for home, negative for away. */
export const momentumOf = (incidents: readonly TimedIncident[], minutes: number): number[] => {
  const bars = Array.from({ length: minutes }, () => 0);
  for (const { kind, side, seconds } of incidents) {
    const weight = (WEIGHTS[kind] ?? 0) * (side === "HOME" ? 1 : -1);
    const minute = Math.floor(seconds / 60);
    for (let near = Math.max(0, minute - REACH); near <= Math.min(minutes - 1, minute + REACH); near += 1) {
      bars[near] = (bars[near] as number) + weight * (1 - Math.abs(near - minute) / (REACH + 1));
    }
  }
  return bars;
};
