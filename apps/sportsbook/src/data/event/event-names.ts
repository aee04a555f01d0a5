import type { QueryClient } from "@tanstack/react-query";
import type { EventDetail } from "@touchline/protocol";
import { useMemo } from "react";
import type { Env } from "../../env/env.ts";
import type { OfferApi } from "../../net/offer-api.ts";
import { eventQuery } from "../queries.ts";
import { retryDelay } from "../query-client.ts";
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

interface EventNamesOptions extends Pick<Env, "after"> {
  readonly client: QueryClient;
  readonly api: Pick<OfferApi, "event">;
  /** Events with a market that no snapshot has named yet. */
  readonly unnamed: () => readonly number[];
  readonly onDetail: (detail: EventDetail) => void;
}

/** After a goal half of the lines are new, and they come within a moment of each other. */
const GATHER_TIME = 250;

/** The push channel brings new markets without their names; those come with a snapshot. */
export const createEventNames = ({ client, api, after, unnamed, onDetail }: EventNamesOptions) => {
  let isDue = false;

  const load = async (id: number): Promise<void> => {
    // Whether it is asked again is decided below, by what is still unnamed: the event may have been left.
    onDetail(await client.fetchQuery({ ...eventQuery(api, id), retry: false }));
  };

  const run = async (round: number): Promise<void> => {
    await Promise.allSettled(unnamed().map(load));
    isDue = false;
    // The server may know less than the push node for a moment.
    if (unnamed().length > 0) schedule(retryDelay(round), round + 1);
  };

  const schedule = (delay: number, round: number): void => {
    isDue = true;
    after(delay, () => void run(round));
  };

  return {
    /** Something came by push. */
    check: (): void => {
      if (!isDue && unnamed().length > 0) schedule(GATHER_TIME, 0);
    },
  };
};
