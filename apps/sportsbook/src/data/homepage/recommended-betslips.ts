import type { RecommendedBetslips } from "@touchline/protocol";
import { createStore } from "zustand/vanilla";
import type { Env } from "../../env/env.ts";
import type { OfferApi } from "../../net/offer-api.ts";
import type { ListSubscription, ListSubscriptions } from "../live-offer/list-subscriptions.ts";
import type { BoardSource } from "../offer/board.ts";
import { boardOfList, eventIdsOf, type LoadedBoard } from "../offer/board.ts";
import type { RecommendationsPort } from "../recommendations/recommendations.ts";
import type { ReadonlyStore } from "../store.ts";

export type RecommendedBetslip = RecommendedBetslips["betslips"][number];
export type RecommendedPick = RecommendedBetslip["picks"][number];

interface RecommendedOptions extends Pick<Env, "now"> {
  readonly api: Pick<OfferApi, "list">;
  readonly recommendations: RecommendationsPort;
  readonly subscriptions: Pick<ListSubscriptions, "create">;
  readonly game: "sports" | "live";
}

export interface LiveBetslips extends Pick<ListSubscription, "loadState"> {
  readonly betslips: ReadonlyStore<readonly RecommendedBetslip[]>;
  readonly open: () => void;
  readonly close: () => void;
}

/** So long the same betslips stay, in milliseconds: what one reads is not exchanged under one's eyes. */
const HOLD = 300_000;

/** Betslips to take over, and their events with live prices. Once an event of theirs is gone they are replaced at once. */
export const createRecommendedBetslips = ({
  api,
  recommendations,
  subscriptions,
  now,
  game,
}: RecommendedOptions): LiveBetslips => {
  const betslips = createStore<readonly RecommendedBetslip[]>(() => []);
  let loaded: readonly RecommendedBetslip[] = [];
  let heldUntil = Number.NEGATIVE_INFINITY;
  const subscription = subscriptions.create(() => false);

  const loadSame = async (signal: AbortSignal): Promise<LoadedBoard | null> => {
    const events = loaded.flatMap(({ picks }) => picks.map(({ eventId }) => eventId));
    if (events.length === 0 || now() >= heldUntil) return null;
    const same = boardOfList(await api.list({ game: "sports", events }, signal));
    const offered = eventIdsOf(same.board);
    return events.every((id) => offered.has(id)) ? same : null;
  };

  const source: BoardSource = {
    key: `recommended/${game}`,
    load: async (signal) => {
      const same = await loadSame(signal);
      if (same) return same;
      const answer = await recommendations.betslips(game, signal);
      loaded = answer.betslips;
      heldUntil = now() + HOLD;
      return boardOfList(answer.events);
    },
  };

  // The board comes when the store has its events: only then can a betslip be named and priced.
  subscription.board.subscribe(() => {
    subscription.setVisible([...eventIdsOf(subscription.board.getState())]);
    betslips.setState(loaded, true);
  });

  return {
    betslips: betslips as ReadonlyStore<readonly RecommendedBetslip[]>,
    loadState: subscription.loadState,
    open: () => subscription.show(source),
    close: subscription.close,
  };
};

/** The betslips recommended to everybody. Those of a list may be opened before they are drawn; when they are closed, others take their place. */
export const createRecommended = (options: Omit<RecommendedOptions, "game">) => {
  const made = new Map<RecommendedOptions["game"], LiveBetslips>();
  return {
    of: (game: RecommendedOptions["game"]): LiveBetslips => {
      const known = made.get(game);
      if (known) return known;
      const betslips = createRecommendedBetslips({ ...options, game });
      const close = (): void => {
        made.delete(game);
        betslips.close();
      };
      const closing = { ...betslips, close };
      made.set(game, closing);
      return closing;
    },
  };
};

export type Recommended = ReturnType<typeof createRecommended>;
