import type { QueryClient } from "@tanstack/react-query";
import type { BuilderAnswer } from "@touchline/protocol";
import { createStore } from "zustand/vanilla";
import type { Env } from "../../env/env.ts";
import type { OfferApi } from "../../net/offer-api.ts";
import { builderPriceQuery } from "../queries.ts";
import { request } from "../request.ts";
import type { ReadonlyStore } from "../store.ts";

export type BuilderRefusal = Extract<BuilderAnswer, { readonly error: string }>["error"];

/** The price of all picks together. */
export type BuilderPrice =
  /** One pick has the price of its plate. */
  | { readonly status: "none" }
  | { readonly status: "asking" }
  | { readonly status: "priced"; readonly price: number; readonly move: -1 | 0 | 1 }
  | { readonly status: "refused"; readonly reason: BuilderRefusal }
  | { readonly status: "failed" };

interface AskedPicks {
  readonly eventId: number;
  readonly slots: readonly number[];
  /** Whether each of them can be bet on now, as far as is known here. */
  readonly isOpen: () => boolean;
}

interface BuilderPriceOptions extends Pick<Env, "after"> {
  readonly client: QueryClient;
  readonly ask: OfferApi["betBuilder"];
}

/** Picks of a live match move all the time: their joint price is asked for at most this often. */
const ASK_INTERVAL = 1000;
const MOVE_HOLD = 3000;
const FEWEST_PICKS = 2;

const LOCKED: BuilderPrice = { status: "refused", reason: "UNAVAILABLE" };

const nothing = (): void => undefined;

/** Keeps the joint price of the picks as new as their own prices. */
export const createBuilderPrice = ({ client, ask, after }: BuilderPriceOptions) => {
  const state = createStore<BuilderPrice>(() => ({ status: "none" }));
  let asked: AskedPicks | null = null;
  let cancelRequest = nothing;
  let cancelNext: (() => void) | null = null;
  let cancelHold = nothing;

  const stop = (): void => {
    cancelRequest();
    cancelNext?.();
    cancelNext = null;
    cancelHold();
  };

  const askLater = (delay: number): void => {
    cancelNext ??= after(delay, () => {
      cancelNext = null;
      start();
    });
  };

  /** No price: an arrow that is still shown goes with it. */
  const lose = (next: BuilderPrice): void => {
    cancelRequest();
    cancelHold();
    state.setState(next, true);
  };

  const takePrice = (price: number): void => {
    const before = state.getState();
    const move = before.status === "priced" ? (Math.sign(price - before.price) as -1 | 0 | 1) : 0;
    if (before.status === "priced" && move === 0) return;
    cancelHold();
    state.setState({ status: "priced", price, move }, true);
    if (move !== 0) cancelHold = after(MOVE_HOLD, () => state.setState({ status: "priced", price, move: 0 }, true));
  };

  const start = (): void => {
    if (!asked) return;
    cancelRequest();
    if (!asked.isOpen()) {
      lose(LOCKED);
      return;
    }
    const fail = (): void => {
      cancelHold();
      state.setState({ status: "failed" }, true);
    };
    cancelRequest = request(client, builderPriceQuery(ask, asked.eventId, asked.slots), {
      onAnswer: (answer) => {
        if ("error" in answer) lose({ status: "refused", reason: answer.error });
        else takePrice(answer.price);
      },
      onRetry: fail,
      onRefused: fail,
    });
  };

  const askNow = (): void => {
    stop();
    state.setState({ status: "asking" }, true);
    start();
  };

  return {
    state: state as ReadonlyStore<BuilderPrice>,

    /** Other picks than before. */
    want: (picks: AskedPicks): void => {
      asked = picks.slots.length < FEWEST_PICKS ? null : picks;
      if (asked) {
        askNow();
        return;
      }
      stop();
      state.setState({ status: "none" }, true);
    },

    /** The price of a pick has moved, or it was locked or opened. */
    moved: (): void => {
      if (asked && !asked.isOpen()) lose(LOCKED);
      if (asked) askLater(ASK_INTERVAL);
    },

    retryNow: (): void => {
      if (asked) askNow();
    },

    stop: (): void => {
      asked = null;
      stop();
    },
  };
};
