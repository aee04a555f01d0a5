import type { BrandDocument } from "../brand.ts";
import { type Gap, gapsIn, type Overlap, overlapsIn, showingsOf, slotsOf, windowOfBlock } from "../check/handovers.ts";
import { isBannerBlock, type Placed, type Screen } from "../check/places.ts";
import { isEmpty, type Window } from "../check/window.ts";
import { type Audience, isBannerShown, isBlockShown } from "../schedule.ts";
import type { Banner } from "../schema/banner.ts";
import type { HomepageBlock } from "../schema/homepage.ts";

/** Something that a slot shows for a time; open ends are infinite. */
export interface Bar extends Window {
  /** Path of the banner, or of the block if it is not a banner block. */
  readonly path: string;
  readonly name: string;
  /** Empty: everyone. */
  readonly audience: readonly Audience[];
  readonly block: HomepageBlock;
  readonly banner: Banner | null;
}

/** One slot of the homepage, with everything that it ever shows. */
export interface Row {
  /** Path of its first block. */
  readonly path: string;
  readonly tag: string;
  readonly blockType: HomepageBlock["blockType"];
  readonly bars: readonly Bar[];
  readonly gaps: readonly Gap[];
  readonly overlaps: readonly Overlap[];
}

const barsOf = (slot: readonly Placed<HomepageBlock>[], screen: Screen): Bar[] => {
  if (slot.some(isBannerBlock))
    return showingsOf(slot, screen).map((showing) => ({
      ...showing,
      name: showing.banner.name,
      audience: showing.banner.visibility.audience,
    }));
  return slot
    .map(({ path, value }) => ({
      path,
      name: value.tag,
      audience: [],
      block: value,
      banner: null,
      ...windowOfBlock(value),
    }))
    .filter((bar) => !isEmpty(bar));
};

/** Faults of banners are shown on their own screen, faults of blocks on both. */
const isOn = (path: string, screen: Screen): boolean =>
  !path.includes("Banners[") || path.includes(`.${screen}Banners[`);

export const rowsOf = (document: Pick<BrandDocument, "settings">, screen: Screen): Row[] =>
  slotsOf(document).map((slot) => {
    const [{ path, value }] = slot as [Placed<HomepageBlock>];
    return {
      path,
      tag: value.tag,
      blockType: value.blockType,
      bars: barsOf(slot, screen),
      gaps: gapsIn(slot).filter((gap) => gap.screen === screen),
      overlaps: overlapsIn(slot).filter((overlap) => isOn(overlap.path, screen)),
    };
  });

/** By the same functions that the app uses. */
export const isBarShown = ({ block, banner }: Bar, at: number, viewer: Audience): boolean =>
  isBlockShown(block, at) && (!banner || isBannerShown(banner, at, viewer));

export const shownBars = ({ bars }: Row, at: number, viewer: Audience): Bar[] =>
  bars.filter((bar) => isBarShown(bar, at, viewer));
