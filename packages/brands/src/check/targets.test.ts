import { expect, test } from "vitest";
import { appParts } from "../test-support/app-parts.ts";
import { brandWith, brandWithBlocks, quickLinks } from "../test-support/sample-brand.ts";
import { checkIds, checkSwitchedOff } from "./targets.ts";

const custom = (url: string) => ({
  type: "custom",
  label: { default: "x", fi: "y" },
  icon: "home",
  url,
});
const other = (name: string) => ({ type: "other", name });
const carousel = { blockType: "promoted-catalogs-carousel", tag: "carousel", props: { catalogsTimeFilter: {} } };

const CASES = [
  ["outrights", quickLinks(other("outrights")), "the quick link outrights"],
  ["promotedOffer", quickLinks(other("promoted")), "the quick link promoted"],
  ["outrights", quickLinks(custom("/sports/v_outrights")), "/sports/v_outrights"],
  ["promotedOffer", quickLinks(custom("/sports/d_all/po_4")), "/sports/d_all/po_4"],
  ["promotedOffer", carousel, "the block promoted-catalogs-carousel"],
] as const;

test.each(CASES)("AHEAD-4 finds a way to %s that is switched off: %#", (feature, block, what) => {
  const problemsWith = (isOn: boolean) =>
    checkSwitchedOff(
      brandWith({ integrationWidgets: { [feature]: isOn }, homepage: { blocks: [block] } }),
      appParts,
    ).map(({ problem }) => problem);
  expect(problemsWith(false)).toEqual([`${what} leads to ${feature}, which is switched off`]);
  expect(problemsWith(true)).toEqual([]);
});

const offer = {
  sports: new Set([1]),
  categories: new Set([10]),
  tournaments: new Set([100]),
  catalogs: new Set([3]),
  promotedOffers: new Set([7]),
};
const idProblems = (link: unknown) =>
  checkIds(brandWithBlocks(quickLinks(link as never)), { ...appParts, offer }).map(({ problem }) => problem);

test.each([
  [custom("/sports/d_all/s_1"), custom("/sports/d_all/s_2"), "the offer has no sport 2"],
  [custom("/sports/d_all/c_10"), custom("/sports/d_all/c_11"), "the offer has no category 11"],
  [custom("/sports/d_all/t_100/e_9"), custom("/sports/d_all/t_101/e_9"), "the offer has no tournament 101"],
  [custom("/sports/d_all/ctg_10"), custom("/sports/d_all/ctg_4"), "the offer has no catalog 4"],
  [custom("/sports/d_all/po_7"), custom("/sports/d_all/po_8"), "the offer has no promotedOffer 8"],
  [{ type: "sportSelect", sportId: 1 }, { type: "sportSelect", sportId: 5 }, "the offer has no sport 5"],
  [
    { type: "tournamentSelect", tournamentId: 100 },
    { type: "tournamentSelect", tournamentId: 1 },
    "the offer has no tournament 1",
  ],
])("AHEAD-4 finds an id that the offer does not have: %#", (known, unknown, problem) => {
  expect(idProblems(known)).toEqual([]);
  expect(idProblems(unknown)).toEqual([problem]);
});

test("AHEAD-4 checks no ids where the offer is not known", () => {
  expect(checkIds(brandWithBlocks(quickLinks(custom("/sports/s_99"))), appParts)).toEqual([]);
});
