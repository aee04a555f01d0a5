import { contrastOf } from "../check/color.ts";

const CHANNELS = 4;
/** The share of the ground that may be worse: a white line of a pitch makes no text unreadable. */
const TOLERATED = 0.05;

const hexOf = (channels: Iterable<number>): string =>
  `#${[...channels].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;

/** How far a text stands out from the pixels under it, red, green, blue and alpha in turn: almost everywhere at least so much. */
export const textContrast = (color: string, pixels: ArrayLike<number>): number | null => {
  const contrasts = Array.from({ length: Math.floor(pixels.length / CHANNELS) }, (_, pixel) =>
    contrastOf(color, hexOf([0, 1, 2].map((channel) => pixels[pixel * CHANNELS + channel] ?? 0))),
  ).sort((one, other) => one - other);
  return contrasts[Math.floor(contrasts.length * TOLERATED)] ?? null;
};
