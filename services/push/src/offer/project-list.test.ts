import { expect, test } from "vitest";
import { sampleEvent, sampleMarket } from "../test-support/sample-event.ts";
import { isLined, isListed, projectPatch } from "./project-list.ts";

const before = new Map(sampleEvent(1).markets.map((market) => [market.slot, market]));
const oldLine = sampleMarket(2, { metaMarketId: 2, specifiers: { total: "2.5" }, main: false });
const newLine = sampleMarket(4, { metaMarketId: 2, specifiers: { total: "3.5" }, listed: true });

test("a line that moved is one market shown and another gone", () => {
  expect(projectPatch(before, { markets: [oldLine, newLine] }, isListed)).toEqual({ markets: [newLine], gone: [2] });
});

test("a market that no list shows is nothing to a list, whether it comes or goes", () => {
  expect(projectPatch(before, { markets: [sampleMarket(8)], gone: [6] }, isListed)).toBeNull();
});

test("a listed market that goes is gone for a list", () => {
  expect(projectPatch(before, { gone: [0, 6] }, isListed)).toEqual({ gone: [0] });
});

test("incidents are for the event's own page", () => {
  expect(projectPatch(before, { incidents: [], suspended: true }, isListed)).toEqual({ suspended: true });
  expect(projectPatch(before, { incidents: [] }, isListed)).toBeNull();
});

test("a list with several lines keeps both lines when the main one moves, and loses one only with its market", () => {
  const stays = { ...oldLine, lined: true };
  expect(projectPatch(before, { markets: [stays, newLine] }, isLined)).toEqual({ markets: [stays, newLine] });
  expect(projectPatch(before, { gone: [4, 6] }, isLined)).toEqual({ gone: [4] });
});
