import type { Accent } from "../allowed.ts";
import { contrastOf, mixColors } from "./color.ts";
import type { Colors } from "./contrast.ts";
import { CONTRAST_PAIRS } from "./contrast-pairs.ts";

/** How an accent reads with the colour beside which it reads worst. */
export interface AccentContrast {
  readonly contrast: number;
  readonly minimum: number;
  /** The other colour. */
  readonly against: string;
  readonly isEnough: boolean;
}

interface Pair {
  readonly other: string;
  readonly minimum: number;
}

const pairsOf = (accent: Accent): Pair[] =>
  CONTRAST_PAIRS.flatMap(([foreground, backgrounds, minimum]) =>
    backgrounds
      .filter((background) => foreground === accent || background === accent)
      .map((background) => ({ other: foreground === accent ? background : foreground, minimum })),
  );

/** Contrast is enough where it reaches the minimum of every pair, so the pair that is closest to its minimum is told. */
export const accentContrast = (colors: Colors, accent: Accent): AccentContrast => {
  const own = colors[accent] as string;
  const [worst] = pairsOf(accent)
    .map(({ other, minimum }) => ({ against: colors[other] as string, minimum }))
    .map((pair) => ({ ...pair, contrast: contrastOf(own, pair.against) }))
    .toSorted((one, two) => one.contrast / one.minimum - two.contrast / two.minimum);
  if (!worst) throw new Error(`no pair of colours has ${accent}`);
  return { ...worst, isEnough: worst.contrast >= worst.minimum };
};

const STEPS = 200;

/** The nearest darker or lighter colour that is enough; null where none is, because colours beside it leave no room. */
export const nearestEnough = (
  colors: Colors,
  accent: Accent,
): { readonly color: string; readonly contrast: number } | null => {
  const own = colors[accent] as string;
  for (let step = 1; step <= STEPS; step += 1)
    for (const end of ["#000000", "#FFFFFF"]) {
      const color = mixColors(own, end, step / STEPS);
      const { contrast, isEnough } = accentContrast({ ...colors, [accent]: color }, accent);
      if (isEnough) return { color, contrast };
    }
  return null;
};
