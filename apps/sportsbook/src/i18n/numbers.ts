const counts = new Intl.NumberFormat("en");

export const formatCount = (count: number): string => counts.format(count);

/** Decimal odds of a price in hundredths: two decimals below 10, one below 100, none above. */
export const formatOdds = (price: number): string => {
  if (price < 1000) return `${Math.trunc(price / 100)}.${String(price % 100).padStart(2, "0")}`;
  if (price < 9995) return (price / 100).toFixed(1);
  return String(Math.round(price / 100));
};
