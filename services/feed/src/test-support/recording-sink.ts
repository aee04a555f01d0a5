import type { OfferSink, SourceEvent, SourceResult } from "../source.ts";

/** Keeps what a source hands over, as the feed behind the port would have it. */
export const createRecordingSink = (
  onUpdate: (event: SourceEvent) => void = () => undefined,
  onResult: (eventId: number) => void = () => undefined,
) => {
  const events = new Map<number, SourceEvent>();
  const results = new Map<number, SourceResult>();
  const producers = new Map<string, boolean>();
  const log: { readonly at: number; readonly what: string }[] = [];
  let isComplete = false;
  let updates = 0;
  const sink: OfferSink = {
    reference: () => undefined,
    update: (event) => {
      events.set(event.id, event);
      onUpdate(event);
      updates += 1;
      return 0;
    },
    result: (eventId, result) => {
      results.set(eventId, result);
      onResult(eventId);
    },
    producer: (name, isUp) => {
      producers.set(name, isUp);
      log.push({ at: Date.now(), what: `${name} ${isUp ? "up" : "down"}` });
    },
    remove: (eventId) => {
      events.delete(eventId);
    },
    complete: () => {
      isComplete = true;
    },
  };
  return { sink, events, results, producers, log, isComplete: () => isComplete, updates: () => updates };
};

export type RecordingSink = ReturnType<typeof createRecordingSink>;
