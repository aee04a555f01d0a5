type Channels = readonly [red: number, green: number, blue: number];

const channelsOf = (hex: string): Channels =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255) as unknown as Channels;

const linear = (channel: number): number => (channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

const luminance = (hex: string): number => {
  const [red, green, blue] = channelsOf(hex).map(linear) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours by WCAG, from 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

/** Hue in degrees, and saturation from 0 to 1 (HSV). */
export const hueOf = (hex: string): { readonly hue: number; readonly saturation: number } => {
  const [red, green, blue] = channelsOf(hex);
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (span === 0) return { hue: 0, saturation: 0 };
  const sixth =
    most === red ? (green - blue) / span + 6 : most === green ? (blue - red) / span + 2 : (red - green) / span + 4;
  return { hue: (sixth % 6) * 60, saturation: span / most };
};

export const hueDistance = (one: number, other: number): number => {
  const apart = Math.abs(one - other);
  return Math.min(apart, 360 - apart);
};

/** So much of the other colour is mixed in, from 0 to 1. */
export const mixColors = (one: string, other: string, share: number): string => {
  const others = channelsOf(other);
  const mixed = channelsOf(one).map((channel, index) => channel + ((others[index] as number) - channel) * share);
  return `#${mixed
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`.toUpperCase();
};
