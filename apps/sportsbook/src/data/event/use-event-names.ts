import { useMemo } from "react";
import type { EventNames, FullEvent } from "./full-event.ts";

type Names<Event> = Event extends FullEvent ? EventNames : Event;

/** The same object until one of the names changes: what is drawn by names alone is not drawn again with every goal. */
export const useEventNames = <Event extends FullEvent | undefined>(event: Event): Names<Event> => {
  const { id, name, competitors, reversed } = event ?? {};
  return useMemo(
    () => (id === undefined ? undefined : { id, name, competitors, reversed }) as Names<Event>,
    [id, name, competitors, reversed],
  );
};
