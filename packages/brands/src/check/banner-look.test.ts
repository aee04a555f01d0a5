import { expect, test } from "vitest";
import { appParts } from "../test-support/app-parts.ts";
import { bannerBlock, brandWithBlocks, composite, imageOnly } from "../test-support/sample-brand.ts";
import { checkButtons, checkPictures } from "./banner-look.ts";

const GROUP = "settings.homepage.blocks[0].props.bannerGroup";

test.each(["navigationButton", "action1", "action2"] as const)("AHEAD-4 finds a %s with low contrast", (name) => {
  const faint = { ...composite, [name]: { ...composite[name], color: "#777777", backgroundColor: "#555555" } };
  expect(checkButtons(brandWithBlocks(bannerBlock({ desktopBanners: [faint] })), appParts)).toEqual([
    {
      severity: "error",
      path: `${GROUP}.desktopBanners[0].${name}.color`,
      problem: "#777777 on #555555 has a contrast of 1.66",
      remedy: "set them further apart: at least 4.5",
    },
  ]);
});

test("AHEAD-4 accepts buttons with enough contrast, and a banner without buttons", () => {
  expect(checkButtons(brandWithBlocks(bannerBlock({ desktopBanners: [composite, imageOnly] })), appParts)).toEqual([]);
});

const sized = (width: number, height: number) => ({ ...imageOnly, image: { ...imageOnly.image, width, height } });

test.each([
  ["mobile", "small", 688, 214],
  ["mobile", "medium", 688, 224],
  ["desktop", "small", 2680, 260],
  ["desktop", "medium", 2648, 520],
  ["desktop", "big", 1000, 1000],
] as const)("AHEAD-4 accepts a %s %s picture of %i by %i", (screen, size, width, height) => {
  const group = { desktopBanners: [], [`${screen}Size`]: size, [`${screen}Banners`]: [sized(width, height)] };
  expect(checkPictures(brandWithBlocks(bannerBlock(group)), appParts)).toEqual([]);
});

test("AHEAD-4 finds a picture of another size on its screen", () => {
  const group = { mobileBanners: [sized(688, 214), sized(2680, 240)], desktopBanners: [sized(2680, 480)] };
  expect(
    checkPictures(brandWithBlocks(bannerBlock(group)), appParts).map(({ path, severity }) => [severity, path]),
  ).toEqual([
    ["warning", `${GROUP}.mobileBanners[1].image`],
    ["warning", `${GROUP}.desktopBanners[0].image`],
  ]);
});
