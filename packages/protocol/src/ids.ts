/** Ids that are made of an event and a slot. Kept apart from the schemas, so that a page can use them without those. */
export const marketId = (eventId: number, slot: number): string => `${eventId}m${slot}`;
export const outcomeId = (eventId: number, slot: number): string => `${eventId}o${slot}`;
