import type { Bet, CalculationResult } from "@touchline/protocol";
import { createStore } from "zustand/vanilla";
import type { ReadonlyStore } from "../readonly-store.ts";
import type { FollowedEvents } from "./followed-events.ts";
import { followedEventsOf, withLiveEvents } from "./live-selections.ts";
import { beginLoading, createLoading } from "./loading.ts";
import type { Loaded } from "./tickets-model.ts";
import type { WatchedBets } from "./watched-bets.ts";

export interface TicketBetOptions {
  readonly betId: string;
  /** Where a list has brought it already. */
  readonly first: Bet | null;
  readonly load: (betId: string, signal: AbortSignal) => Promise<Bet>;
  readonly events: FollowedEvents;
  /** Null where nothing is to be known of cash-out. */
  readonly watched: WatchedBets | null;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** How many parts of the bet were cashed out before. */
const partsOf = (betProfileId: string): number => Number(betProfileId.slice(betProfileId.indexOf(".") + 1));

/** One bet: loaded, its matches as they stand, and its value as it moves. */
export const createTicketBet = (options: TicketBetOptions) => {
  const { betId, first, load, events, watched, now, onError } = options;
  /** As the server gave it. */
  const held = first ? createStore<Loaded<Bet>>(() => ({ status: "loaded", value: first })) : beginLoading<Bet>(now());
  const shown = createStore<Loaded<Bet>>(() => held.getState());
  let valueAt = 0;
  let leaveWatch: (() => void) | null = null;
  let isClosed = false;

  const loading = createLoading<Bet>({
    state: held,
    load: (signal) => load(betId, signal),
    now,
    onError: (error) => onError(new Error(`bet ${betId} could not be loaded`, { cause: error })),
  });

  const watch = (isWanted: boolean): void => {
    if (isWanted) leaveWatch ??= watched?.join(betId) ?? null;
    else {
      leaveWatch?.();
      leaveWatch = null;
    }
  };

  const show = (): void => {
    const state = held.getState();
    if (isClosed) return;
    if (state.status !== "loaded") {
      shown.setState(state, true);
      return;
    }
    follow(followedEventsOf(state.value));
    watch(state.value.phase === "PLACED");
    shown.setState({ status: "loaded", value: withLiveEvents(state.value, events.event) }, true);
  };

  const follow = events.join(show);
  held.subscribe(show);
  show();
  if (!first) void loading.start();

  /** Of more parts than are known here: the rest of the bet is another, too. */
  const takeValue = ({ betProfileId, cashout }: Pick<CalculationResult, "betProfileId" | "cashout">): void => {
    const bet = loading.value();
    if (!bet || partsOf(betProfileId) < partsOf(bet.betProfileId)) return;
    if (betProfileId === bet.betProfileId) loading.update((before) => ({ ...before, cashout }));
    else void loading.start();
  };

  return {
    bet: shown as ReadonlyStore<Loaded<Bet>>,
    value: (): Bet | null => {
      const state = shown.getState();
      return state.status === "loaded" ? state.value : null;
    },
    reload: (): void => void loading.start(),
    update: loading.update,
    /** A list has brought it anew. */
    replace: (bet: Bet): void => held.setState({ status: "loaded", value: bet }, true),
    takeValue,
    hearValue: (result: CalculationResult): void => {
      if (result.at < valueAt) return;
      valueAt = result.at;
      takeValue(result);
    },
    close: (): void => {
      isClosed = true;
      loading.stop();
      follow([]);
      watch(false);
    },
  };
};
