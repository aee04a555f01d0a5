import type { BrandDocument } from "@touchline/brands";
import file from "@touchline/brands/default.json" with { type: "json" };

/** In the first script, for a page whose own settings did not come. The check of the brands has read this very file. */
export const defaultBrand = { ...file, slug: "default", widgetColors: {} } as unknown as BrandDocument;
