/** A shirt: two colours and a pattern, written as `#c8102e-#ffffff-stripes`. */
interface Shirt {
  readonly body: string;
  readonly detail: string;
  readonly pattern: string;
}

const KIT = /^(#[0-9a-f]{6})-(#[0-9a-f]{6})-([a-z]+)$/;

/** A kit that cannot be read is grey. */
const GREY: Shirt = { body: "#9aa3af", detail: "#6b7480", pattern: "sleeves" };

export const readKit = (kit: string): Shirt => {
  const [, body, detail, pattern] = KIT.exec(kit) ?? [];
  return body && detail && pattern ? { body, detail, pattern } : GREY;
};

/** Share of the shirt in its second colour. */
const DETAIL_SHARE: Readonly<Record<string, number>> = {
  stripes: 0.4,
  hoops: 0.35,
  halves: 0.5,
  sash: 0.25,
  sleeves: 0.25,
};

type Colour = readonly [lightness: number, greenRed: number, blueYellow: number];

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** OKLab, in which equal distances look equally different. */
const oklab = (hex: string): Colour => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
};

/** What a small shirt looks like as a whole. */
const lookOf = ({ body, detail, pattern }: Shirt): Colour => {
  const share = DETAIL_SHARE[pattern] ?? 0;
  const [one, other] = [oklab(body), oklab(detail)];
  const mix = (index: 0 | 1 | 2): number => one[index] * (1 - share) + other[index] * share;
  return [mix(0), mix(1), mix(2)];
};

/** Below this two shirts of 16 px look alike: navy and black do, red and orange do not. */
const LEAST_DISTANCE = 0.16;

const areAlike = (one: Shirt, other: Shirt): boolean => {
  const [first, second] = [lookOf(one), lookOf(other)];
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]) < LEAST_DISTANCE;
};

const NEUTRAL: readonly Shirt[] = ["#ffffff", "#1b1b1b"].map((body) => ({ body, detail: "#808c9c", pattern: "plain" }));

/** The away side's own colours exchanged, or else white or black. */
const awayShirt = (home: Shirt, away: Shirt): Shirt => {
  const exchanged = { ...away, body: away.detail, detail: away.body };
  return [exchanged, ...NEUTRAL].find((shirt) => !areAlike(home, shirt)) ?? away;
};

interface Dressed {
  readonly kit: string | null;
}

/** Kits of home and away as they are drawn: the away side changes where the two could not be told apart. */
export const drawnKits = ([home, away]: readonly Dressed[]): readonly [home: string | null, away: string | null] => {
  const [homeKit, awayKit] = [home?.kit ?? null, away?.kit ?? null];
  if (!homeKit || !awayKit) return [homeKit, awayKit];
  const [homeShirt, shirt] = [readKit(homeKit), readKit(awayKit)];
  if (!areAlike(homeShirt, shirt)) return [homeKit, awayKit];
  const { body, detail, pattern } = awayShirt(homeShirt, shirt);
  return [homeKit, `${body}-${detail}-${pattern}`];
};

const OUTLINE = { light: "#c3ccd8", middle: "#808c9c", dark: "#5b6675" };

/** A dark shirt is outlined lightly and a light one darkly: each is then seen on a ground of its own lightness. */
export const outlineOf = (shirt: Shirt): string => {
  const [lightness] = lookOf(shirt);
  if (lightness < 0.45) return OUTLINE.light;
  return lightness > 0.85 ? OUTLINE.dark : OUTLINE.middle;
};
