import * as z from "zod/mini";
import type { EventDelta } from "./event.ts";

/**
 * Events that were suspended as a whole, as flat pairs: id, version, … The message of each follows, with its state. Where a producer
 * falls silent these are thousands, and the last of them comes seconds later.
 */
export const suspensionsSchema = z.object({ events: z.array(z.int()) });

/** The change to a version that suspends the event and does nothing else. */
export const suspensionTo = (version: number): EventDelta => ({ version, prices: [], patch: { suspended: true } });

/** Whether a change suspends its event and does nothing else. */
export const isSuspensionOnly = ({ prices, patch }: EventDelta): boolean =>
  prices.length === 0 && patch?.suspended === true && Object.keys(patch).length === 1;

export const encodeSuspensions = (events: readonly (readonly [eventId: number, version: number])[]): string =>
  JSON.stringify({ events: events.flat() });

export const parseSuspensions = (message: string): (readonly [eventId: number, version: number])[] => {
  const { events } = suspensionsSchema.parse(JSON.parse(message));
  return Array.from({ length: events.length >> 1 }, (_, pair) => [events[2 * pair] ?? 0, events[2 * pair + 1] ?? 0]);
};
