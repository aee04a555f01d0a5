/** A block as the form of a brand holds it. */
export interface FormBlock {
  readonly blockType: string;
  readonly [field: string]: unknown;
}

interface Window {
  readonly dateFrom: string | null;
  readonly dateTo: string | null;
}

const ALWAYS: Window = { dateFrom: null, dateTo: null };

const bannerBlock = (tag: string, bannerGroup: string, window = ALWAYS): FormBlock => ({
  blockType: "banner",
  tag,
  ...window,
  props: { bannerGroup },
});

export const hasBanners = (blocks: readonly FormBlock[]): boolean =>
  blocks.some(({ blockType }) => blockType === "banner");

const LEADING = ["search", "quick_links"];

interface Group {
  readonly tag: string;
  readonly id: string;
}

/** What a page begins with, and the rest. */
const split = (blocks: readonly FormBlock[]): { lead: readonly FormBlock[]; rest: readonly FormBlock[] } => {
  const found = blocks.findIndex(({ blockType }) => !LEADING.includes(blockType));
  const start = found < 0 ? blocks.length : found;
  return { lead: blocks.slice(0, start), rest: blocks.slice(start) };
};

/** All groups in one place, one after another: each is shown until the next begins. `changes` has one moment less than groups. */
export const withHandover = (
  blocks: readonly FormBlock[],
  groups: readonly Group[],
  changes: readonly string[],
): FormBlock[] => {
  const { lead, rest } = split(blocks);
  const tag = groups[0]?.tag ?? "";
  const windowAt = (index: number): Window => ({
    dateFrom: changes[index - 1] ?? null,
    dateTo: changes[index] ?? null,
  });
  return [...lead, ...groups.map(({ id }, index) => bannerBlock(tag, id, windowAt(index))), ...rest];
};

/** What a page begins with stays first; then the first group, and each further one after a block of something else. */
export const withBanners = (blocks: readonly FormBlock[], groups: readonly Group[]): FormBlock[] => {
  const { lead, rest } = split(blocks);
  return [
    ...lead,
    ...groups.flatMap(({ tag, id }, index) => [bannerBlock(tag, id), ...rest.slice(index, index + 1)]),
    ...rest.slice(groups.length),
  ];
};
