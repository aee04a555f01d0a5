import { type Banner, type HomepageBlock, isBannerShown, isBlockShown, type Viewer } from "@touchline/brands";
import { useMemo } from "react";
import { contentMoment, usePreview } from "../../data/preview.ts";
import { useNow } from "../../data/use-now.ts";

/** The positions that hold now, looked at with each beat of the page's clock; drawn anew only when they change. */
const usePositions = (count: number, holds: (position: number, moment: number) => boolean): readonly number[] => {
  const preview = usePreview();
  const positions = useNow((now) =>
    [...Array(count).keys()].filter((position) => holds(position, contentMoment(preview, now))).join(),
  );
  return positions === "" ? [] : positions.split(",").map(Number);
};

interface PlacedBlock {
  readonly block: HomepageBlock;
  readonly key: string;
}

/** A block is known by what it says: of other settings those that stay the same go on, and one that changed begins anew. */
const withKeys = (blocks: readonly HomepageBlock[]): readonly PlacedBlock[] => {
  const seen = new Map<string, number>();
  return blocks.map((block) => {
    const said = JSON.stringify(block);
    const times = (seen.get(said) ?? 0) + 1;
    seen.set(said, times);
    return { block, key: `${times} ${said}` };
  });
};

export const useShownBlocks = (blocks: readonly HomepageBlock[], viewer: Viewer): PlacedBlock[] => {
  const placed = useMemo(() => withKeys(blocks), [blocks]);
  return usePositions(blocks.length, (position, moment) =>
    isBlockShown(blocks[position] as HomepageBlock, moment, viewer),
  ).map((position) => placed[position] as PlacedBlock);
};

export const useShownBanners = (banners: readonly Banner[], viewer: Viewer): Banner[] =>
  usePositions(banners.length, (position, moment) => isBannerShown(banners[position] as Banner, moment, viewer)).map(
    (position) => banners[position] as Banner,
  );
