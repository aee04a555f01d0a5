import { expect, test } from "vitest";
import { sampleEvent, sampleMarket } from "../test-support/sample-event.ts";
import { projectListPatch } from "./project-list.ts";

const before = new Map(sampleEvent(1).markets.map((market) => [market.slot, market]));
const oldLine = sampleMarket(2, { metaMarketId: 2, specifiers: { total: "2.5" }, main: false });
const newLine = sampleMarket(4, { metaMarketId: 2, specifiers: { total: "3.5" }, listed: true });

test("a line that moved is one market shown and another gone", () => {
  expect(projectListPatch(before, { markets: [oldLine, newLine] })).toEqual({ markets: [newLine], gone: [2] });
});

test("a market that no list shows is nothing to a list, whether it comes or goes", () => {
  expect(projectListPatch(before, { markets: [sampleMarket(8)], gone: [6] })).toBeNull();
});

test("a listed market that goes is gone for a list", () => {
  expect(projectListPatch(before, { gone: [0, 6] })).toEqual({ gone: [0] });
});

test("incidents are for the event's own page", () => {
  expect(projectListPatch(before, { incidents: [], suspended: true })).toEqual({ suspended: true });
  expect(projectListPatch(before, { incidents: [] })).toBeNull();
});
