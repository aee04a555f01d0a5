import { type Availability, type Betslip, type OfferNow, oddsOf, selectionsOf } from "@touchline/betting";
import type { Env } from "../../../env/env.ts";
import type { OfferStore } from "../../offer/offer-store.ts";
import { outcomesOf, slotOf } from "./slots.ts";

/** The events that are held whole, where lists do not hold what the slip needs. */
export interface FullEvents {
  readonly hold: (ids: ReadonlySet<number>) => void;
  readonly isHeld: (id: number) => boolean;
  /** The server has said that it is offered no more. */
  readonly isGone: (id: number) => boolean;
}

interface SlipWatchOptions extends Pick<Env, "onNextFrame"> {
  readonly store: Pick<OfferStore, "event" | "versionOf" | "cellOf" | "shownPrice" | "bindCell" | "subscribeEvent">;
  readonly whole: FullEvents;
  /** False while the connection keeps prices shut: those say nothing of the offer then. */
  readonly isCurrent: () => boolean;
  /** Something of the outcomes has moved. */
  readonly onMoved: () => void;
  /** Of these the offer is to be kept whatever is on the screen. */
  readonly onEvents: (ids: ReadonlySet<number>) => void;
}

/** The node lets one connection watch so many events whole; the page may show one of them. */
export const MOST_FULL_EVENTS = 38;

interface Bound {
  readonly cell: number;
  readonly leave: () => void;
}

interface Outcome {
  readonly eventId: number;
  readonly slot: number;
}

const availabilityOf = (price: number): Availability => {
  if (price > 0) return "open";
  return price < 0 ? "suspended" : "gone";
};

/** Follows the offer of every outcome on the slips, on the screen or not. */
export const createSlipWatch = (options: SlipWatchOptions) => {
  const { store, whole, onNextFrame, isCurrent, onMoved, onEvents } = options;
  let outcomes: ReadonlyMap<string, Outcome> = new Map();
  const bound = new Map<string, Bound>();
  let events: ReadonlyMap<number, () => void> = new Map();
  let isDue = false;

  /** What the offer says of an outcome; null while it does not know it. */
  const lookUp = (outcomeId: string, { eventId, slot }: Outcome): OfferNow | null => {
    const eventVersion = store.versionOf(eventId);
    const event = store.event(eventId);
    const cell = store.cellOf(eventId, slot);
    const gone: OfferNow = { outcomeId, odds: 0, availability: "gone", eventVersion };
    if (event?.ended) return gone;
    if (event && cell !== undefined) {
      const price = store.shownPrice(cell);
      return { outcomeId, odds: Math.abs(price), availability: availabilityOf(price), eventVersion };
    }
    return whole.isHeld(eventId) || whole.isGone(eventId) ? gone : null;
  };

  const unbind = (outcomeId: string): void => {
    bound.get(outcomeId)?.leave();
    bound.delete(outcomeId);
  };

  /** A market that came anew has other cells. */
  const bind = (): void => {
    for (const id of bound.keys()) if (!outcomes.has(id)) unbind(id);
    for (const [id, { eventId, slot }] of outcomes) {
      const cell = store.cellOf(eventId, slot);
      if (bound.get(id)?.cell === cell) continue;
      unbind(id);
      if (cell !== undefined) bound.set(id, { cell, leave: store.bindCell(cell, { paint: soon }) });
    }
  };

  /** What no list holds, or holds without the market, is loaded and watched whole. */
  const holdMissing = (): void => {
    const missing = [...outcomes.values()].filter(
      ({ eventId, slot }) => whole.isHeld(eventId) || store.cellOf(eventId, slot) === undefined,
    );
    whole.hold(new Set([...new Set(missing.map(({ eventId }) => eventId))].slice(0, MOST_FULL_EVENTS)));
  };

  const check = (): void => {
    isDue = false;
    bind();
    holdMissing();
    if (isCurrent()) onMoved();
  };

  const soon = (): void => {
    if (isDue) return;
    isDue = true;
    onNextFrame(check);
  };

  const followEvents = (ids: ReadonlySet<number>): void => {
    for (const [id, leave] of events) if (!ids.has(id)) leave();
    events = new Map([...ids].map((id) => [id, events.get(id) ?? store.subscribeEvent(id, soon)]));
  };

  return {
    /** Other slips than before. */
    follow: (slips: readonly Betslip[]): void => {
      const selections = slips.flatMap(selectionsOf);
      const next = new Map(
        selections.flatMap((selection) =>
          outcomesOf(selection).map((id) => [id, { eventId: selection.eventId, slot: slotOf(id) }] as const),
        ),
      );
      if (next.size === outcomes.size && [...next.keys()].every((id) => outcomes.has(id))) return;
      outcomes = next;
      const ids = new Set(selections.map(({ eventId }) => eventId));
      onEvents(ids);
      followEvents(ids);
      bind();
      holdMissing();
      soon();
    },

    soon,

    now: (outcomeId: string): OfferNow | null => {
      const outcome = outcomes.get(outcomeId);
      return outcome ? lookUp(outcomeId, outcome) : null;
    },

    /** What the offer says of all of them, as far as it knows them. */
    offers: (): OfferNow[] => [...outcomes].flatMap(([id, outcome]) => lookUp(id, outcome) ?? []),
  };
};

export type SlipWatch = ReturnType<typeof createSlipWatch>;

/** Of the offers, those that say something else than the slips do. */
export const newsFor = (slips: readonly Betslip[], offers: readonly OfferNow[]): OfferNow[] => {
  const isNews = (now: OfferNow): boolean =>
    slips.some((slip) => {
      const selection = slip.selectionsData[now.outcomeId];
      if (!selection) {
        const builder = selectionsOf(slip).find((held) => outcomesOf(held).includes(now.outcomeId));
        return builder !== undefined && now.availability !== "open" && oddsOf(slip, builder) !== null;
      }
      if (selection.availability !== now.availability) return true;
      return now.availability === "open" && oddsOf(slip, selection) !== now.odds;
    });
  return offers.filter(isNews);
};
