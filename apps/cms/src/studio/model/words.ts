import type { Bar, PlaceNow, Row } from "@touchline/brands/timeline";
import type { IconName } from "../parts/icon.tsx";
import { formatTime } from "./format-time.ts";

type BlockType = Row["blockType"];

export const ICON_OF_BLOCK: Readonly<Record<BlockType, IconName>> = {
  banner: "eye",
  quick_links: "grid",
  "recommended-betslips": "ticket",
  "events-widget": "live",
  "promoted-catalogs-carousel": "trophy",
  search: "search",
};

const KIND_OF_BLOCK: Readonly<Record<BlockType, string>> = {
  banner: "banner group",
  quick_links: "links",
  "recommended-betslips": "block",
  "events-widget": "events",
  "promoted-catalogs-carousel": "carousel",
  search: "block",
};

/** `quick-links` → `Quick links` */
export const titleOf = ({ tag }: Pick<Row, "tag">): string => {
  const words = tag.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

type Target = Pick<Bar, "audience"> & Partial<Pick<Bar, "rules">>;

/** `signed in, tag vip` */
export const audienceWords = ({ audience, rules = [] }: Target): string => {
  const [only] = audience.length === 1 ? audience : [];
  const who = only === undefined ? "everyone" : only === "authenticated" ? "signed in" : "anonymous";
  return rules.length === 0 ? who : [...(only ? [who] : []), ...rules.map((rule) => rule.replace(":", " "))].join(", ");
};

const audienceOfRow = ({ bars }: Row): string => {
  const words = new Set(bars.map(audienceWords));
  return words.size === 1 ? ([...words][0] as string) : "by audience";
};

export const subtitleOf = (row: Row): string =>
  row.blockType === "banner" ? `banner group, ${audienceOfRow(row)}` : KIND_OF_BLOCK[row.blockType];

export const namesOf = (bars: readonly Bar[]): string => bars.map(({ name }) => name).join(" + ");

const whenWords = (when: number | null): string => (when === null ? "" : formatTime(when));

/** Whom it is for, of what others are shown at the moment. */
const others = ({ row: { bars } }: PlaceNow): string =>
  [...new Set(bars.map(audienceWords))].filter((words) => words !== "everyone").join(" or ");

const REASONS: Readonly<Record<PlaceNow["reason"], (place: PlaceNow) => string>> = {
  always: () => "always",
  until: ({ when }) => `until ${whenWords(when)}`,
  later: ({ when }) => `from ${whenWords(when)}`,
  audience: (place) => `${others(place)} only`,
  off: () => "switched off",
  over: () => "over, nothing follows",
  empty: () => "has no banners for this width",
};

/** Why a place shows what it shows: `Derby weekend, until 21.09. 23:59`. */
export const reasonWords = (place: PlaceNow): string => {
  const why = REASONS[place.reason](place);
  return place.row.blockType === "banner" && place.shows.length > 0 ? `${namesOf(place.shows)}, ${why}` : why;
};
