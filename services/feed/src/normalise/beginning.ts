import type { OpenEvent } from "@touchline/protocol";
import type { SourceEvent } from "../source.ts";
import type { SavedSlots } from "./slot-book.ts";

/** Where events begin that the bus does not have. */
export interface Beginning {
  /** The first slot of each event, and a number below its first version. */
  readonly first: number;
  /** Events with open bets, from before the bus lost them. */
  readonly open: ReadonlyMap<number, OpenEvent>;
}

/** Of a platform that is new: the shortest numbers. */
export const FROM_ZERO: Beginning = { first: 0, open: new Map() };

const EPOCH_S = Date.UTC(2026, 0) / 1000;

/**
 * A number above the slots and versions of every event before: the seconds of these years. They are longer than those of a new platform,
 * so they are used only after the bus has lost the offer.
 */
export const unusedNumber = (now: number): number => Math.max(0, Math.floor(now / 1000) - EPOCH_S);

const isSameMatch = ({ tournamentId, competitors }: OpenEvent, source: SourceEvent): boolean =>
  tournamentId === source.tournamentId &&
  competitors.length === source.competitors.length &&
  source.competitors.every(({ name }, index) => competitors[index] === name);

/** First version and slots of an event. Outcomes of open bets keep theirs; all others begin above them. */
export const beginEvent = (
  { first, open }: Beginning,
  source: SourceEvent,
): { readonly version: number; readonly slots: SavedSlots } => {
  const before = open.get(source.id);
  const ends = (before?.outcomes ?? []).map(({ marketSlot, outcomes }) => marketSlot + outcomes);
  const next = Math.max(first, ...ends);
  const last = Math.max(first, before?.version ?? 0);
  return {
    // One version is left out: a node that has the last one must read the whole event, not a difference.
    version: last === 0 ? 1 : last + 2,
    slots: {
      ...{ next, markets: [] },
      ...(before && isSameMatch(before, source) && { reserved: before.outcomes }),
    },
  };
};
