import type { FullEvent, FullMarket } from "../../data/event/full-event.ts";

/** `tiles` stand side by side, `lines` are rows of one table, a `list` has a row for each outcome. */
export type BlockForm = "tiles" | "lines" | "list";

/** The content of one card: a market, or all lines of a market. */
export interface MarketBlock {
  readonly key: string;
  readonly metaMarketId: number;
  readonly name: string;
  readonly group: string;
  readonly form: BlockForm;
  readonly markets: readonly FullMarket[];
}

/** More outcomes than this do not fit side by side. */
const WIDEST = 3;

const formOf = (markets: readonly FullMarket[]): BlockForm => {
  if (markets.some(({ size }) => size > WIDEST)) return "list";
  return markets.length > 1 ? "lines" : "tiles";
};

/** Several lines of a market with many outcomes would make an endless list: each is a card of its own. */
const keyOf = ({ metaMarketId, name, line, size }: FullMarket): string =>
  size > WIDEST ? `${metaMarketId}/${name}/${line}` : `${metaMarketId}/${name}`;

export const blocksOf = (markets: readonly FullMarket[]): MarketBlock[] =>
  [...Map.groupBy(markets, keyOf)].flatMap(([key, members]) => {
    const [first] = members;
    if (!first) return [];
    const { metaMarketId, name, group } = first;
    return [{ key, metaMarketId, name, group, form: formOf(members), markets: members }];
  });

/** The blocks with markets that can be in a bet builder. */
export const builderBlocks = (blocks: readonly MarketBlock[]): MarketBlock[] =>
  blocks.flatMap((block) => {
    const markets = block.markets.filter(({ betBuilder }) => betBuilder);
    if (markets.length === 0) return [];
    return [markets.length === block.markets.length ? block : { ...block, markets, form: formOf(markets) }];
  });

export const PLAYER_GROUP = "players";
export const ALL_GROUPS = "all";

export interface GroupTab {
  readonly key: string;
  readonly name: string;
  readonly count: number;
}

/** The groups that have something to show. */
export const groupTabs = ({ groups }: FullEvent, blocks: readonly MarketBlock[]): GroupTab[] =>
  groups.flatMap(({ key, name }) => {
    const count = blocks.filter(({ group }) => group === key).length;
    return count > 0 ? [{ key, name, count }] : [];
  });

/** The blocks of a tab, those of favourite kinds first. */
export const selectBlocks = (
  blocks: readonly MarketBlock[],
  group: string,
  favourites: ReadonlySet<number>,
): MarketBlock[] => {
  const inGroup = blocks.filter((block) => group === ALL_GROUPS || block.group === group);
  const isFavourite = ({ metaMarketId }: MarketBlock): boolean => favourites.has(metaMarketId);
  return [...inGroup.filter(isFavourite), ...inGroup.filter((block) => !isFavourite(block))];
};

const HEAD = 52;
const ROW = 50;
/** Outcomes of a long list until it is expanded. */
export const FIRST_ROWS = 6;

const rowsOf = ({ form, markets }: MarketBlock): number => {
  if (form === "tiles") return 1;
  return form === "lines" ? markets.length + 0.5 : Math.min(FIRST_ROWS, markets[0]?.size ?? 0) + 0.5;
};

/** Puts each block into the shorter of two columns, so that both have about the same height. */
export const dealColumns = (blocks: readonly MarketBlock[], isOpen: (key: string) => boolean): string[][] => {
  const columns: string[][] = [[], []];
  const heights = [0, 0];
  for (const block of blocks) {
    const shorter = (heights[0] as number) <= (heights[1] as number) ? 0 : 1;
    (columns[shorter] as string[]).push(block.key);
    heights[shorter] = (heights[shorter] as number) + HEAD + (isOpen(block.key) ? rowsOf(block) * ROW : 0);
  }
  return columns;
};
