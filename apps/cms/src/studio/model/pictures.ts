import { brandPaths } from "@touchline/protocol";
import type { Library, Picture } from "./library.ts";
import { missingLanguages } from "./texts.ts";
import { type Use, usesOf } from "./uses.ts";

/** A picture with what there is to say about it. */
export interface PictureFacts {
  readonly picture: Picture;
  readonly uses: readonly Use[];
  /** Languages of the brand without a description. */
  readonly missing: readonly string[];
  readonly isTooSmall: boolean;
}

/** The width at which a banner is drawn at most, in pixels of an ordinary screen. */
const DRAWN = { mobile: 688, desktop: 1340 } as const;

const neededWidth = (uses: readonly Use[]): number =>
  uses.some(({ places }) => places.some(({ screens }) => screens.includes("desktop"))) ? DRAWN.desktop : DRAWN.mobile;

export const factsOf = (picture: Picture, library: Library, languages: readonly string[]): PictureFacts => {
  const uses = usesOf(picture.id, library);
  return {
    picture,
    uses,
    missing: missingLanguages(picture.alt, languages),
    isTooSmall: picture.width < neededWidth(uses),
  };
};

/** A brand's own pictures, and those of the whole tenant. */
export const picturesOf = (library: Library, brandId: string, languages: readonly string[]): PictureFacts[] =>
  library.pictures
    .filter(({ brand }) => !brand || brand === brandId)
    .map((picture) => factsOf(picture, library, languages));

export const FILTERS = ["all", "used", "unused", "small", "undescribed"] as const;
export type Filter = (typeof FILTERS)[number];

const PASSES: Readonly<Record<Filter, (facts: PictureFacts) => boolean>> = {
  all: () => true,
  used: ({ uses }) => uses.length > 0,
  unused: ({ uses }) => uses.length === 0,
  small: ({ isTooSmall }) => isTooSmall,
  undescribed: ({ missing }) => missing.length > 0,
};

export const filterPictures = (pictures: readonly PictureFacts[], filter: Filter): PictureFacts[] =>
  pictures.filter(PASSES[filter]);

export const ORDERS = ["newest", "oldest", "name", "largest"] as const;
export type Order = (typeof ORDERS)[number];

const COMPARE: Readonly<Record<Order, (one: Picture, other: Picture) => number>> = {
  newest: (one, other) => other.createdAt.localeCompare(one.createdAt),
  oldest: (one, other) => one.createdAt.localeCompare(other.createdAt),
  name: (one, other) => (one.name ?? "").localeCompare(other.name ?? ""),
  largest: (one, other) => other.width * other.height - one.width * one.height,
};

export const orderPictures = (pictures: readonly PictureFacts[], order: Order): PictureFacts[] =>
  pictures.toSorted((one, other) => COMPARE[order](one.picture, other.picture));

/** By the name, or by what is on the picture, in any language. */
export const searchPictures = (pictures: readonly PictureFacts[], query: string): PictureFacts[] => {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return pictures.filter(({ picture: { name, alt } }) => {
    const text = [name, alt?.default, ...(alt?.translations ?? []).map((translation) => translation.text)]
      .join(" ")
      .toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
};

/** The address of the smallest copy. The CMS serves it to its editors. */
export const thumbnailOf = ({ filename, sizes = {} }: Picture): string => {
  const [smallest] = Object.values(sizes)
    .filter((size) => size.filename)
    .toSorted((one, other) => Number(one.width) - Number(other.width));
  return brandPaths.media(smallest?.filename ?? filename);
};

export const MIDDLE = 50;
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const focalPointOf = ({ focalX, focalY }: Picture): Point => ({ x: focalX ?? MIDDLE, y: focalY ?? MIDDLE });

const within = (share: number): number => Math.round(Math.min(100, Math.max(0, share)));

export const pointAt = (x: number, y: number): Point => ({ x: within(x), y: within(y) });

const STEP = 1;
const LARGE_STEP = 10;
const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where a key moves the point; null where the key means nothing. */
export const pointByKey = ({ x, y }: Point, key: string, isLarge: boolean): Point | null => {
  const direction = DIRECTIONS[key];
  const step = isLarge ? LARGE_STEP : STEP;
  return direction ? pointAt(x + direction.x * step, y + direction.y * step) : null;
};

const KILO = 1_024;

/** `640 KB`, `1.2 MB` */
export const sizeWords = (bytes: number): string =>
  bytes < KILO * KILO ? `${Math.max(1, Math.round(bytes / KILO))} KB` : `${(bytes / KILO / KILO).toFixed(1)} MB`;

/** A first name for a file: `derby_shirts-2.png` → `Derby shirts 2` */
export const nameFromFile = (filename: string): string => {
  const words = filename
    .replace(/\.[^.]+$/, "")
    .replace(/[-_.]+/g, " ")
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
