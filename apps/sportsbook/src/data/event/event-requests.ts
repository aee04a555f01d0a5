import type { QueryClient } from "@tanstack/react-query";
import type { EventDetail } from "@touchline/protocol";
import { createStore } from "zustand/vanilla";
import type { OfferApi } from "../../net/offer-api.ts";
import { eventQuery } from "../queries.ts";
import { request } from "../request.ts";
import type { ReadonlyStore } from "../store.ts";

export type EventLoadState =
  | { readonly status: "loading" | "ready" | "gone" }
  | { readonly status: "failed"; readonly retryAt: number };

interface EventRequestsOptions {
  readonly client: QueryClient;
  readonly api: Pick<OfferApi, "event">;
  /** Whether the event is there already. */
  readonly isHeld: (id: number) => boolean;
  readonly onDetail: (detail: EventDetail) => void;
  /** It is offered no more. */
  readonly onGone: (id: number) => void;
}

/** Loads the event on the screen, and those that nobody looks at because an outcome or a ticket of theirs is held. */
export const createEventRequests = ({ client, api, isHeld, onDetail, onGone }: EventRequestsOptions) => {
  /** Of the event on the screen. */
  const state = createStore<EventLoadState>(() => ({ status: "loading" }));
  const running = new Map<number, () => void>();
  const gone = new Set<number>();
  let wanted: ReadonlySet<number> = new Set();
  let shown: number | null = null;

  const showState = (id: number, next: EventLoadState): void => {
    if (id === shown) state.setState(next, true);
  };

  const stop = (id: number): void => {
    running.get(id)?.();
    running.delete(id);
  };

  const start = (id: number): void => {
    if (running.has(id)) return;
    const cancel = request(client, eventQuery(api, id), {
      onAnswer: (detail) => {
        running.delete(id);
        gone.delete(id);
        onDetail(detail);
        showState(id, { status: "ready" });
      },
      onRetry: (retryAt) => showState(id, { status: "failed", retryAt }),
      onRefused: () => {
        running.delete(id);
        gone.add(id);
        showState(id, { status: "gone" });
        onGone(id);
      },
    });
    running.set(id, cancel);
  };

  const stopUnwanted = (): void => {
    for (const id of [...running.keys()]) if (id !== shown && !wanted.has(id)) stop(id);
  };

  return {
    state: state as ReadonlyStore<EventLoadState>,
    isGone: (id: number): boolean => gone.has(id),

    want: (ids: ReadonlySet<number>): void => {
      wanted = ids;
      stopUnwanted();
      for (const id of wanted) if (!isHeld(id) && !gone.has(id)) start(id);
    },

    show: (id: number): void => {
      shown = id;
      stopUnwanted();
      showState(id, { status: isHeld(id) ? "ready" : "loading" });
      if (!isHeld(id)) start(id);
    },

    leave: (): void => {
      shown = null;
      stopUnwanted();
    },

    retryNow: (): void => {
      if (shown === null) return;
      stop(shown);
      showState(shown, { status: "loading" });
      start(shown);
    },
  };
};
