import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import type { EventLoadState } from "../../data/event/event-requests.ts";
import type { FullEvent } from "../../data/event/full-event.ts";
import { createLiveEvents } from "../../data/event/live-events.ts";
import { useServices } from "../services.ts";

interface ShownEvent {
  readonly event: FullEvent | undefined;
  readonly loadState: EventLoadState;
  readonly retryNow: () => void;
}

/** A full event, watched while the component is mounted; none for null. */
export const useFullEvent = (id: number | null): ShownEvent => {
  const { offer } = useServices();
  const [events] = useState(() => offer.joinEvents(createLiveEvents));
  const loadState = useStore(events.loadState);
  const subscribe = useCallback((listener: () => void) => events.subscribeEvent(id ?? 0, listener), [events, id]);
  const event = useSyncExternalStore(subscribe, () => (id === null ? undefined : events.event(id)));
  useEffect(() => {
    if (id === null) return undefined;
    events.show(id);
    return events.leave;
  }, [events, id]);
  return { event, loadState, retryNow: events.retryNow };
};
