import { AUDIENCES } from "../allowed.ts";
import type { Brand } from "../brand.ts";
import { error, type Finding, warning } from "../finding.ts";
import type { Banner } from "../schema/banner.ts";
import {
  type BannerBlock,
  bannersIn,
  bannersOf,
  blocksOf,
  isBannerBlock,
  type Placed,
  SCREENS,
  type Screen,
} from "./places.ts";
import type { Rule } from "./rule.ts";
import { contains, formatWindow, gapsBetween, intersect, isEmpty, pairsOf, type Window, windowOf } from "./window.ts";

type Audience = (typeof AUDIENCES)[number];

const windowOfBlock = ({ dateFrom, dateTo }: Pick<BannerBlock, "dateFrom" | "dateTo">): Window =>
  windowOf(dateFrom, dateTo);
const windowOfBanner = ({ visibility }: Banner): Window => windowOf(visibility.from, visibility.to);

const neverOpen = (path: string, window: Window): Finding[] =>
  isEmpty(window)
    ? [error(path, "ends before it begins, so it is never shown", "set the end after the beginning")]
    : [];

export const checkWindows: Rule = (brand) => [
  ...blocksOf(brand).flatMap(({ path, value }) => neverOpen(`${path}.dateTo`, windowOfBlock(value))),
  ...bannersOf(brand).flatMap(({ path, value }) => neverOpen(`${path}.visibility.to`, windowOfBanner(value))),
];

/** Banner blocks that follow each other under one tag fill one place of the page in turn. */
const slotsOf = (brand: Brand): Placed<BannerBlock>[][] => {
  const slots: Placed<BannerBlock>[][] = [];
  let last: Placed<BannerBlock>[] = [];
  for (const block of blocksOf(brand)) {
    if (!isBannerBlock(block)) last = [];
    else if (last[0]?.value.tag === block.value.tag) last.push(block);
    else slots.push((last = [block]));
  }
  return slots;
};

const isFor = ({ enabled, visibility: { audience } }: Banner, who: Audience): boolean =>
  enabled && (audience.length === 0 || audience.includes(who));

interface Showing extends Window {
  readonly path: string;
}

const showingsOf = (slot: readonly Placed<BannerBlock>[], screen: Screen, who: Audience): Showing[] =>
  slot.flatMap((block) =>
    bannersIn(block, screen)
      .filter(({ value }) => isFor(value, who))
      .map(({ path, value }) => ({ path, ...intersect(windowOfBlock(block.value), windowOfBanner(value)) }))
      .filter((showing) => !isEmpty(showing)),
  );

/** A gap is told once, with everybody who sees it. */
const gapsOf = (slot: readonly Placed<BannerBlock>[]): Finding[] =>
  SCREENS.flatMap((screen) => {
    const seen = AUDIENCES.flatMap((who) =>
      gapsBetween(showingsOf(slot, screen, who)).map(({ gap, next }) => ({
        who,
        path: next.path,
        when: formatWindow(gap),
      })),
    );
    return [...Map.groupBy(seen, ({ path, when }) => `${path} ${when}`).values()].map((same) => {
      const [{ path, when }] = same as [(typeof seen)[number]];
      const audience = same.map(({ who }) => who).join(" and ");
      const problem = `before it ${audience} visitors are shown nothing ${when}`;
      return error(path, problem, "let it begin when the one before it ends");
    });
  });

const shareAnAudience = (one: Banner, other: Banner): boolean =>
  AUDIENCES.some((who) => isFor(one, who) && isFor(other, who));

/** Two in one carousel may well be shown together. If one ends after the other began, a handover was meant and missed. */
const isMissedHandover = (one: Window, other: Window): boolean =>
  !isEmpty(intersect(one, other)) && !contains(one, other) && !contains(other, one);

const overlap = (path: string, otherPath: string, window: Window): Finding =>
  warning(path, `is shown together with ${otherPath} ${formatWindow(window)}`, "end the one when the other begins");

const overlapsOfBanners = (banners: readonly Placed<Banner>[]): Finding[] =>
  pairsOf(banners).flatMap(([one, other]) => {
    const [window, otherWindow] = [windowOfBanner(one.value), windowOfBanner(other.value)];
    return shareAnAudience(one.value, other.value) && isMissedHandover(window, otherWindow)
      ? [overlap(other.path, one.path, intersect(window, otherWindow))]
      : [];
  });

const overlapsOfBlocks = (slot: readonly Placed<BannerBlock>[]): Finding[] =>
  pairsOf(slot).flatMap(([one, other]) => {
    const shared = intersect(windowOfBlock(one.value), windowOfBlock(other.value));
    return isEmpty(shared) ? [] : [overlap(other.path, one.path, shared)];
  });

export const checkSchedule: Rule = (brand) =>
  slotsOf(brand).flatMap((slot) => [
    ...gapsOf(slot),
    ...overlapsOfBlocks(slot),
    ...slot.flatMap((block) => SCREENS.flatMap((screen) => overlapsOfBanners(bannersIn(block, screen)))),
  ]);
