import { ENGINES } from "../sports/engines.ts";
import { sportIdOf } from "../world/tournament.ts";
import { SPORT_KEYS, type SportKey } from "../world/tournaments.ts";
import type { MarketTemplate } from "./template.ts";

const MARKETS_PER_SPORT = 200;
const OUTCOMES_PER_MARKET = 100;

export interface MetaTemplate {
  readonly id: number;
  readonly sport: SportKey;
  readonly template: MarketTemplate;
}

export const metaTemplates: readonly MetaTemplate[] = SPORT_KEYS.flatMap((sport) =>
  ENGINES[sport].markets.map((template, index) => ({
    id: sportIdOf(sport) * MARKETS_PER_SPORT + index + 1,
    sport,
    template,
  })),
);

const ids = new Map(metaTemplates.map(({ id, template }) => [template, id]));
const templates = new Map(metaTemplates.map(({ id, template }) => [id, template]));

export const metaMarketIdOf = (template: MarketTemplate): number => ids.get(template) as number;
export const templateOf = (metaMarketId: number): MarketTemplate | undefined => templates.get(metaMarketId);
export const metaOutcomeId = (metaMarketId: number, outcome: number): number =>
  metaMarketId * OUTCOMES_PER_MARKET + outcome + 1;
