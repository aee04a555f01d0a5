import type { Theme } from "./allowed.ts";
import type { AccentSet } from "./schema/accents.ts";
import type { Logo, Shape } from "./schema/brand-file.ts";
import type { OwnTexts } from "./schema/own-texts.ts";
import type { BrandSettings } from "./schema/settings.ts";
import type { TextPart } from "./texts/text-part.ts";

/** A brand with its full settings. */
export interface Brand {
  readonly slug: string;
  readonly name: string;
  readonly languages: readonly string[];
  readonly currency: string;
  readonly accents: Readonly<Partial<Record<Theme, AccentSet>>>;
  readonly shape: Shape;
  readonly logo: Logo;
  /** The brand's own words in place of the app's, by language and message. */
  readonly texts: OwnTexts;
  readonly settings: BrandSettings;
}

/** What a page of the brand loads. What a document lacks that was published by an older version is as it was built into the app. */
export interface BrandDocument extends Omit<Brand, "accents" | "shape" | "texts"> {
  /** Number of the publication; missing where the brand was built into the app. */
  readonly version?: number;
  readonly accents?: Brand["accents"];
  readonly shape?: Shape;
  readonly texts?: OwnTexts;
  /** Those of the texts that have placeholders, taken apart, so that the app needs no parser. */
  readonly parsedTexts?: Readonly<Record<string, Readonly<Record<string, readonly TextPart[]>>>>;
  /** Colours for third-party widgets, by theme. */
  readonly widgetColors: Readonly<Partial<Record<Theme, WidgetColors>>>;
}

/** Parts of a document that follow from the others, and are no changes of their own. */
export const DERIVED_PARTS = ["widgetColors", "parsedTexts"] as const satisfies readonly (keyof BrandDocument)[];

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
