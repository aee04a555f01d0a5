import { expect, test } from "vitest";
import { siteAddress } from "./site-address.ts";

const { toApp } = siteAddress(() => "");
const at = (address: string): URL => new URL(address, "https://northgate.example");

test("PEER-14 a place in the sportsbook is an address of the site, and leads back to the same place", () => {
  const address = siteAddress(() => "");
  for (const path of ["/", "/live", "/sports/d_today/s_1", "/event/12?tab=main&q=a%26b"])
    expect(toApp(at(address.toHost(path)))).toBe(path);
  expect(address.toHost("/live")).toBe("/sports/live");
});

test("PEER-14 the site's own part of the query stays in the address and is not told to the sportsbook", () => {
  const address = siteAddress(() => "?tab=old&embed=element&console");
  expect(address.toHost("/live?day=2")).toBe("/sports/live?day=2&embed=element&console");
  expect(toApp(at(address.toHost("/live?day=2")))).toBe("/live?day=2");
  expect(toApp(at("/sports?console"))).toBe("/");
});

test("other pages of the site are no place in the sportsbook", () => {
  expect(toApp(at("/casino"))).toBeNull();
  expect(toApp(at("/sportsman"))).toBeNull();
});
