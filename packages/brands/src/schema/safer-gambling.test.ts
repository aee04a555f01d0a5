import { expect, test } from "vitest";
import { loadBrand } from "../shipped/read.ts";
import { saferGamblingSchema } from "./safer-gambling.ts";

const house = loadBrand("default").settings.generalSettings.saferGambling;

test("PEER-10 a brand overrides single values for its market, and keeps the rest of the default", () => {
  const { ageMark, saferGambling } = loadBrand("rimba").settings.generalSettings;
  expect(ageMark).toBe("21+");
  expect(saferGambling.realityCheckMinutes).toBeNull();
  expect(saferGambling.links).toEqual({ ...house.links, cookies: null });
});

test.each(["javascript:alert(1)", "data:text/html,x", "//elsewhere.example", "http://plain.example", "hosts"])(
  "PEER-10 R15 %s is not a valid address of a legal page",
  (address) => {
    for (const name of Object.keys(house.links))
      expect(saferGamblingSchema.safeParse({ ...house, links: { ...house.links, [name]: address } }).success).toBe(
        false,
      );
  },
);

test("PEER-10 every legal page may be an address, a path or null", () => {
  for (const name of Object.keys(house.links))
    for (const page of ["https://operator.example/page", "/legal/page", null])
      expect(saferGamblingSchema.safeParse({ ...house, links: { ...house.links, [name]: page } }).success).toBe(true);
});
