/** A block as the form of a brand holds it. */
export interface FormBlock {
  readonly blockType: string;
  readonly [field: string]: unknown;
}

const bannerBlock = (tag: string, bannerGroup: string): FormBlock => ({
  blockType: "banner",
  tag,
  dateFrom: null,
  dateTo: null,
  props: { bannerGroup },
});

export const hasBanners = (blocks: readonly FormBlock[]): boolean =>
  blocks.some(({ blockType }) => blockType === "banner");

const LEADING = ["search", "quick_links"];

/** What a page begins with stays first; then the first group, and each further one after a block of something else. */
export const withBanners = (
  blocks: readonly FormBlock[],
  groups: readonly { readonly tag: string; readonly id: string }[],
): FormBlock[] => {
  const lead = blocks.findIndex(({ blockType }) => !LEADING.includes(blockType));
  const start = lead < 0 ? blocks.length : lead;
  const rest = blocks.slice(start);
  return [
    ...blocks.slice(0, start),
    ...groups.flatMap(({ tag, id }, index) => [bannerBlock(tag, id), ...rest.slice(index, index + 1)]),
    ...rest.slice(groups.length),
  ];
};
