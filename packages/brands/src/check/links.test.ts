import { expect, test } from "vitest";
import { appParts } from "../test-support/app-parts.ts";
import { bannerBlock, brandWith, brandWithBlocks, composite, quickLinks } from "../test-support/sample-brand.ts";
import { checkLinks } from "./links.ts";

const link = (url: string) => quickLinks({ type: "custom", label: { default: "x", fi: "y" }, icon: "home", url });
const found = (url: string) => checkLinks(brandWithBlocks(link(url)), appParts).map(({ problem }) => problem);

test.each([
  "/sports/v_outrights",
  "/sports/d_all/t_7/e_9",
  "/sports/d_all/ctg_3/e_9",
  "/sports/d_all/c_5/e_9",
  "/sports/d_all/s_1/e_9",
  "/sports/d_today/ctg_3",
  "/sports/e_9",
  "/live",
  "/preferences?from=banner",
  "https://casino.example/live",
])("AHEAD-4 accepts the deep link %s", (url) => {
  expect(found(url)).toEqual([]);
});

test("AHEAD-4 finds a deep link that no view has", () => {
  expect(found("/promotions/summer")).toEqual(["no view answers /promotions/summer"]);
  expect(found("/desporto/d_all")).toEqual(["no view answers /desporto/d_all"]);
});

test("AHEAD-4 finds ignored segments", () => {
  expect(found("/sports/d_tomorrow/t_7/x_1")).toEqual([
    "d_tomorrow in /sports/d_tomorrow/t_7/x_1 says nothing",
    "x_1 in /sports/d_tomorrow/t_7/x_1 says nothing",
  ]);
});

test("AHEAD-4 uses the brand's own path words", () => {
  const settings = {
    generalSettings: { pathWords: { sports: "desporto" } },
    homepage: { blocks: [link("/desporto/d_all/ctg_3/e_9")] },
  };
  expect(checkLinks(brandWith(settings), appParts)).toEqual([]);
});

test("AHEAD-4 checks every link that a visitor may follow", () => {
  const dead = "/nowhere";
  const button = (name: "navigationButton" | "action1" | "action2") => ({ [name]: { ...composite[name], url: dead } });
  const banner = {
    ...composite,
    route: dead,
    ...button("navigationButton"),
    ...button("action1"),
    ...button("action2"),
  };
  const option = {
    label: { default: "x" },
    route: { type: "custom", url: dead },
    icon: { type: "nfont", name: "home" },
    requiresAuth: false,
  };
  const settings = {
    generalSettings: { header: { depositUrl: dead }, mainNavigation: { options: [option] } },
    homepage: { blocks: [bannerBlock({ mobileBanners: [banner], desktopBanners: [] })] },
  };
  const inBanner = "settings.homepage.blocks[0].props.bannerGroup.mobileBanners[0]";
  expect(checkLinks(brandWith(settings), appParts).map(({ path }) => path)).toEqual([
    "settings.generalSettings.header.depositUrl",
    "settings.generalSettings.mainNavigation.options[0].route.url",
    `${inBanner}.route`,
    `${inBanner}.navigationButton.url`,
    `${inBanner}.action1.url`,
    `${inBanner}.action2.url`,
  ]);
});
