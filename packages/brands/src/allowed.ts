/** Allowed values of settings, in the specification's words. Without schemas, because the script before the first paint reads them. */

export const THEMES = ["dark", "light", "obsidian_blue"] as const;
export type Theme = (typeof THEMES)[number];

/** The colours that a brand replaces in each theme, in the order in which editors see them. */
export const ACCENTS = ["accent", "accent-hover", "accent-pressed", "on-accent", "accent-text", "accent-soft"] as const;
export type Accent = (typeof ACCENTS)[number];
/** The corners that a brand may round differently. */
export const CORNERS = ["tag", "odds", "control", "card", "sheet"] as const;
export type Corner = (typeof CORNERS)[number];

export const COLOR = /^#[0-9a-fA-F]{6}$/;
export const PIXELS = /^\d{1,3}px$/;

export const NAVIGATION_TYPES = ["bottom-positioned", "top-positioned", "top-positioned-adaptive"] as const;
export const PREDEFINED_ROUTES = ["homepage", "sports", "live", "search", "last-tickets", "preferences"] as const;
/** Pages that the host is asked to open. */
export const HOST_EVENTS = ["side-menu", "casino"] as const;
export const SIDEBAR_TABS = ["betslip", "last-tickets"] as const;

export const MOBILE_OFFER_VIEWS = [
  "euro_standard",
  "euro_wide",
  "asia_standard",
  "asia_wide",
  "asia_single_market",
  "asia_multi_market_vertical",
  "indonesia_standard",
  "indonesia_multi_market_vertical_accent",
] as const;
export const DESKTOP_OFFER_VIEWS = [
  "euro_standard",
  "euro_wide",
  "euro_multi_market_horizontal",
  "euro_single_market",
  "asia_standard",
  "asia_wide",
  "asia_single_market",
  "asia_multi_market_vertical",
  "indonesia_standard",
  "indonesia_multi_market_vertical_accent",
] as const;
export type OfferView = (typeof DESKTOP_OFFER_VIEWS)[number];

/** Groups of odds formats that share date formats and views. */
export const ODDS_FAMILIES = ["european", "asian", "indonesian"] as const;
export type OddsFamily = (typeof ODDS_FAMILIES)[number];

export const BET_BUILDER_SPORTS = ["soccer", "basketball", "tennis", "baseball", "ice-hockey"] as const;

export const EVENTS_WIDGET_TYPES = ["in-play", "upcoming", "promoted-events"] as const;
export const QUICK_LINKS = ["stream", "search", "upcoming", "promoted", "last_bets", "outrights"] as const;
export const BANNER_SIZES = ["small", "medium", "big"] as const;
/** Sizes of banner pictures, width by height in pixels, the usual size first. The specification has none for big banners. */
export const BANNER_PICTURES = {
  mobile: { small: ["688x214", "688x224"], medium: ["688x224", "688x214"] },
  desktop: { small: ["2680x240", "2680x260"], medium: ["2680x480", "2648x520"] },
} as const;
/** The banner size that a picture of these pixels was drawn for; undefined for others. The usual sizes come first. */
export const sizeClassOf = (width: number, height: number): "small" | "medium" | undefined => {
  const size = `${width}x${height}`;
  const classes = [BANNER_PICTURES.desktop, BANNER_PICTURES.mobile].flatMap((screen) =>
    (["small", "medium"] as const).map((name) => ({ name, sizes: screen[name] as readonly string[] })),
  );
  return (classes.find(({ sizes }) => sizes[0] === size) ?? classes.find(({ sizes }) => sizes.includes(size)))?.name;
};
export const AUDIENCES = ["authenticated", "anonymous"] as const;
export const WIDGET_POSITIONS = ["top", "bottom", "off"] as const;
