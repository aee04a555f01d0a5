/**
 * A price on the wire is an integer: decimal odds times 100. Its sign is its state, so that a suspension is a price change like any other:
 * positive is open, negative is suspended at that price, zero is not offered.
 */
export type PriceState = "open" | "suspended" | "unavailable";

export const priceState = (price: number): PriceState => (price > 0 ? "open" : price < 0 ? "suspended" : "unavailable");
