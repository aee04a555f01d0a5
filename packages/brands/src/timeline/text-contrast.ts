import { contrastOf } from "../check/color.ts";

const CHANNELS = 4;
/** Share of pixels that may have less contrast: a white line of a pitch does not make a text unreadable. */
const TOLERATED = 0.05;

const hexOf = (channels: Iterable<number>): string =>
  `#${[...channels].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;

/** Contrast of a text with the RGBA pixels below it, ignoring the worst pixels up to the tolerated share. */
export const textContrast = (color: string, pixels: ArrayLike<number>): number | null => {
  const contrasts = Array.from({ length: Math.floor(pixels.length / CHANNELS) }, (_, pixel) =>
    contrastOf(color, hexOf([0, 1, 2].map((channel) => pixels[pixel * CHANNELS + channel] ?? 0))),
  ).sort((one, other) => one - other);
  return contrasts[Math.floor(contrasts.length * TOLERATED)] ?? null;
};
