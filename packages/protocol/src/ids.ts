/** Ids made of an event and a slot. In a file without schemas, so that the app does not load a schema library for them. */
export const marketId = (eventId: number, slot: number): string => `${eventId}m${slot}`;
export const outcomeId = (eventId: number, slot: number): string => `${eventId}o${slot}`;

export const partsOfOutcomeId = (id: string): { readonly eventId: number; readonly slot: number } => {
  const [eventId = 0, slot = 0] = id.split("o").map(Number);
  return { eventId, slot };
};
