import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import type { OfferApi } from "../../net/offer-api.ts";
import { availableEventsQuery } from "../queries.ts";

export interface AvailableEventsOptions {
  readonly client: QueryClient;
  readonly ask: OfferApi["availableEvents"];
  readonly onChange: () => void;
}

/** Knows which events of the shown tickets are still offered, and asks again while there are any. */
export const createAvailableEvents = ({ client, ask, onChange }: AvailableEventsOptions) => {
  const known = new Map<number, boolean>();
  let asked = "";
  let stop = (): void => undefined;

  const take = (ids: readonly number[], offered: readonly number[]): void => {
    const before = [...known].join();
    for (const id of ids) known.set(id, offered.includes(id));
    if ([...known].join() !== before) onChange();
  };

  return {
    /** Null until it was answered: what the bet said when it was loaded stands. */
    isAvailable: (id: number): boolean | null => known.get(id) ?? null,

    want: (wanted: ReadonlySet<number>): void => {
      const ids = [...wanted].toSorted((one, other) => one - other);
      if (ids.join() === asked) return;
      asked = ids.join();
      stop();
      stop = () => undefined;
      for (const id of known.keys()) if (!wanted.has(id)) known.delete(id);
      if (ids.length === 0) return;
      const observer = new QueryObserver(client, availableEventsQuery(ask, ids));
      stop = observer.subscribe(({ data }) => data && take(ids, data));
    },
  };
};
