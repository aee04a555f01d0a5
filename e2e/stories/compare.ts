/**
 * Compares pictures so that differences of browser versions are tolerated: these affect the edges of letters only. Pictures are compared as
 * means over boxes: small boxes show missing or moved parts, large boxes show a slightly different colour of a surface. A box may be a
 * pixel off, as text is when it is laid out again.
 */

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, alpha for each pixel, row by row. */
  readonly data: Uint8Array;
}

interface Look {
  /** Edge of a box in pixels. */
  readonly box: number;
  /** Tolerated difference of a box's colour, out of 255. */
  readonly tolerance: number;
}

const LOOKS: readonly Look[] = [
  { box: 4, tolerance: 44 },
  { box: 16, tolerance: 5 },
];
/** A single box may differ because of one letter. */
const ALLOWED_BOXES = 1;
const SHIFTS = [0, -1, 1];

/** Summed-area table of a channel, so that the mean of any box takes four look-ups. */
const sumUp = ({ width, height, data }: Picture, channel: number): Float64Array => {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += data[(y * width + x) * 4 + channel] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
};

type MeanOf = (x: number, y: number, size: number) => readonly number[];

const createMeans = (picture: Picture): MeanOf => {
  const line = picture.width + 1;
  const colours = [0, 1, 2].map((channel) => sumUp(picture, channel));
  return (x, y, size) => {
    const right = Math.min(x + size, picture.width);
    const bottom = Math.min(y + size, picture.height);
    const area = (right - x) * (bottom - y);
    return colours.map((sums) => {
      const at = (column: number, row: number): number => sums[row * line + column] ?? 0;
      return (at(right, bottom) - at(x, bottom) - at(right, y) + at(x, y)) / area;
    });
  };
};

const distance = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))));

const countDifferent = (one: MeanOf, other: MeanOf, { width, height }: Picture, { box, tolerance }: Look): number => {
  const isSame = (x: number, y: number): boolean => {
    const mean = one(x, y, box);
    return SHIFTS.some((dy) =>
      SHIFTS.some((dx) => {
        const left = Math.min(Math.max(x + dx, 0), width - 1);
        const top = Math.min(Math.max(y + dy, 0), height - 1);
        return distance(mean, other(left, top, box)) <= tolerance;
      }),
    );
  };
  let count = 0;
  for (let y = 0; y < height; y += box) for (let x = 0; x < width; x += box) if (!isSame(x, y)) count += 1;
  return count;
};

/** What distinguishes two pictures, in words; undefined if they show the same. */
export const compare = (accepted: Picture, actual: Picture): string | undefined => {
  if (Math.abs(accepted.width - actual.width) > 1 || Math.abs(accepted.height - actual.height) > 1)
    return `${accepted.width} × ${accepted.height} became ${actual.width} × ${actual.height}`;
  const shared = {
    ...accepted,
    width: Math.min(accepted.width, actual.width),
    height: Math.min(accepted.height, actual.height),
  };
  const [one, other] = [createMeans(accepted), createMeans(actual)];
  const found = LOOKS.map((look) => ({ look, count: countDifferent(one, other, shared, look) }));
  return (
    found
      .filter(({ count }) => count > ALLOWED_BOXES)
      .map(({ look, count }) => `${count} boxes of ${look.box} pixels differ`)
      .join(", ") || undefined
  );
};
