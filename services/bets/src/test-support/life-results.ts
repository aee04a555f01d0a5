import type { EventResult, MarketResult, OfferEvent } from "@touchline/protocol";
import type { Life, SaidMarket } from "./life.ts";

type Changes = Readonly<Record<number, Pick<SaidMarket, "resolutions"> | Pick<SaidMarket, "cancelled">>>;

/** Publishes everything that the source has said about an event, after these changes of its markets. */
export const say = async (life: Life, index: number, changes: Changes, final: boolean): Promise<void> => {
  const { id, markets } = life.events[index] as OfferEvent;
  const version = (life.versions[index] as number) + 1;
  life.versions[index] = version;
  const said = life.said[index] as (SaidMarket | null)[];
  for (const [place, change] of Object.entries(changes)) {
    const before = said[Number(place)] ?? { resolutions: markets[Number(place)]?.outcomes.map(() => null) ?? [] };
    said[Number(place)] = { ...before, ...change, version };
  }
  const result: EventResult = {
    ...{ eventId: id, version, at: Date.now(), playStatus: final ? "ENDED" : "RUNNING", facts: null, final },
    markets: markets.flatMap(({ slot, metaMarketId, specifiers, outcomes }, place): MarketResult[] => {
      const own = said[place];
      return own ? [{ ...{ slot, metaMarketId, specifiers, outcomes }, ...own }] : [];
    }),
  };
  life.published.push(result);
  await life.scene.publishResult(result);
};
