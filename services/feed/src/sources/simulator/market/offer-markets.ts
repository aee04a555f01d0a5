import { meanOf, type Series } from "../chance/distribution.ts";
import { fairChance, fairChances, resolveOutcome } from "./fair.ts";
import { priceOfChance } from "./ladder.ts";
import { chooseLines } from "./lines.ts";
import type { Distribution, Outlook, Specifiers } from "./outlook.ts";
import type { LinePlan, MarketTemplate } from "./template.ts";

export interface OfferedMarket {
  readonly template: MarketTemplate;
  readonly specifiers: Specifiers;
  readonly main: boolean;
  readonly prices: readonly number[];
}

export interface OfferSituation {
  readonly live: boolean;
  /** The next moment may decide what is delicate. */
  readonly tense: boolean;
  /** How many of the lines beside the main one are offered, 0 to 1. */
  readonly depth: number;
  readonly players: number;
}

const fill = (reading: string, specifiers: Specifiers): string =>
  reading.includes("{") ? reading.replace(/\{(\w+)\}/g, (_, name: string) => specifiers[name] ?? "") : reading;

/** Where a line is about even: totals are near the mean, a handicap makes up for it. */
const guessLine = (plan: LinePlan, distribution: Distribution): number => {
  if (!("from" in distribution)) return meanSum(distribution);
  const mean = meanOf(distribution as Series);
  return plan.specifier === "handicap" ? -mean : mean;
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
  const { kind } = template;
  const fairAt = (line: number): readonly number[] => fairChances(kind, distribution, line);
  const lines = chooseLines(plan, Math.round(plan.reach * depth), guessLine(plan, distribution), fairAt);
  return lines.map(({ value, fair }, index) => ({
    template,
    specifiers: { ...specifiers, [plan.specifier]: `${value}` },
    main: index === 0,
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
  return offered >= least ? [{ template, specifiers, main: true, prices }] : [];
};

/** Each player has a chance of his own, or all share one reading that tells who it was. */
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
    const distribution = outlook.read(fill(template.reading, specifiers));
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

/** Everything that can be bet on now. What is decided, or hardly in doubt, is not offered any more. */
export const offerMarkets = (
  templates: readonly MarketTemplate[],
  outlook: Outlook,
  situation: OfferSituation,
): readonly OfferedMarket[] =>
  templates.flatMap((template) => {
    const markets = offerTemplate(template, outlook, situation);
    return template.delicate && situation.tense ? markets.map(close) : markets;
  });

/** How each outcome of a market came out, by the outlook at the end. */
export const resolveMarket = (template: MarketTemplate, outlook: Outlook, specifiers: Specifiers, outcomes: number) => {
  const line = template.lines ? Number(specifiers[template.lines.specifier]) : 0;
  return Array.from({ length: outcomes }, (_, outcome) => {
    const distribution = outlook.read(fill(template.reading, { ...specifiers, player: `${outcome}` }));
    return distribution ? resolveOutcome(template.kind, distribution, line, outcome) : ("VOID" as const);
  });
};
