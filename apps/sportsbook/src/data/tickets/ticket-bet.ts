import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import type { Bet, CalculationResult } from "@touchline/protocol";
import { createStore } from "zustand/vanilla";
import type { Env } from "../../env/env.ts";
import type { betQuery } from "../queries.ts";
import type { ReadonlyStore } from "../store.ts";
import type { FollowedEvents } from "./followed-events.ts";
import { followedEventsOf, undecidedEventsOf, withAvailability, withLiveEvents } from "./live-selections.ts";
import { loadedOf } from "./loaded.ts";
import type { Loaded } from "./tickets-model.ts";
import type { WatchedBets } from "./watched-bets.ts";

export interface TicketBetOptions extends Pick<Env, "now"> {
  readonly client: QueryClient;
  readonly query: ReturnType<typeof betQuery>;
  readonly betId: string;
  /** Where a list has brought it already. */
  readonly first: Bet | null;
  readonly events: FollowedEvents;
  /** Null where nothing is to be known of cash-out. */
  readonly watched: WatchedBets | null;
}

/** How many parts of the bet were cashed out before. */
const partsOf = (betProfileId: string): number => Number(betProfileId.slice(betProfileId.indexOf(".") + 1));

/** Whether a selection has another result than is known here. It may be decided while its match goes on, and be opened again. */
const haveChanged = ({ selections }: Bet, results: CalculationResult["results"]): boolean =>
  results !== undefined &&
  selections.some(({ resolutionStatuses }, index) => {
    const known = resolutionStatuses.find(({ state }) => state === "SETTLE")?.status ?? "OPEN";
    return known !== results[index];
  });

/** One bet: loaded, its matches as they stand, and its value as it moves. */
export const createTicketBet = (options: TicketBetOptions) => {
  const { client, query, betId, first, events, watched, now } = options;
  const { queryKey } = query;
  let since = now();
  let valueAt = 0;
  let leaveWatch: (() => void) | null = null;
  let isClosed = false;

  if (first) client.setQueryData(queryKey, first);
  const observer = new QueryObserver(client, query);
  const held = (): Loaded<Bet> => loadedOf(observer.getCurrentResult(), since);
  const shown = createStore<Loaded<Bet>>(held);

  const watch = (isWanted: boolean): void => {
    if (isWanted) leaveWatch ??= watched?.join(betId) ?? null;
    else {
      leaveWatch?.();
      leaveWatch = null;
    }
  };

  const show = (): void => {
    if (isClosed) return;
    const state = held();
    if (state.status !== "loaded") {
      shown.setState(state, true);
      return;
    }
    const bet = withAvailability(state.value, events.isAvailable);
    follow({ followed: followedEventsOf(bet), undecided: undecidedEventsOf(bet) });
    watch(bet.phase === "PLACED");
    const value = withLiveEvents(bet, events.event);
    const before = shown.getState();
    if (before.status !== "loaded" || before.value !== value) shown.setState({ status: "loaded", value }, true);
  };

  const follow = events.join(show);
  const stop = observer.subscribe(show);
  show();

  /** What is written is shown in the same turn: a tap that follows is meant for it. */
  const write = (bet: Bet): void => {
    client.setQueryData(queryKey, bet);
    show();
  };

  const reload = (): void => {
    const isLoaded = client.getQueryData(queryKey) !== undefined;
    if (!isLoaded) since = now();
    // An answer on its way may be older than the reason to ask again.
    void (isLoaded ? client.invalidateQueries({ queryKey }) : client.resetQueries({ queryKey }));
    show();
  };

  /** Of more parts than are known here: the rest of the bet is another, too. */
  const takeValue = ({ betProfileId, cashout, results }: Omit<CalculationResult, "betId" | "at">): void => {
    const bet = client.getQueryData(queryKey);
    if (!bet || partsOf(betProfileId) < partsOf(bet.betProfileId)) return;
    if (betProfileId === bet.betProfileId) write({ ...bet, cashout });
    if (betProfileId !== bet.betProfileId || haveChanged(bet, results)) reload();
  };

  return {
    bet: shown as ReadonlyStore<Loaded<Bet>>,
    value: (): Bet | null => {
      const state = shown.getState();
      return state.status === "loaded" ? state.value : null;
    },
    reload,
    update: (change: (bet: Bet) => Bet): void => {
      const bet = client.getQueryData(queryKey);
      if (bet) write(change(bet));
    },
    /** A list has brought it anew. */
    replace: write,
    takeValue,
    hearValue: (result: CalculationResult): void => {
      if (result.at < valueAt) return;
      valueAt = result.at;
      takeValue(result);
    },
    close: (): void => {
      isClosed = true;
      stop();
      follow({ followed: [], undecided: [] });
      watch(false);
    },
  };
};
