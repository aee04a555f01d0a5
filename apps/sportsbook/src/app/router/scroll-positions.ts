import { readSession, writeSession } from "../../config/session-storage.ts";

const KEY = "scroll";

const parsePositions = (text: string | null): Map<string, number> => {
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    const entries = Object.entries(stored ?? {});
    return new Map(entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])));
  } catch {
    return new Map();
  }
};

/** Where each view was left. A reload keeps them: back still leads to where one was. */
export const createScrollPositions = () => {
  const positions = parsePositions(readSession(KEY));
  return {
    get: (place: string): number | undefined => positions.get(place),
    set: (place: string, top: number): void => {
      positions.set(place, top);
      writeSession(KEY, JSON.stringify(Object.fromEntries(positions)));
    },
  };
};
