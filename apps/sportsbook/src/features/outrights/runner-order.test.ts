import { expect, test } from "vitest";
import { orderByPrice } from "./runner-order.ts";

test("runners are ranked by price, whether it is open or suspended, and those without one stand last", () => {
  expect(orderByPrice([750, 210, 0, -340])).toEqual([1, 3, 0, 2]);
});

test("runners of one price keep their order", () => {
  expect(orderByPrice([300, 200, 300, 200])).toEqual([1, 3, 0, 2]);
});
