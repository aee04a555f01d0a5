/** Random streams are keyed by their purpose, so that the same seed always gives the same simulation. */

export type Random = () => number;

const mix = (state: number, value: number): number => {
  let mixed = Math.imul(state ^ value, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
};

export const hash = (...parts: readonly number[]): number => {
  let state = 0x9e3779b9;
  for (const part of parts) {
    state = mix(state, part >>> 0);
    state = mix(state, Math.floor(part / 0x1_0000_0000) + 0x7f4a7c15);
  }
  return state;
};

/** A number in [0, 1) that depends on the parts alone. */
export const share = (...parts: readonly number[]): number => hash(...parts) / 0x1_0000_0000;

export const createRandom = (...parts: readonly number[]): Random => {
  let state = hash(...parts);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 0x1_0000_0000;
  };
};

export const between = (random: Random, low: number, high: number): number => low + random() * (high - low);

/** Time to the next event of a Poisson process with `rate` events per unit of time. */
export const waitingTime = (random: Random, rate: number): number =>
  rate > 0 ? -Math.log(1 - random()) / rate : Number.POSITIVE_INFINITY;

/** Approximately normal, with no values beyond 3.5 deviations. */
export const bell = (random: Random): number => (random() + random() + random() + random() - 2) * Math.sqrt(3);

export const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

export const pickWeighted = <Item>(random: Random, items: readonly (readonly [Item, number])[]): Item => {
  const total = items.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = random() * total;
  for (const [item, weight] of items) if ((rest -= weight) < 0) return item;
  return (items.at(-1) as readonly [Item, number])[0];
};
