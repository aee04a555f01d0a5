/**
 * A chunk of prices alone, as a text of about half the length of its JSON: see `offerChunkSchema`. The first slot is its distance from 0,
 * and distances are within the text only, so that it can be applied twice or first, like any other chunk.
 */

export type PriceChunk = readonly [eventId: number, base: number, version: number, prices: readonly number[]];

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/** A digit has five bits of the number, the lowest first, and this one where more digits follow. */
const MORE = 32;

const VALUES = new Int8Array(128).fill(-1);
for (let value = 0; value < DIGITS.length; value += 1) VALUES[DIGITS.charCodeAt(value)] = value;

/** The lowest bit is the sign. Without bit operators, because ids may have more than 32 bits. */
const writeNumber = (number: number): string => {
  let text = "";
  let rest = number < 0 ? -2 * number + 1 : 2 * number;
  for (; rest >= MORE; rest = Math.floor(rest / MORE)) text += DIGITS[MORE + (rest % MORE)];
  return text + DIGITS[rest];
};

export const encodePriceText = (
  eventId: number,
  base: number,
  version: number,
  prices: Iterable<readonly [slot: number, price: number]>,
): string => {
  let text = writeNumber(eventId) + writeNumber(base) + writeNumber(version - base);
  let before = 0;
  for (const [slot, price] of prices) {
    text += writeNumber(slot - before) + writeNumber(price);
    before = slot;
  }
  return text;
};

/** Null where the text is not one number after another. */
const readNumbers = (text: string): number[] | null => {
  const numbers: number[] = [];
  let number = 0;
  let scale = 1;
  for (let at = 0; at < text.length; at += 1) {
    const digit = VALUES[text.charCodeAt(at)] ?? -1;
    if (digit < 0) return null;
    number += (digit % MORE) * scale;
    scale *= MORE;
    if (digit >= MORE) continue;
    if (!Number.isSafeInteger(number)) return null;
    numbers.push(number % 2 === 0 ? number / 2 : -(number - 1) / 2);
    number = 0;
    scale = 1;
  }
  return scale === 1 ? numbers : null;
};

/** Null where the text is no chunk. */
export const decodePriceText = (text: string): PriceChunk | null => {
  const numbers = readNumbers(text);
  if (!numbers || numbers.length < 3 || numbers.length % 2 === 0) return null;
  const [eventId, base, step, ...prices] = numbers as [number, number, number, ...number[]];
  if (eventId < 1 || base < 0 || base + step < 1) return null;
  for (let index = 2; index < prices.length; index += 2)
    prices[index] = (prices[index] as number) + (prices[index - 2] as number);
  return [eventId, base, base + step, prices];
};
