import type { TicketEvent } from "./live-selections.ts";

/** Events that are held whole, whether a list shows them or not. */
export interface TicketEvents {
  readonly event: (id: number) => TicketEvent | undefined;
  readonly subscribeEvent: (id: number, listener: () => void) => () => void;
  /** The events of all tickets that are shown. */
  readonly followTickets: (ids: ReadonlySet<number>) => void;
}

/** Fetches and follows the events of the tickets that are shown, each once however many tickets it is on. */
export const createFollowedEvents = (events: TicketEvents) => {
  const wanted = new Map<object, readonly number[]>();

  const tell = (): void => events.followTickets(new Set([...wanted.values()].flat()));

  return {
    event: events.event,

    /** Follows events for one ticket; returns what is to be called with others, and with none at the end. */
    join: (onMoved: () => void) => {
      const ticket = {};
      let leave = new Map<number, () => void>();
      return (ids: readonly number[]): void => {
        const before = leave;
        leave = new Map(ids.map((id) => [id, before.get(id) ?? events.subscribeEvent(id, onMoved)]));
        for (const [id, stop] of before) if (!leave.has(id)) stop();
        if (ids.length === before.size && ids.every((id) => before.has(id))) return;
        if (ids.length > 0) wanted.set(ticket, ids);
        else wanted.delete(ticket);
        tell();
      };
    },
  };
};

export type FollowedEvents = ReturnType<typeof createFollowedEvents>;
