import type { Reference } from "@touchline/protocol";
import type { OfferSink, SourceEvent, SourceResult } from "../source.ts";

const TURN_MS = 8;
/** Longer than a takeover can take: what was said before that, the leader has published. */
const KEEP_MS = 60_000;

/** What was said of an event, and when last. */
interface Said {
  readonly at: number;
  readonly results: SourceResult[];
}

/** Several results of an event as one: of each market the last that was said. */
const mergeResults = (results: readonly SourceResult[]): SourceResult => ({
  ...(results.at(-1) as SourceResult),
  resolve: (market) => {
    for (let index = results.length - 1; index >= 0; index -= 1) {
      const verdict = results[index]?.resolve(market);
      if (verdict) return verdict;
    }
    return null;
  },
});

const changedPrices = (before: SourceEvent | undefined, { markets }: SourceEvent): number =>
  markets.reduce((sum, { prices }, index) => {
    const known = before?.markets[index]?.prices ?? [];
    return sum + prices.filter((price, slot) => price !== known[slot]).length;
  }, 0);

/**
 * The sink of a node that does not lead: keeps what its source says, so that the node can go on at once when the leader is gone. Of an
 * event that was taken off it keeps the results of the last minute: the leader may be gone before it has published them.
 */
export const createStandby = () => {
  let reference: Reference | null = null;
  let isComplete = false;
  /** Who has been handed a part of it already, and has to hear at once what is said of that part. */
  let heir: OfferSink | null = null;
  const events = new Map<number, SourceEvent>();
  const results = new Map<number, Said>();
  /** Of events that are not offered; the one that was said last is the last. */
  const late = new Map<number, Said>();
  const producers = new Map<string, boolean>();

  const forgetOld = (): void => {
    const oldest = Date.now() - KEEP_MS;
    for (const [eventId, { at }] of late) {
      if (at >= oldest) return;
      late.delete(eventId);
    }
  };

  const keep = (map: Map<number, Said>, eventId: number, given: readonly SourceResult[], at = Date.now()): void => {
    const kept = map.get(eventId)?.results ?? [];
    kept.push(...given);
    map.delete(eventId);
    map.set(eventId, { at, results: kept });
  };

  const sink: OfferSink = {
    reference: (given) => {
      reference = given;
      heir?.reference(given);
    },
    update: (event) => {
      const changed = changedPrices(events.get(event.id), event);
      events.set(event.id, event);
      return changed;
    },
    result: (eventId, result) => {
      if (events.has(eventId)) keep(results, eventId, [result]);
      else if (heir) heir.result(eventId, result);
      else keep(late, eventId, [result]);
      forgetOld();
    },
    producer: (name, isUp) => {
      producers.set(name, isUp);
      heir?.producer(name, isUp);
    },
    remove: (eventId) => {
      const said = results.get(eventId);
      if (said) keep(late, eventId, said.results, said.at);
      events.delete(eventId);
      results.delete(eventId);
      forgetOld();
      heir?.remove(eventId);
    },
    complete: () => {
      isComplete = true;
    },
  };

  /** Hands everything over in short turns, then calls `takeOver`: from then on the source speaks to the target. */
  const handOver = (target: OfferSink, takeOver: () => void): void => {
    heir = target;
    if (reference) target.reference(reference);
    for (const [name, isUp] of producers) target.producer(name, isUp);
    const turn = (): void => {
      const end = performance.now() + TURN_MS;
      for (const [eventId, event] of events) {
        if (performance.now() > end) {
          setImmediate(turn);
          return;
        }
        events.delete(eventId);
        target.update(event);
        const said = results.get(eventId);
        results.delete(eventId);
        if (said) target.result(eventId, mergeResults(said.results));
      }
      forgetOld();
      for (const [eventId, said] of late) target.result(eventId, mergeResults(said.results));
      takeOver();
      if (isComplete) target.complete();
    };
    turn();
  };

  return { sink, handOver, isComplete: (): boolean => isComplete };
};
