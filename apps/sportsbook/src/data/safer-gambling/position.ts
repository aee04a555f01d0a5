import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { parseAmount } from "@touchline/betting";
import type { PositionAnswer } from "@touchline/protocol";
import { createStore } from "zustand/vanilla";
import type { positionQuery } from "../queries.ts";
import type { ReadonlyStore } from "../readonly-store.ts";
import type { Position } from "./safer-gambling-model.ts";

interface PositionOptions {
  readonly client: QueryClient;
  readonly query: ReturnType<typeof positionQuery>;
  /** Returns how to call it off. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

/** Bets that end together are asked about once. */
const SOON = 500;

const nothing = (): void => undefined;

export const positionOf = ({ currency, ...texts }: PositionAnswer): Position | null => {
  const [staked, returned, net] = [texts.staked, texts.returned, texts.net].map((text) => parseAmount(text, currency));
  return staked == null || returned == null || net == null ? null : { currency, staked, returned, net };
};

/** What betting did to the punter's money since a time: asked for when it may have changed, and every minute from then on. */
export const createPosition = ({ client, query, after }: PositionOptions) => {
  const position = createStore<Position | null>(() => null);
  const observer = new QueryObserver(client, query);
  let stop: (() => void) | null = null;
  let cancelNext = nothing;

  const ask = (): void => {
    if (stop) void observer.refetch();
    else stop = observer.subscribe(({ data }) => data && position.setState(positionOf(data), true));
  };

  const rest = (): void => {
    cancelNext();
    stop?.();
    stop = null;
  };

  return {
    position: position as ReadonlyStore<Position | null>,
    refresh: (): void => {
      cancelNext();
      cancelNext = after(position.getState() === null ? 0 : SOON, ask);
    },
    /** Asks no more until it is refreshed. */
    rest,
  };
};
