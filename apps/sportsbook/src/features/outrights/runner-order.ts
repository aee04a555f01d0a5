/** By price, the lowest first; runners without a price last. */
export const orderByPrice = (prices: readonly number[]): number[] => {
  const rank = (index: number): number => Math.abs(prices[index] ?? 0) || Number.POSITIVE_INFINITY;
  return [...prices.keys()].toSorted((first, second) => rank(first) - rank(second) || first - second);
};
