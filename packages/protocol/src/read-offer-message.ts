import { applyDelta } from "./apply-delta.ts";
import { parseOfferDelta, parseOfferState } from "./bus.ts";
import type { EventDelta, OfferEvent } from "./event.ts";

export interface OfferAdvance {
  readonly event: OfferEvent;
  /** What changed; null when the event was taken whole, because it was new or a message had been missed. */
  readonly delta: EventDelta | null;
}

/**
 * Brings a held event (or none) to the message's version. Null when it holds that version or a newer one already:
 * messages may come twice or late, and an event never goes back.
 */
export const readOfferMessage = (held: OfferEvent | undefined, message: string): OfferAdvance | null => {
  const delta = parseOfferDelta(message);
  if (held && delta.version <= held.version) return null;
  if (!held || delta.version !== held.version + 1) return { event: parseOfferState(message), delta: null };
  applyDelta(held, delta);
  return { event: held, delta };
};
