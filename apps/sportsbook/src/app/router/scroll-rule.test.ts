import type { Route } from "@touchline/protocol";
import { expect, test } from "vitest";
import { isRemembered, isSameRoute, landing, placeName } from "./scroll-rule.ts";

const sports: Route = { view: "sports", filters: { date: "all", sport: 1 } };
const tennis: Route = { view: "sports", filters: { date: "all", sport: 2 } };
const live: Route = { view: "live", filters: {} };
const home: Route = { view: "homepage", filters: {} };
const event: Route = { view: "sports", filters: { date: "all", event: 7 } };
const outrights: Route = { view: "sports", filters: { page: "outrights" } };

test("SCROLL-1 a position is remembered when the route's name changes, or an outright or event is opened or left", () => {
  expect(isRemembered(sports, live)).toBe(true);
  expect(isRemembered(sports, event)).toBe(true);
  expect(isRemembered(outrights, sports)).toBe(true);
  expect(isRemembered(sports, tennis)).toBe(false);
});

test("SCROLL-1 it is remembered by the route's name, and an event does not overwrite its list", () => {
  expect(placeName(sports)).toBe(placeName(tennis));
  expect(new Set([sports, live, home, event, outrights].map(placeName)).size).toBe(5);
});

test("SCROLL-3 a move within the homepage and a fresh navigation go to the top, another filter to the filters", () => {
  expect(landing(null, sports)).toBe("top");
  expect(landing(home, { view: "homepage", filters: { sport: 1 } })).toBe("top");
  expect(landing(sports, tennis)).toBe("filters");
});

test("SCROLL-4 an outrights page and another route's name begin at the top", () => {
  expect(landing(sports, outrights)).toBe("top");
  expect(landing(sports, live)).toBe("top");
  expect(landing(sports, event)).toBe("top");
});

test("SCROLL-2 who turns back before the next screen has come is still on the same route", () => {
  expect(isSameRoute(sports, { view: "sports", filters: { sport: 1, date: "all" } })).toBe(true);
  expect(isSameRoute(sports, tennis)).toBe(false);
  expect(isSameRoute(sports, { view: "sports", filters: { ...sports.filters, event: 7 } })).toBe(false);
  expect(isSameRoute(live, home)).toBe(false);
});
