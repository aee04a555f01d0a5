import type { Theme } from "./allowed.ts";
import type { Brand, BrandDocument, WidgetColors } from "./brand.ts";
import { parsedTextsOf } from "./texts/parsed-texts.ts";
import { brandColors, colorScheme } from "./theme/brand-style.ts";

/** Third-party widgets cannot use our style sheet, so they are given the colours. */
export const widgetColors = (brand: Brand, theme: Theme): WidgetColors => {
  const colors = brandColors(brand, theme);
  const color = (name: string): string => colors[name] as string;
  return {
    scheme: colorScheme(theme),
    background: color("canvas"),
    surface: color("surface"),
    text: color("text"),
    mutedText: color("text-muted"),
    line: color("line"),
    accent: color("accent"),
    onAccent: color("on-accent"),
  };
};

export const brandDocument = (brand: Brand): BrandDocument => {
  const { texts, ...rest } = brand;
  const { options } = brand.settings.generalSettings.theme;
  return {
    ...rest,
    ...(Object.keys(texts).length > 0 && { texts, parsedTexts: parsedTextsOf(texts) }),
    widgetColors: Object.fromEntries(options.map((theme) => [theme, widgetColors(brand, theme)])),
  };
};
