import { createRandom as createChance } from "../testkit/random.ts";

/** Seeded: the same seed gives the same schedule, so that a failure can be reproduced. */
export const createRandom = (seed: number) => {
  const next = createChance(seed);
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    whole,
    chance: (probability: number): boolean => next() < probability,
    pick: <Item>(items: readonly Item[]): Item => items[whole(0, items.length - 1)] as Item,
    uuid: (): string => {
      const hex = Array.from({ length: 32 }, () => whole(0, 15).toString(16));
      hex[12] = "4";
      hex[16] = "8";
      const text = hex.join("");
      return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join("-");
    },
  };
};

export type Random = ReturnType<typeof createRandom>;
