import { expect, test } from "vitest";
import { createFavouriteMarkets, parseKinds } from "./favourite-markets.ts";

test.each([[null], ["no json"], ['{"a":1}'], ['[0,-1,"x",null]']])("%s gives no favourite markets", (text) => {
  expect(parseKinds(text)).toEqual(new Set());
});

test("FAV-1 a market kind is a favourite until it is toggled again", () => {
  const { kinds, toggle } = createFavouriteMarkets();
  toggle(201);
  toggle(202);
  toggle(201);
  expect(kinds.get()).toEqual(new Set([202]));
});
