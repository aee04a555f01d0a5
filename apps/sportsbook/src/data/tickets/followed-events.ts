import { type AvailableEventsOptions, createAvailableEvents } from "./available-events.ts";
import type { TicketEvent } from "./live-selections.ts";

/** Events that are held whole, whether a list shows them or not. */
export interface TicketEvents {
  readonly event: (id: number) => TicketEvent | undefined;
  readonly subscribeEvent: (id: number, listener: () => void) => () => void;
  /** The events of all tickets that are shown. */
  readonly followTickets: (ids: ReadonlySet<number>) => void;
}

/** What one ticket wants to know of. */
export interface TicketWants {
  /** Events that are followed: those that are offered. */
  readonly followed: readonly number[];
  /** Events that may be offered or not: every one that is not decided. */
  readonly undecided: readonly number[];
}

type Availability = Pick<AvailableEventsOptions, "client" | "ask">;

/** Fetches and follows the events of the tickets that are shown, each once however many tickets it is on. */
export const createFollowedEvents = (events: TicketEvents, availability: Availability) => {
  const wanted = new Map<object, TicketWants>();
  const listeners = new Set<() => void>();
  const available = createAvailableEvents({
    ...availability,
    onChange: () => {
      for (const listener of listeners) listener();
    },
  });

  const tell = (): void => {
    const wants = [...wanted.values()];
    events.followTickets(new Set(wants.flatMap(({ followed }) => followed)));
    available.want(new Set(wants.flatMap(({ undecided }) => undecided)));
  };

  return {
    event: events.event,
    isAvailable: available.isAvailable,

    /** Follows events for one ticket; returns what is to be called with others, and with none at the end. */
    join: (onMoved: () => void) => {
      const ticket = {};
      let leave = new Map<number, () => void>();
      let said = "";
      return (wants: TicketWants): void => {
        const { followed, undecided } = wants;
        const before = leave;
        leave = new Map(followed.map((id) => [id, before.get(id) ?? events.subscribeEvent(id, onMoved)]));
        for (const [id, stop] of before) if (!leave.has(id)) stop();
        const words = `${followed.join()} ${undecided.join()}`;
        if (words === said) return;
        said = words;
        if (undecided.length > 0) {
          wanted.set(ticket, wants);
          listeners.add(onMoved);
        } else {
          wanted.delete(ticket);
          listeners.delete(onMoved);
        }
        tell();
      };
    },
  };
};

export type FollowedEvents = ReturnType<typeof createFollowedEvents>;
