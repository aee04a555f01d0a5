import { AUDIENCES } from "../allowed.ts";
import { type Audience, isMeantFor, shareViewers } from "../audience.ts";
import type { Brand } from "../brand.ts";
import type { Banner } from "../schema/banner.ts";
import type { HomepageBlock } from "../schema/homepage.ts";
import { type BannerBlock, bannersIn, blocksOf, isBannerBlock, type Placed, SCREENS, type Screen } from "./places.ts";
import { contains, gapsBetween, intersect, isEmpty, pairsOf, type Window, windowOf } from "./window.ts";

export const windowOfBlock = ({ dateFrom, dateTo }: Pick<HomepageBlock, "dateFrom" | "dateTo">): Window =>
  windowOf(dateFrom, dateTo);
export const windowOfBanner = ({ visibility }: Banner): Window => windowOf(visibility.from, visibility.to);

type Blocks = readonly Placed<HomepageBlock>[];

/** The slots of a page. Consecutive banner blocks with the same tag share a slot; any other block has its own. */
export const slotsOf = (brand: Pick<Brand, "settings">): Blocks[] => {
  const slots: Placed<HomepageBlock>[][] = [];
  for (const block of blocksOf(brand)) {
    const last = slots.at(-1);
    const follows = isBannerBlock(block) && last?.every(isBannerBlock) && last[0]?.value.tag === block.value.tag;
    if (follows) last?.push(block);
    else slots.push([block]);
  }
  return slots;
};

/** Whether everybody of an audience is shown the banner and its block. Those for some types or tags fill no gap of the others. */
const isForAll = ({ banner, block }: Showing, audience: Audience): boolean =>
  banner.enabled && isMeantFor(block, { audience }) && isMeantFor(banner.visibility, { audience });

/** A banner during the time its block is shown. */
export interface Showing extends Window {
  readonly path: string;
  readonly block: BannerBlock;
  readonly banner: Banner;
}

export const showingsOf = (slot: Blocks, screen: Screen): Showing[] =>
  slot.filter(isBannerBlock).flatMap((block) =>
    bannersIn(block, screen)
      .map(({ path, value }) => ({
        path,
        block: block.value,
        banner: value,
        ...intersect(windowOfBlock(block.value), windowOfBanner(value)),
      }))
      .filter((showing) => !isEmpty(showing)),
  );

/** A time in which a slot shows nothing, with the banner that ends it. */
export interface Gap extends Window {
  readonly path: string;
  readonly screen: Screen;
  /** The audiences that see the gap. */
  readonly audience: readonly Audience[];
}

export const gapsIn = (slot: Blocks): Gap[] =>
  SCREENS.flatMap((screen) => {
    const showings = showingsOf(slot, screen);
    const seen = AUDIENCES.flatMap((who) =>
      gapsBetween(showings.filter((showing) => isForAll(showing, who))).map(({ gap, next }) => ({
        ...gap,
        path: next.path,
        who,
      })),
    );
    const same = Map.groupBy(seen, ({ path, from, to }) => `${path} ${from} ${to}`);
    return [...same.values()].map((gaps) => {
      const [{ path, from, to }] = gaps as [(typeof seen)[number]];
      return { path, from, to, screen, audience: gaps.map(({ who }) => who) };
    });
  });

/** A time in which a slot shows two banners or blocks that were meant to follow each other. */
export interface Overlap extends Window {
  readonly path: string;
  readonly otherPath: string;
}

const areSeenTogether = (one: Banner, other: Banner): boolean =>
  one.enabled && other.enabled && shareViewers(one.visibility, other.visibility);

/** Banners of a carousel may be shown together. If one ends after the other began, they were probably meant to follow each other. */
const isMissedHandover = (one: Window, other: Window): boolean =>
  !isEmpty(intersect(one, other)) && !contains(one, other) && !contains(other, one);

const overlapsOfBanners = (banners: readonly Placed<Banner>[]): Overlap[] =>
  pairsOf(banners).flatMap(([one, other]) => {
    const [window, otherWindow] = [windowOfBanner(one.value), windowOfBanner(other.value)];
    return areSeenTogether(one.value, other.value) && isMissedHandover(window, otherWindow)
      ? [{ path: other.path, otherPath: one.path, ...intersect(window, otherWindow) }]
      : [];
  });

const overlapsOfBlocks = (blocks: readonly Placed<BannerBlock>[]): Overlap[] =>
  pairsOf(blocks).flatMap(([one, other]) => {
    const shared = intersect(windowOfBlock(one.value), windowOfBlock(other.value));
    return isEmpty(shared) || !shareViewers(one.value, other.value)
      ? []
      : [{ path: other.path, otherPath: one.path, ...shared }];
  });

export const overlapsIn = (slot: Blocks): Overlap[] => {
  const blocks = slot.filter(isBannerBlock);
  return [
    ...overlapsOfBlocks(blocks),
    ...blocks.flatMap((block) => SCREENS.flatMap((screen) => overlapsOfBanners(bannersIn(block, screen)))),
  ];
};
