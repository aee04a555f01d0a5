import { offerRoutes, packOfferList } from "@touchline/protocol";
import { expect, test } from "vitest";
import { parseOfferList, parsePromotedStatistics, parseStatistics } from "./answer-shape.ts";

const emptyList = packOfferList({
  locale: "en",
  generatedAt: 1,
  sports: [],
  categories: [],
  metaMarkets: [],
  tournaments: [],
  events: [],
});
const totals = { all: 1, today: 1, live: 0, streamed: 0, outrights: 0 };

test("an answer that the contract allows passes", () => {
  const statistics = offerRoutes.statistics.answer.parse({ generatedAt: 1, totals, sports: [] });
  const promoted = offerRoutes.promotedStatistics.answer.parse({ generatedAt: 1, catalogs: [] });
  expect(parseOfferList(offerRoutes.list.answer.parse(emptyList))).toEqual(emptyList);
  expect(parseStatistics(statistics)).toEqual(statistics);
  expect(parsePromotedStatistics(promoted)).toEqual(promoted);
});

test.each([null, "text", [], {}, { ...emptyList, prices: null }, { ...emptyList, events: { id: [] } }])(
  "an answer without the fields of a list is refused: %j",
  (answer) => {
    expect(() => parseOfferList(answer)).toThrow("not a list");
  },
);

test("every column of the contract is asked for", () => {
  for (const field of Object.keys(emptyList)) {
    if (field === "locale" || field === "generatedAt") continue;
    expect(() => parseOfferList({ ...emptyList, [field]: undefined }), field).toThrow();
  }
});
