/**
 * The contract's id of an outcome. Written here again because the contract's own file brings its schemas with it,
 * and they would come before the first odds; a test holds the two together.
 */
export const outcomeKey = (eventId: number, slot: number): string => `${eventId}o${slot}`;
