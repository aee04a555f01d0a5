import { combineOdds } from "@touchline/betting";
import { outcomeId } from "@touchline/protocol";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { PickedOutcome } from "../../data/betslip/betslip-model.ts";
import { useBetslips, usePicked } from "../../data/betslip/betslips-context.ts";
import type { LiveBetslips, RecommendedBetslip, RecommendedPick } from "../../data/homepage/recommended-betslips.ts";
import { fillListName } from "../../data/offer/fill-name.ts";
import { useOfferStore, useOfferTables } from "../../data/offer/offer-context.ts";
import type { OfferTables } from "../../data/offer/offer-model.ts";
import type { OfferStore } from "../../data/offer/offer-store.ts";
import { usePresentation } from "../../data/preferences/preferences-context.ts";
import { useStore } from "../../data/use-store.ts";
import { eventName } from "../../i18n/event-words.ts";
import { priceWords } from "../../i18n/price-words.ts";

interface ShownBetslips {
  readonly betslips: readonly RecommendedBetslip[];
  readonly isLoading: boolean;
}

/** The recommended slips, kept up to date while they are on the page. */
export const useRecommended = (create: () => LiveBetslips): ShownBetslips => {
  const [live] = useState(create);
  useEffect(() => {
    live.open();
    return live.close;
  }, [live]);
  const betslips = useStore(live.betslips);
  return { betslips, isLoading: useStore(live.loadState).status === "loading" };
};

interface Naming extends Pick<OfferTables, "metaMarkets"> {
  readonly event: OfferStore["event"];
}

interface NamedPick {
  readonly selection: PickedOutcome;
  /** The outcome's name; a plain yes or no is preceded by its market. */
  readonly title: string;
  /** True if the outcome names a competitor, so that the event is clear. */
  readonly namesSide: boolean;
}

/** A pick with its names, or null once it is no longer offered. */
const nameOf = ({ event: eventOf, metaMarkets }: Naming, { eventId, slot }: RecommendedPick): NamedPick | null => {
  const event = eventOf(eventId);
  const market = event?.markets.find((each) => slot >= each.slot && slot < each.slot + each.size);
  const kind = metaMarkets.get(market?.metaMarketId ?? 0);
  if (!event || !market || !kind) return null;
  const [home = "", away = ""] = event.competitors.map(({ name }) => name);
  const parts = { home, away, line: market.line };
  const template = kind.outcomes[slot - market.slot]?.name ?? "";
  const outcomeName = fillListName(template, parts);
  const marketName = fillListName(kind.name, parts);
  return {
    selection: {
      eventId,
      slot,
      marketSlot: market.slot,
      metaMarketId: kind.id,
      metaOutcomeId: kind.outcomes[slot - market.slot]?.id ?? 0,
      outcomeName,
      marketName,
      eventName: eventName(event),
      outcomes: market.size,
    },
    title: template.includes("{") ? outcomeName : `${marketName}: ${outcomeName}`,
    namesSide: /\{(home|away)\}/.test(template),
  };
};

const stopAll = (stops: readonly (() => void)[]) => (): void => {
  for (const stop of stops) stop();
};

/** The currently shown prices, updated whenever one is painted; zero where there is none. */
const usePrices = (picks: readonly RecommendedPick[]): readonly number[] => {
  const store = useOfferStore();
  const cellsOf = useCallback(
    () => picks.map(({ eventId, slot }) => store.cellOf(eventId, slot) ?? "").join(),
    [store, picks],
  );
  const followEvents = useCallback(
    (listener: () => void) => {
      const stops = picks.map(({ eventId }) => store.subscribeEvent(eventId, listener));
      return stopAll(stops);
    },
    [store, picks],
  );
  const cells = useSyncExternalStore(followEvents, cellsOf, cellsOf);
  const followPrices = useCallback(
    (listener: () => void) => {
      const known = cells.split(",").filter((cell) => cell !== "");
      const stops = known.map((cell) => store.bindCell(Number(cell), { paint: listener }));
      return stopAll(stops);
    },
    [store, cells],
  );
  const pricesOf = (): string =>
    cells
      .split(",")
      .map((cell) => (cell === "" ? 0 : store.shownPrice(Number(cell))))
      .join();
  return useSyncExternalStore(followPrices, pricesOf, pricesOf).split(",").map(Number);
};

/** The product of the prices, rounded down to hundredths. */
const totalOf = (prices: readonly number[]): number => {
  const { product, scale } = combineOdds(prices);
  return Number((product * 100n) / scale);
};

export interface ShownPick extends NamedPick {
  /** Null while it cannot be placed. */
  readonly odds: string | null;
}

export interface ShownBetslip {
  readonly picks: readonly ShownPick[];
  /** Null while one of its picks cannot be bet on. */
  readonly total: string | null;
  readonly isAdded: boolean;
  readonly add: () => void;
}

/** A betslip with the prices of the moment, and how to take it over. */
export const useShownBetslip = ({ picks }: RecommendedBetslip): ShownBetslip => {
  const { event } = useOfferStore();
  const { metaMarkets } = useOfferTables();
  const { pickAll } = useBetslips();
  const picked = usePicked();
  const { oddsFormat } = usePresentation();
  const prices = usePrices(picks);
  const write = (price: number, outcomes: number): string => priceWords(oddsFormat, outcomes).format(price);

  const shown = picks.flatMap((pick, index): ShownPick[] => {
    const named = nameOf({ event, metaMarkets }, pick);
    const price = prices[index] ?? 0;
    return named ? [{ ...named, odds: price > 0 ? write(price, named.selection.outcomes) : null }] : [];
  });
  const isOpen = shown.length === picks.length && shown.every(({ odds }) => odds !== null);
  return {
    picks: shown,
    total: isOpen ? write(totalOf(prices), 1) : null,
    isAdded: picks.every(({ eventId, slot }) => picked.has(outcomeId(eventId, slot))),
    add: () => {
      if (isOpen) pickAll(shown.map(({ selection }) => selection));
    },
  };
};
