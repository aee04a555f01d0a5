import {
  applyDelta,
  type OfferEvent,
  REFERENCE_KINDS,
  type Reference,
  type ReferenceKind,
  readOfferMessage,
  referenceSchemas,
  suspensionTo,
} from "@touchline/protocol";
import { indexReference, type ReferenceIndex } from "./reference-index.ts";

/** The current offer. */
export interface Offer {
  readonly events: ReadonlyMap<number, OfferEvent>;
  readonly reference: ReferenceIndex;
}

export interface OfferStore {
  readonly events: ReadonlyMap<number, OfferEvent>;
  /** Null until every kind of reference data has arrived. */
  readonly reference: () => ReferenceIndex | null;
  /** Sequence of the last applied message in the stream; equal on nodes that are equally up to date. */
  readonly version: () => number;
  readonly applyEvent: (eventId: number, message: string, sequence: number) => void;
  /** Told ahead of the message with this version. An event that has another version before it waits for its message. */
  readonly suspend: (eventId: number, version: number) => void;
  readonly applyReference: (kind: ReferenceKind, value: unknown) => void;
  readonly remove: (eventId: number) => void;
}

const isComplete = (parts: Partial<Reference>): parts is Reference => REFERENCE_KINDS.every((kind) => parts[kind]);

export const createOfferStore = (): OfferStore => {
  const events = new Map<number, OfferEvent>();
  const parts: Partial<Reference> = {};
  let reference: ReferenceIndex | null = null;
  let version = 0;
  return {
    events,
    reference: () => reference,
    version: () => version,
    applyEvent: (eventId, message, sequence) => {
      const advance = readOfferMessage(events.get(eventId), message);
      if (advance) events.set(eventId, advance.event);
      version = Math.max(version, sequence);
    },
    suspend: (eventId, next) => {
      const event = events.get(eventId);
      if (event?.version === next - 1) applyDelta(event, suspensionTo(next));
    },
    applyReference: (kind, value) => {
      Object.assign(parts, { [kind]: referenceSchemas[kind].parse(value) });
      if (isComplete(parts)) reference = indexReference(parts);
    },
    remove: (eventId) => {
      events.delete(eventId);
    },
  };
};
