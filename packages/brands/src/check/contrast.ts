import type { Theme } from "../allowed.ts";
import type { Brand } from "../brand.ts";
import { confirm, error, type Finding } from "../finding.ts";
import { brandColors } from "../theme/brand-style.ts";
import { contrastOf, hueDistance, hueOf } from "./color.ts";
import { CONTRAST_PAIRS } from "./contrast-pairs.ts";

export type Colors = Readonly<Record<string, string>>;

const themesOf = (brand: Brand): readonly Theme[] => brand.settings.generalSettings.theme.options;
const colorOf = (colors: Colors, name: string): string => colors[name] as string;

/** Brands can only change their accents, so the finding points at the accent of the pair. */
const pathOf = (theme: Theme, foreground: string, background: string): string =>
  `accents.${theme}.${foreground.includes("accent") || !background.includes("accent") ? foreground : background}`;

/** Whether a finding is about a contrast that is too low. */
export const isLowContrast = ({ code }: Pick<Finding, "code">): boolean => code === "contrast";

const lowContrasts = (theme: Theme, colors: Colors): Finding[] =>
  CONTRAST_PAIRS.flatMap(([foreground, backgrounds, minimum]) =>
    backgrounds.flatMap((background) => {
      const contrast = contrastOf(colorOf(colors, foreground), colorOf(colors, background));
      if (contrast >= minimum) return [];
      const problem = `${foreground} on ${background} has a contrast of ${contrast.toFixed(2)}`;
      return confirm(
        pathOf(theme, foreground, background),
        problem,
        `set them further apart: at least ${minimum}`,
        "contrast",
      );
    }),
  );

/** Accents below this saturation are neutral and resemble no price change. */
const NEUTRAL = 0.35;
const HUE_DISTANCE = 25;

/** A selected price must not look like one that changed. */
const hueClashes = (theme: Theme, colors: Colors): Finding[] => {
  const { hue, saturation } = hueOf(colorOf(colors, "accent"));
  if (saturation <= NEUTRAL) return [];
  return ["odds-up", "odds-down"].flatMap((movement) => {
    const distance = hueDistance(hue, hueOf(colorOf(colors, movement)).hue);
    if (distance >= HUE_DISTANCE) return [];
    const problem = `its hue is ${distance.toFixed(0)}° from ${movement}, a price that moved`;
    return confirm(`accents.${theme}.accent`, problem, `keep ${HUE_DISTANCE}° away, or use ink or white`, "hue");
  });
};

/** What is wrong with the colours of one theme. */
export const themeFindings = (brand: Pick<Brand, "accents">, theme: Theme): Finding[] => {
  const colors = brandColors(brand, theme);
  return [...lowContrasts(theme, colors), ...hueClashes(theme, colors)];
};

export const checkContrast = (brand: Brand): Finding[] =>
  themesOf(brand).flatMap((theme) => themeFindings(brand, theme));

export const checkAccents = (brand: Brand): Finding[] =>
  themesOf(brand)
    .filter((theme) => !brand.accents[theme])
    .map((theme) =>
      error(`accents.${theme}`, "the brand allows this theme but has no colours for it", "add its six colours"),
    );
