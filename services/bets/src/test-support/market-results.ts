import type { EventResult, MarketResult, OfferEvent, Period, Resolution } from "@touchline/protocol";
import { market } from "@touchline/protocol/testing";
import { prematchEvent, UNRULED_MARKET } from "./sample-offer.ts";

/** The half and the match are markets of their own; the second begins at this slot. */
export const SECOND_SLOT = 3;
const HALF = { half: "1" };

/** An event with two markets that are settled as the source says. */
export const twoMarkets = (id: number, more: Partial<OfferEvent> = {}): OfferEvent =>
  prematchEvent(id, {
    markets: [
      market(0, [200, 350, 400], { metaMarketId: UNRULED_MARKET, specifiers: HALF }),
      market(SECOND_SLOT, [200, 350, 400], { metaMarketId: UNRULED_MARKET }),
    ],
    ...more,
  });

export interface Said {
  readonly version: number;
  /** Of the first outcome; the others are the opposite. Null: open. */
  readonly first: Resolution | null;
  readonly cancelled?: readonly Period[];
}

const OPPOSITE: Readonly<Partial<Record<Resolution, Resolution>>> = { WON: "LOST", LOST: "WON" };

const marketOf = ({ slot, metaMarketId, specifiers, outcomes }: OfferEvent["markets"][number], said: Said) => ({
  ...{ slot, metaMarketId, specifiers, outcomes, version: said.version },
  resolutions: outcomes.map((_, index) =>
    index === 0 ? said.first : said.first && (OPPOSITE[said.first] ?? said.first),
  ),
  ...(said.cancelled && { cancelled: [...said.cancelled] }),
});

/** Everything that is decided about the event, by market; undefined for a market that is not. */
export const partialResult = (
  { id, markets }: OfferEvent,
  version: number,
  said: readonly (Said | undefined)[],
  more: Partial<EventResult> = {},
): EventResult => ({
  ...{ eventId: id, version, at: Date.now(), playStatus: "RUNNING", facts: null, final: false },
  markets: markets.flatMap((each, index): MarketResult[] => {
    const one = said[index];
    return one ? [marketOf(each, one)] : [];
  }),
  ...more,
});
