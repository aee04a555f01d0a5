import { MOST_INTERESTS } from "@touchline/protocol";
import { createStoredInterests } from "../../config/stored.ts";
import type { StringStorage } from "../../env/env.ts";

interface InterestsOptions {
  readonly storage: StringStorage;
  readonly brand: string;
  /** Tournaments that the bettor has marked. */
  readonly favourites: () => ReadonlySet<number>;
}

export interface Interests {
  /** The bettor looks at a tournament. */
  readonly note: (tournament: number) => void;
  /** The tournaments that matter most to the bettor: favourites first, then the most visited. */
  readonly top: () => readonly number[];
  readonly forget: () => void;
}

type Visits = readonly (readonly [tournament: number, visits: number])[];

const readVisits = (stored: Readonly<Record<string, unknown>>): Visits =>
  Object.entries(stored).flatMap(([id, visits]) =>
    Number.isSafeInteger(Number(id)) && typeof visits === "number" ? [[Number(id), visits] as const] : [],
  );

const byVisits = (visits: Visits): Visits => visits.toSorted(([, left], [, right]) => right - left);

/** Which tournaments a bettor looks at, on this device. Who writes to it has asked for consent. */
export const createInterests = ({ storage, brand, favourites }: InterestsOptions): Interests => {
  const stored = createStoredInterests(storage, brand);
  return {
    note: (tournament) => {
      const visits = readVisits(stored.read());
      const before = visits.find(([id]) => id === tournament)?.[1] ?? 0;
      const others = visits.filter(([id]) => id !== tournament);
      // The one that is looked at now stays, however little it was visited so far.
      const kept = byVisits(others).slice(0, MOST_INTERESTS - 1);
      stored.write(Object.fromEntries([...kept, [tournament, before + 1]]));
    },
    top: () => {
      const visited = byVisits(readVisits(stored.read())).map(([id]) => id);
      return [...new Set([...favourites(), ...visited])].slice(0, MOST_INTERESTS);
    },
    forget: stored.forget,
  };
};
