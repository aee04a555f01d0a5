import type { Bar, PlaceNow, Row } from "@touchline/brands/timeline";
import type { IconName } from "../parts/icon.tsx";
import type { PlaceWords } from "../words/places.ts";
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

/** `quick-links` → `Quick links` */
export const titleOf = ({ tag }: Pick<Row, "tag">): string => {
  const words = tag.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

type Target = Pick<Bar, "audience"> & Partial<Pick<Bar, "rules">>;

/** `signed in, tag vip` */
export const audienceWords = ({ audience, rules = [] }: Target, words: PlaceWords): string => {
  const [only] = audience.length === 1 ? audience : [];
  const who = only === undefined ? words.everyone : only === "authenticated" ? words.signedIn : words.anonymous;
  return rules.length === 0 ? who : [...(only ? [who] : []), ...rules.map((rule) => rule.replace(":", " "))].join(", ");
};

const audienceOfRow = ({ bars }: Row, words: PlaceWords): string => {
  const audiences = new Set(bars.map((bar) => audienceWords(bar, words)));
  return audiences.size === 1 ? ([...audiences][0] as string) : words.byAudience;
};

export const subtitleOf = (row: Row, words: PlaceWords): string =>
  row.blockType === "banner" ? `${words.kinds.banner}, ${audienceOfRow(row, words)}` : words.kinds[row.blockType];

export const namesOf = (bars: readonly Bar[]): string => bars.map(({ name }) => name).join(" + ");

const timeText = (when: number | null): string => (when === null ? "" : formatTime(when));

/** Whom it is for, of what others are shown at the moment. */
const others = ({ row: { bars } }: PlaceNow, words: PlaceWords): string =>
  [...new Set(bars.map((bar) => audienceWords(bar, words)))].filter((who) => who !== words.everyone).join(words.or);

const REASONS: Readonly<Record<PlaceNow["reason"], (place: PlaceNow, words: PlaceWords) => string>> = {
  always: (_place, words) => words.always,
  until: ({ when }, words) => words.until(timeText(when)),
  later: ({ when }, words) => words.from(timeText(when)),
  audience: (place, words) => words.only(others(place, words)),
  off: (_place, words) => words.off,
  over: (_place, words) => words.over,
  empty: (_place, words) => words.empty,
};

/** Why a place shows what it shows: `Derby weekend, until 21.09. 23:59`. */
export const reasonWords = (place: PlaceNow, words: PlaceWords): string => {
  const why = REASONS[place.reason](place, words);
  return place.row.blockType === "banner" && place.shows.length > 0 ? `${namesOf(place.shows)}, ${why}` : why;
};
