/** What a scene is painted with: all from one accent, so that banners look like their brand. */
export interface Palette {
  readonly deep: string;
  readonly middle: string;
  readonly bright: string;
  readonly light: string;
  readonly spark: string;
}

interface Hsl {
  readonly hue: number;
  readonly saturation: number;
}

const hslOf = (hex: string): Hsl => {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels;
  const [most, least] = [Math.max(...channels), Math.min(...channels)];
  const span = most - least;
  if (span === 0) return { hue: 215, saturation: 0 };
  const sixth =
    most === red ? (green - blue) / span + 6 : most === green ? (blue - red) / span + 2 : (red - green) / span + 4;
  return { hue: (sixth % 6) * 60, saturation: span / (1 - Math.abs(most + least - 1) || 1) };
};

const hsl = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${Math.round((hue + 360) % 360)},${Math.round(saturation * 100)}%,${lightness}%)`;

/** Ink and white have next to no colour of their own; a cool tint keeps them from looking dead. */
const TINT = 0.16;
/** Beyond this a large surface glares. */
const CALM = 0.78;

/** A dark yellow is a brown. Such brands have their light on a ground of ink. */
const YELLOW = { from: 32, to: 78, ground: 0.2 } as const;
const isYellow = (hue: number): boolean => hue > YELLOW.from && hue < YELLOW.to;

export const paletteOf = (accent: string): Palette => {
  const { hue, saturation } = hslOf(accent);
  const strength = Math.min(CALM, Math.max(TINT, saturation));
  const ground = isYellow(hue) ? Math.min(strength, YELLOW.ground) : strength;
  return {
    deep: hsl(hue - 14, ground, 9),
    middle: hsl(hue - 6, ground, 20),
    bright: hsl(hue, strength, 38),
    light: hsl(hue + 8, strength, 82),
    spark: hsl(hue + 34, Math.max(0.55, strength), 62),
  };
};
