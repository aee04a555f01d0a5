import type { LiveMetadata, Pair } from "@touchline/protocol";
import { isPlayedInSets } from "../../data/offer/sports-in-sets.ts";

/** Columns that a sport's table has from the start; more are added as parts are played. */
const USUAL_PARTS: Readonly<Record<string, number>> = {
  tennis: 3,
  volleyball: 5,
  "table-tennis": 5,
  basketball: 4,
  "american-football": 4,
  "ice-hockey": 3,
  baseball: 9,
  handball: 2,
  rugby: 2,
  cricket: 2,
  esports: 3,
};

/** How many parts a match of the sport has, if nothing unusual happens. */
export const usualParts = (sportKey: string): number => USUAL_PARTS[sportKey] ?? 1;

/** A table shows this many parts at most: of more, the last. */
const MOST_PARTS = 9;

export interface ScorePart {
  readonly number: number;
  /** Null where it is not played yet. */
  readonly score: Pair | null;
  readonly current: boolean;
}

/** No part is running in a break or at the end. */
const isRunning = ({ eventStatus }: LiveMetadata): boolean => !/^HT$|^IB$|^FT$|E$/.test(eventStatus);

export const scoreParts = (sportKey: string, metadata: LiveMetadata): ScorePart[] => {
  const played = metadata.currentScoreInSets;
  const count = Math.max(USUAL_PARTS[sportKey] ?? 0, played.length);
  const parts = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    score: played[index] ?? null,
    current: isRunning(metadata) && index === played.length - 1,
  }));
  return parts.slice(-MOST_PARTS);
};

export const totalKind = (sportKey: string): "sets" | "maps" | "runs" | "total" => {
  if (sportKey === "esports") return "maps";
  if (sportKey === "baseball") return "runs";
  return isPlayedInSets(sportKey) ? "sets" : "total";
};
