import { isDeepStrictEqual } from "node:util";
import type { EventResult, MarketResult } from "@touchline/protocol";
import type { MarketVerdict, SourceResult } from "../source.ts";
import type { SavedSlots } from "./slot-book.ts";

type SlottedMarket = SavedSlots["markets"][number];
type Entry = MarketResult & { readonly version: number };

/** What the result says about the event itself. */
export interface Settling {
  readonly eventId: number;
  /** The lowest version that the result may have. */
  readonly version: number;
  readonly playStatus: EventResult["playStatus"];
}

const entryOf = (
  { slot, metaMarketId, specifiers, outcomes, names }: SlottedMarket,
  { results, certainty, cancelled = [] }: MarketVerdict,
): MarketResult => ({
  slot,
  metaMarketId,
  specifiers: { ...specifiers },
  outcomes: [...outcomes],
  ...(names && { names: [...names] }),
  resolutions: results.map((result) => result?.resolution ?? null),
  ...(results.some((result) => result?.deadHeat) && {
    deadHeats: results.map((result) => (result?.deadHeat ? { ...result.deadHeat } : null)),
  }),
  ...(certainty === "LIVE" && { certainty }),
  ...(cancelled.length > 0 && { cancelled: cancelled.map(({ from, to }) => ({ from, to })) }),
});

/** Nothing is settled and nothing cancelled. */
const isOpen = ({ resolutions, cancelled }: MarketResult): boolean =>
  !cancelled && resolutions.every((resolution) => resolution === null);

const isSame = ({ version: _version, ...before }: Entry, now: MarketResult): boolean => isDeepStrictEqual(before, now);

const entriesOf = ({ markets, version }: Pick<EventResult, "markets" | "version">): [number, Entry][] =>
  markets.map((market) => [market.slot, { ...market, version: market.version ?? version }]);

/** What was decided about each market of an event, beginning with its last published result. */
export const createSettlementBook = (published: EventResult | null = null) => {
  let last = published;
  let entries = new Map(published ? entriesOf(published) : []);
  /** By slot: a source that says the same again passes the same object. */
  const said = new Map<number, MarketVerdict>();

  /** Null where it says nothing that was not said before. */
  const settle = (
    markets: readonly SlottedMarket[],
    { at, facts, final, resolve }: SourceResult,
    { eventId, version: lowest, playStatus }: Settling,
  ): EventResult | null => {
    const version = Math.max(lowest, (last?.version ?? 0) + 1);
    const next = new Map(entries);
    let hasChanged = final !== (last?.final ?? last !== null) || (final && !isDeepStrictEqual(last?.facts, facts));
    for (const market of markets) {
      const verdict = resolve(market);
      if (!verdict || said.get(market.slot) === verdict) continue;
      said.set(market.slot, verdict);
      const before = entries.get(market.slot);
      const entry = entryOf(market, verdict);
      if (before ? isSame(before, entry) : isOpen(entry)) continue;
      next.set(market.slot, { ...entry, version });
      hasChanged = true;
    }
    if (!hasChanged) return null;
    entries = next;
    last = {
      ...{ eventId, version, at, playStatus, facts, final },
      markets: [...next.values()].toSorted((left, right) => left.slot - right.slot),
    };
    return last;
  };

  return {
    settle,
    /** As it was published last; null where nothing was. */
    last: (): EventResult | null => last,
  };
};

export type SettlementBook = ReturnType<typeof createSettlementBook>;
