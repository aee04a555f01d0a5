import { expect, test } from "vitest";
import { enabledBlocks, enabledFilters, enabledLanding, isAddressEnabled } from "./enabled.ts";
import { loadBrand } from "./shipped/index.ts";

const { settings } = loadBrand("default");
const { blocks } = settings.homepage;
const WORDS = settings.generalSettings.pathWords;
const ON = { outrights: true, promotedOffer: true };

const linksOf = (shown: ReturnType<typeof enabledBlocks>): string[] =>
  shown.flatMap((block) =>
    block.blockType === "quick_links"
      ? block.props.links.flatMap((link) => (link.type === "other" ? [link.name] : []))
      : [],
  );

test("CONFIG-3 with everything on, blocks and filters are as configured", () => {
  expect(enabledBlocks(blocks, WORDS, ON)).toEqual(blocks);
  const filters = { date: "all", promotedOffer: 7, page: "outrights" } as const;
  expect(enabledFilters(filters, ON)).toEqual(filters);
});

test("CONFIG-3 without outrights no quick link and no address leads to them", () => {
  const off = { ...ON, outrights: false };
  expect(linksOf(enabledBlocks(blocks, WORDS, off))).toEqual(["stream", "upcoming", "promoted", "last_bets"]);
  expect(enabledFilters({ date: "all", page: "outrights" }, off)).toEqual({ date: "all" });
  expect(enabledFilters({ page: "search" }, off)).toEqual({ page: "search" });
});

test("CONFIG-3 without promoted offers there is no carousel, widget, quick link, address or landing of them", () => {
  const off = { ...ON, promotedOffer: false };
  const widget = { type: "promoted-events", numberOfEvents: 5, numberOfSports: 5, refreshPeriod: 20_000 } as const;
  const all = [...blocks, { blockType: "events-widget", tag: "promoted", props: widget } as const];
  const shown = enabledBlocks(all, WORDS, off);
  expect(linksOf(shown)).toEqual(["stream", "upcoming", "outrights", "last_bets"]);
  expect(shown.map(({ tag }) => tag)).not.toContain("catalogs");
  expect(shown.map(({ tag }) => tag)).not.toContain("promoted");
  expect(enabledFilters({ date: "all", promotedOffer: 7, catalog: 3 }, off)).toEqual({ date: "all", catalog: 3 });

  const sports = { type: "promo", time: "all" } as const;
  const promo = {
    ...settings,
    generalSettings: {
      ...settings.generalSettings,
      gameLandingSetup: { ...settings.generalSettings.gameLandingSetup, sports },
    },
  };
  expect(enabledLanding(promo).sports.type).toBe("promo");
  const integrationWidgets = { ...settings.integrationWidgets, promotedOffer: false };
  expect(enabledLanding({ ...promo, integrationWidgets }).sports).toEqual({ type: "sport", time: "all" });
});

test("CONFIG-3 a block of quick links that has none left is not shown", () => {
  const only = {
    blockType: "quick_links",
    tag: "links",
    props: { links: [{ type: "other", name: "promoted" }] },
  } as const;
  expect(
    enabledBlocks([{ ...only, props: { links: [...only.props.links] } }], WORDS, { ...ON, promotedOffer: false }),
  ).toEqual([]);
});

test.each([
  ["/sports/v_outrights", false],
  ["/sports/d_all/v_outrights?x=1", false],
  ["/sports/po_7", false],
  ["/sports/d_all/ctg_3", true],
  ["/live", true],
  ["https://casino.example/sports/v_outrights", true],
])("CONFIG-3 with outrights and promoted offers off, a link to %s is shown: %s", (address, isShown) => {
  expect(isAddressEnabled(address, WORDS, { outrights: false, promotedOffer: false })).toBe(isShown);
  expect(isAddressEnabled(address, WORDS, ON)).toBe(true);
});
