import { fillReading, type Specifiers } from "@touchline/betting";
import { meanOf, type Series } from "../chance/distribution.ts";
import { fairChance, fairChances } from "./fair.ts";
import { priceOfChance } from "./ladder.ts";
import { chooseLines } from "./lines.ts";
import type { Distribution, Outlook } from "./outlook.ts";
import type { LinePlan, MarketTemplate } from "./template.ts";

export interface OfferedMarket {
  readonly template: MarketTemplate;
  readonly specifiers: Specifiers;
  /** Position among the lines of its market: 0 is the main line, the next ones are the nearest to it. */
  readonly place: number;
  readonly prices: readonly number[];
}

export interface OfferSituation {
  readonly live: boolean;
  /** The next point or moment may decide `delicate` markets, so they are closed. */
  readonly tense: boolean;
  /** Share of the lines beside the main one that are offered, 0 to 1. */
  readonly depth: number;
  readonly players: number;
}

/** Market rules have lines in quarters. */
const QUARTERS = 4;

/** Where a line is about even: a total is near the mean, a handicap near its negative. */
const guessLine = ({ line }: MarketTemplate, distribution: Distribution): number => {
  if (!("from" in distribution)) return meanSum(distribution);
  const mean = meanOf(distribution as Series);
  return line === "handicap" ? -mean : mean;
};

const meanSum = (joint: Exclude<Distribution, Series>): number =>
  joint.chances.reduce(
    (sum, chance, index) => sum + chance * ((joint.x[index] as number) + (joint.y[index] as number)),
    0,
  );

const withLines = (
  template: MarketTemplate,
  plan: LinePlan,
  distribution: Distribution,
  specifiers: Specifiers,
  depth: number,
): readonly OfferedMarket[] => {
  const { kind, line = "" } = template;
  const fairAt = (value: number): readonly number[] => fairChances(kind, distribution, QUARTERS * value);
  const lines = chooseLines(plan, Math.round(plan.reach * depth), guessLine(template, distribution), fairAt);
  return lines.map(({ value, fair }, index) => ({
    template,
    specifiers: { ...specifiers, [line]: `${value}` },
    place: index,
    prices: fair.map(priceOfChance),
  }));
};

const withoutLines = (
  template: MarketTemplate,
  fair: readonly number[],
  specifiers: Specifiers,
  least: number,
): readonly OfferedMarket[] => {
  const prices = fair.map(priceOfChance);
  const offered = prices.filter((price) => price > 0).length;
  return offered >= least ? [{ template, specifiers, place: 0, prices }] : [];
};

/** Each player has their own reading, or all share one whose value is the player. */
const playerChances = (template: MarketTemplate, outlook: Outlook, players: number): readonly number[] =>
  Array.from({ length: players }, (_, player) => {
    const distribution = outlook.read(template.reading.replace("{player}", `${player}`));
    return distribution ? fairChance(template.kind, distribution, 0, player) : 0;
  });

const offerTemplate = (
  template: MarketTemplate,
  outlook: Outlook,
  situation: OfferSituation,
): readonly OfferedMarket[] => {
  if (template.when && template.when !== (situation.live ? "live" : "prematch")) return [];
  if (template.players) return withoutLines(template, playerChances(template, outlook, situation.players), {}, 1);
  const variants = template.each ? outlook.open(template.each) : [{}];
  return variants.flatMap((specifiers) => {
    const distribution = outlook.read(fillReading(template.reading, specifiers));
    if (!distribution) return [];
    return template.lines
      ? withLines(template, template.lines, distribution, specifiers, situation.depth)
      : withoutLines(template, fairChances(template.kind, distribution, 0), specifiers, 2);
  });
};

const close = (market: OfferedMarket): OfferedMarket => ({
  ...market,
  prices: market.prices.map((price) => -price || 0),
});

/** All markets that can be bet on now. Decided or nearly certain ones have no price and are left out. */
export const offerMarkets = (
  templates: readonly MarketTemplate[],
  outlook: Outlook,
  situation: OfferSituation,
): readonly OfferedMarket[] =>
  templates.flatMap((template) => {
    const markets = offerTemplate(template, outlook, situation);
    return template.delicate && situation.tense ? markets.map(close) : markets;
  });
