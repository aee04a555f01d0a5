import type { Audience, Theme, Viewer } from "@touchline/brands";
import type { Screen } from "@touchline/brands/timeline";

/** How the page is looked at. All of it stands in the studio's address, so that a link shows another editor the same. */
export interface PreviewState {
  /** Slug; null for the first there is. */
  readonly brand: string | null;
  /** Null for now, and it stays now. */
  readonly at: number | null;
  readonly audience: Audience;
  /** The operator's words for the punter who looks; null for one without. */
  readonly type: string | null;
  readonly tag: string | null;
  /** Null for the brand's own. */
  readonly locale: string | null;
  readonly theme: Theme | null;
  readonly width: Width;
  readonly span: Span;
  /** Path of the place or banner whose facts are shown; null for the first banner. */
  readonly chosen: string | null;
}

export const WIDTHS = [390, 768, 1440] as const;
export type Width = (typeof WIDTHS)[number];

export const SPANS = ["weeks", "month"] as const;
export type Span = (typeof SPANS)[number];

const AUDIENCES: readonly Audience[] = ["anonymous", "authenticated"];
const THEMES: readonly Theme[] = ["dark", "light", "obsidian_blue"];

export const MINUTE = 60_000;
export const toMinute = (time: number): number => Math.floor(time / MINUTE) * MINUTE;

/** From where on the app has room for what is meant for a desktop. */
const DESKTOP_FROM = 768;
export const screenOf = (width: Width): Screen => (width < DESKTOP_FROM ? "mobile" : "desktop");

/** A visitor has neither type nor tag. */
export const viewerOf = ({ audience, type, tag }: Pick<PreviewState, "audience" | "type" | "tag">): Viewer =>
  audience === "anonymous" ? { audience } : { audience, type, tag };

const oneOf = <Value extends string | number>(values: readonly Value[], written: string | null): Value | undefined =>
  values.find((value) => String(value) === written);

const timeIn = (written: string | null): number | null => {
  const time = Date.parse(written ?? "");
  return Number.isNaN(time) ? null : toMinute(time);
};

export const readPreviewState = (query: URLSearchParams): PreviewState => ({
  brand: query.get("brand"),
  at: timeIn(query.get("at")),
  audience: oneOf(AUDIENCES, query.get("audience")) ?? "anonymous",
  type: query.get("type"),
  tag: query.get("tag"),
  locale: query.get("language"),
  theme: oneOf(THEMES, query.get("theme")) ?? null,
  width: oneOf(WIDTHS, query.get("width")) ?? 390,
  span: oneOf(SPANS, query.get("span")) ?? "weeks",
  chosen: query.get("chosen"),
});

/** `2026-11-15T18:30Z` */
const writeTime = (time: number): string => new Date(time).toISOString().replace(/:\d\d\.\d{3}Z$/, "Z");

export const writePreviewState = (state: PreviewState): string => {
  const { brand, at, audience, type, tag, locale, theme, width, span, chosen } = state;
  const written = {
    brand,
    at: at === null ? null : writeTime(at),
    audience,
    type,
    tag,
    language: locale,
    theme,
    width: String(width),
    span,
    chosen,
  };
  return `?${new URLSearchParams(Object.entries(written).filter((entry): entry is [string, string] => entry[1] !== null))}`;
};
