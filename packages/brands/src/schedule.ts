import type { AUDIENCES } from "./allowed.ts";
import type { Banner } from "./schema/banner.ts";
import type { HomepageBlock } from "./schema/homepage.ts";

export type Audience = (typeof AUDIENCES)[number];

/** A missing time leaves its end open. */
type Time = string | null | undefined;

/** Includes its start and excludes its end, so that consecutive windows have neither gap nor overlap. */
const isWithin = (from: Time, to: Time, now: number): boolean =>
  (!from || now >= Date.parse(from)) && (!to || now < Date.parse(to));

export const isBannerShown = ({ enabled, visibility }: Banner, now: number, viewer: Audience): boolean =>
  enabled &&
  isWithin(visibility.from, visibility.to, now) &&
  (visibility.audience.length === 0 || visibility.audience.includes(viewer));

export const isBlockShown = ({ dateFrom, dateTo }: HomepageBlock, now: number): boolean =>
  isWithin(dateFrom, dateTo, now);
