import type { BrandSettings } from "./settings.ts";
import type { Palette } from "./tokens.ts";

/** A stroke or fill of a logo's mark, in a square of 22. */
export interface LogoShape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly opacity?: number;
}

export interface Brand {
  readonly slug: string;
  readonly name: string;
  readonly palette: Palette;
  readonly logo: readonly LogoShape[];
  readonly settings: BrandSettings;
}
