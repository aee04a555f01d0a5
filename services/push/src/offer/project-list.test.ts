import { expect, test } from "vitest";
import { sampleEvent, sampleMarket } from "../test-support/sample-event.ts";
import { isLined, isListed, projectPatch } from "./project-list.ts";

const before = new Map(sampleEvent(1).markets.map((market) => [market.slot, market]));
const oldLine = sampleMarket(2, { metaMarketId: 2, specifiers: { total: "2.5" }, main: false });
const newLine = sampleMarket(4, { metaMarketId: 2, specifiers: { total: "3.5" }, listed: true });

test("shows one market and drops another when a line moves", () => {
  expect(projectPatch(before, { markets: [oldLine, newLine] }, isListed)).toEqual({ markets: [newLine], gone: [2] });
});

test("ignores a market that the list does not show, whether it comes or goes", () => {
  expect(projectPatch(before, { markets: [sampleMarket(8)], gone: [6] }, isListed)).toBeNull();
});

test("drops a listed market that is gone", () => {
  expect(projectPatch(before, { gone: [0, 6] }, isListed)).toEqual({ gone: [0] });
});

test("leaves out incidents", () => {
  expect(projectPatch(before, { incidents: [], suspended: true }, isListed)).toEqual({ suspended: true });
  expect(projectPatch(before, { incidents: [] }, isListed)).toBeNull();
});

test("keeps both lines when the main one moves in a list with several lines, and drops one only with its market", () => {
  const stays = { ...oldLine, lined: true };
  expect(projectPatch(before, { markets: [stays, newLine] }, isLined)).toEqual({ markets: [stays, newLine] });
  expect(projectPatch(before, { gone: [4, 6] }, isLined)).toEqual({ gone: [4] });
});
