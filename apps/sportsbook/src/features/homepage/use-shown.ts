import { type Audience, type Banner, type HomepageBlock, isBannerShown, isBlockShown } from "@touchline/brands";
import { useSyncExternalStore } from "react";
import { pageTicker } from "../../data/ticker.ts";

/** The positions that hold now, looked at with each beat of the page's clock; drawn anew only when they change. */
const usePositions = (count: number, holds: (position: number) => boolean): readonly number[] => {
  const positions = useSyncExternalStore(pageTicker.subscribe, () =>
    [...Array(count).keys()].filter((position) => holds(position)).join(),
  );
  return positions === "" ? [] : positions.split(",").map(Number);
};

interface PlacedBlock {
  readonly block: HomepageBlock;
  readonly position: number;
}

export const useShownBlocks = (blocks: readonly HomepageBlock[]): PlacedBlock[] =>
  usePositions(blocks.length, (position) => isBlockShown(blocks[position] as HomepageBlock, Date.now())).map(
    (position) => ({ block: blocks[position] as HomepageBlock, position }),
  );

export const useShownBanners = (banners: readonly Banner[], viewer: Audience): Banner[] =>
  usePositions(banners.length, (position) => isBannerShown(banners[position] as Banner, Date.now(), viewer)).map(
    (position) => banners[position] as Banner,
  );
