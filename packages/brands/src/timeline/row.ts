import type { Audience, Viewer } from "../audience.ts";
import type { BrandDocument } from "../brand.ts";
import { type Gap, gapsIn, type Overlap, overlapsIn, showingsOf, slotsOf, windowOfBlock } from "../check/handovers.ts";
import { isBannerBlock, type Placed, type Screen } from "../check/places.ts";
import { isEmpty, type Window } from "../check/window.ts";
import { isBannerShown, isBlockShown } from "../schedule.ts";
import type { Banner } from "../schema/banner.ts";
import type { HomepageBlock } from "../schema/homepage.ts";

/** Something that a slot shows for a time; open ends are infinite. */
export interface Bar extends Window {
  /** Path of the banner, or of the block if it is not a banner block. */
  readonly path: string;
  readonly name: string;
  /** Empty: everyone. */
  readonly audience: readonly Audience[];
  /** Types and tags of punters. */
  readonly rules: readonly string[];
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

/** A banner is shown to its own audience within that of its block. */
const narrower = (ofBlock: readonly Audience[] = [], ofBanner: readonly Audience[]): readonly Audience[] => {
  if (ofBlock.length === 0) return ofBanner;
  return ofBanner.length === 0 ? ofBlock : ofBanner.filter((who) => ofBlock.includes(who));
};

const barsOf = (slot: readonly Placed<HomepageBlock>[], screen: Screen): Bar[] => {
  if (slot.some(isBannerBlock))
    return showingsOf(slot, screen).map((showing) => ({
      ...showing,
      name: showing.banner.name,
      audience: narrower(showing.block.audience, showing.banner.visibility.audience),
      rules: [...(showing.block.rules ?? []), ...showing.banner.visibility.rules],
    }));
  return slot
    .map(({ path, value }) => ({
      path,
      name: value.tag,
      audience: value.audience ?? [],
      rules: value.rules ?? [],
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
export const isBarShown = ({ block, banner }: Bar, at: number, viewer: Viewer): boolean =>
  isBlockShown(block, at, viewer) && (!banner || isBannerShown(banner, at, viewer));

export const shownBars = ({ bars }: Row, at: number, viewer: Viewer): Bar[] =>
  bars.filter((bar) => isBarShown(bar, at, viewer));
