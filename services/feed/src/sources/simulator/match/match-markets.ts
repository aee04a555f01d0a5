import type { MarketDefinition, SourceMarket } from "../../../source.ts";
import { metaMarketIdOf, metaOutcomeId } from "../market/meta.ts";
import { type OfferedMarket, offerMarkets } from "../market/offer-markets.ts";
import type { Outlook } from "../market/outlook.ts";
import type { SportEngine } from "../play/engine.ts";
import { gridKeysOf } from "../sports/grids.ts";
import type { Fixture } from "../world/fixture.ts";

/** Share of the lines beside the main one, by tier of the tournament. */
const DEPTH = { 1: 1, 2: 0.75, 3: 0.5 } as const;

/** Number of lines per market in lists with several lines. */
const LINES = 4;

interface Situation {
  readonly live: boolean;
  readonly tense: boolean;
}

/** The markets of one match. Returns the same definition object each time a market is offered. */
export const createMatchMarkets = (engine: SportEngine, { players, tournament }: Fixture) => {
  const definitions = new Map<string, MarketDefinition>();
  const gridKeys = gridKeysOf(tournament.sport);

  const define = ({ template, specifiers, prices }: OfferedMarket, metaMarketId: number): MarketDefinition => ({
    metaMarketId,
    specifiers,
    outcomes: prices.map((_, outcome) => metaOutcomeId(metaMarketId, outcome)),
    ...(template.players && { names: players }),
  });

  const definitionOf = (market: OfferedMarket): MarketDefinition => {
    const metaMarketId = metaMarketIdOf(market.template);
    const key = `${metaMarketId}:${Object.values(market.specifiers).join(":")}`;
    let definition = definitions.get(key);
    if (!definition) definitions.set(key, (definition = define(market, metaMarketId)));
    return definition;
  };

  const isLined = ({ template, place }: OfferedMarket): boolean => place < LINES && gridKeys.has(template.key);

  return (outlook: Outlook, situation: Situation): readonly SourceMarket[] => {
    const offered = offerMarkets(engine.markets, outlook, {
      ...situation,
      depth: DEPTH[tournament.tier],
      players: tournament.tier < 3 ? players.length : 0,
    });
    const markets = offered.map((market) => {
      const main = market.place === 0;
      const listed = main && engine.listMarkets.includes(market.template.key);
      return {
        definition: definitionOf(market),
        main,
        listed,
        lined: listed || isLined(market),
        prices: market.prices,
      };
    });
    // Listed markets first: they get neighbouring slots, which keeps list snapshots small.
    return [
      ...markets.filter(({ listed }) => listed),
      ...markets.filter(({ listed, lined }) => lined && !listed),
      ...markets.filter(({ lined }) => !lined),
    ];
  };
};
