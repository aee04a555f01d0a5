import { applyDelta } from "./apply-delta.ts";
import { parseOfferDelta, parseOfferState } from "./bus.ts";
import type { EventDelta, OfferEvent } from "./event.ts";

export interface OfferAdvance {
  readonly event: OfferEvent;
  /** The change; null when the full event was taken because it is new or a message was missed. */
  readonly delta: EventDelta | null;
}

/**
 * Brings an event (or none) to the message's version. Null when the event already has that version or a newer one: messages may arrive
 * twice or late, and an event never goes back.
 */
export const readOfferMessage = (held: OfferEvent | undefined, message: string): OfferAdvance | null => {
  const delta = parseOfferDelta(message);
  if (held && delta.version <= held.version) return null;
  if (!held || delta.version !== held.version + 1) return { event: parseOfferState(message), delta: null };
  applyDelta(held, delta);
  return { event: held, delta };
};
