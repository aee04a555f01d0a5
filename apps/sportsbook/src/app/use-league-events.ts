import type { ListEvent } from "@touchline/protocol";
import { useEffect, useState } from "react";
import { useServices } from "./services.ts";

const NONE: readonly ListEvent[] = [];

/** The events of a league as they were when one of them was opened; none until they are known. */
export const useLeagueEvents = (tournament: number | undefined): readonly ListEvent[] => {
  const { offer } = useServices();
  const [events, setEvents] = useState(NONE);
  useEffect(() => {
    setEvents(NONE);
    if (tournament === undefined) return undefined;
    const leaving = new AbortController();
    offer.listEvents({ game: "sports", tournament }, leaving.signal).then(
      (list) => setEvents(list.events),
      (error: unknown) => {
        if (!leaving.signal.aborted) console.error(error);
      },
    );
    return () => leaving.abort();
  }, [offer, tournament]);
  return events;
};
