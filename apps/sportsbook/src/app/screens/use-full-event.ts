import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { EventLoadState } from "../../data/event/event-requests.ts";
import type { FullEvent } from "../../data/event/full-event.ts";
import { createLiveEvents } from "../../data/event/live-events.ts";
import type { LiveOffer } from "../../data/live-offer/live-offer.ts";
import { useStore } from "../../data/use-store.ts";
import { useServices } from "../services.ts";
import { untilLoaded } from "./prepare.ts";

interface ShownEvent {
  readonly event: FullEvent | undefined;
  readonly loadState: EventLoadState;
  readonly retryNow: () => void;
}

/** Loads an event for the screen that is about to show it. */
export const loadFullEvent = async ({ joinEvents }: LiveOffer, id: number): Promise<void> => {
  const events = joinEvents(createLiveEvents);
  events.show(id);
  await untilLoaded(events.loadState);
};

/** A full event, watched while the component is mounted; none for null. */
export const useFullEvent = (id: number | null): ShownEvent => {
  const { offer } = useServices();
  const [events] = useState(() => offer.joinEvents(createLiveEvents));
  const loadState = useStore(events.loadState);
  const subscribe = useCallback((listener: () => void) => events.subscribeEvent(id ?? 0, listener), [events, id]);
  const read = (): FullEvent | undefined => (id === null ? undefined : events.event(id));
  const event = useSyncExternalStore(subscribe, read, read);
  useEffect(() => {
    if (id === null) return undefined;
    events.show(id);
    return events.leave;
  }, [events, id]);
  return { event, loadState, retryNow: events.retryNow };
};
