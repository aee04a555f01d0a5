import { isMeantFor, type Viewer } from "./audience.ts";
import type { Banner } from "./schema/banner.ts";
import type { HomepageBlock } from "./schema/homepage.ts";

/** A missing time leaves its end open. */
type Time = string | null | undefined;

/** Includes its start and excludes its end, so that consecutive windows have neither gap nor overlap. */
const isWithin = (from: Time, to: Time, now: number): boolean =>
  (!from || now >= Date.parse(from)) && (!to || now < Date.parse(to));

export const isBannerShown = ({ enabled, visibility }: Banner, now: number, viewer: Viewer): boolean =>
  enabled && isWithin(visibility.from, visibility.to, now) && isMeantFor(visibility, viewer);

export const isBlockShown = (block: HomepageBlock, now: number, viewer: Viewer): boolean =>
  isWithin(block.dateFrom, block.dateTo, now) && isMeantFor(block, viewer);
