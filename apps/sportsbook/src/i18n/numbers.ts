import { formatOdds as formatPrice } from "@touchline/betting";

const counts = new Intl.NumberFormat("en");

export const formatCount = (count: number): string => counts.format(count);

export const formatOdds = (price: number): string => formatPrice(price, "decimal", "en");
