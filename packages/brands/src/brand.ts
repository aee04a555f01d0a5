import type { Theme } from "./allowed.ts";
import type { AccentSet } from "./schema/accents.ts";
import type { Logo, Shape } from "./schema/brand-file.ts";
import type { BrandSettings } from "./schema/settings.ts";

/** A brand with its full settings. */
export interface Brand {
  readonly slug: string;
  readonly name: string;
  readonly languages: readonly string[];
  readonly currency: string;
  readonly accents: Readonly<Partial<Record<Theme, AccentSet>>>;
  readonly shape: Shape;
  readonly logo: Logo;
  readonly settings: BrandSettings;
}

/** What a page of the brand loads: the brand without what is in its style sheet. */
export interface BrandDocument extends Omit<Brand, "accents" | "shape"> {
  /** Number of the publication; missing where the brand was built into the app. */
  readonly version?: number;
  /** Colours for third-party widgets, by theme. */
  readonly widgetColors: Readonly<Partial<Record<Theme, WidgetColors>>>;
}

export interface WidgetColors {
  readonly scheme: "dark" | "light";
  readonly background: string;
  readonly surface: string;
  readonly text: string;
  readonly mutedText: string;
  readonly line: string;
  readonly accent: string;
  readonly onAccent: string;
}
