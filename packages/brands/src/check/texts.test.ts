import { expect, test } from "vitest";
import { appParts } from "../test-support/app-parts.ts";
import {
  bannerBlock,
  brandWithBlocks,
  composite,
  imageOnly,
  quickLinks,
  sampleBrand,
} from "../test-support/sample-brand.ts";
import { checkImageTexts, checkLanguages, checkTranslations } from "./texts.ts";

const BANNER = "settings.homepage.blocks[0].props.bannerGroup.desktopBanners[0]";

const link = (label: object) => quickLinks({ type: "custom", label, icon: "home", url: "/sports" });
const labelled = (languages: string[], label: object) =>
  checkTranslations(sampleBrand({ languages, settings: { homepage: { blocks: [link(label)] } } }), appParts);

test("AHEAD-4 finds a text that lacks one of the brand's languages", () => {
  expect(labelled(["en", "fi", "nb"], { default: "Cup", fi: "Cup" })).toEqual([
    {
      severity: "warning",
      path: "settings.homepage.blocks[0].props.links[0].label",
      problem: "“Cup” has no text in nb",
      remedy: "translate it, or the default is shown",
    },
  ]);
});

test("AHEAD-4 the default is in the brand's first language, and a language serves its regions", () => {
  expect(labelled(["en", "fi"], { default: "Cup", fi: "Kuppi" })).toEqual([]);
  expect(labelled(["en", "pt-BR"], { default: "Cup", pt: "Taça" })).toEqual([]);
  expect(labelled(["en", "pt"], { default: "Cup", "pt-BR": "Copa" })).toHaveLength(1);
  expect(labelled(["en", "fi"], { default: "Cup", fi: "" })).toHaveLength(1);
});

test("AHEAD-4 checks every text of a banner", () => {
  const text = { default: "Only English" };
  const banner = {
    ...composite,
    image: { ...composite.image, alt: text },
    title: { ...composite.title, text },
    caption: { ...composite.caption, text },
    action1: { ...composite.action1, text },
    action2: { ...composite.action2, text },
  };
  const brand = brandWithBlocks(bannerBlock({ desktopBanners: [banner] }));
  expect(checkTranslations(brand, appParts).map(({ path }) => path)).toEqual(
    ["image.alt", "title.text", "caption.text", "action1.text", "action2.text"].map((key) => `${BANNER}.${key}`),
  );
  expect(checkTranslations(brandWithBlocks(bannerBlock()), appParts)).toEqual([]);
});

test("AHEAD-4 finds a picture without alternative text in a banner without other text", () => {
  const { alt: _alt, ...image } = imageOnly.image;
  const check = (banner: object) =>
    checkImageTexts(brandWithBlocks(bannerBlock({ desktopBanners: [banner] })), appParts).map(({ path }) => path);
  expect(check({ ...imageOnly, image })).toEqual([`${BANNER}.image.alt`]);
  expect(check(imageOnly)).toEqual([]);
  expect(check({ ...composite, image })).toEqual([]);
});

test("AHEAD-4 finds a language that the app does not have", () => {
  expect(checkLanguages(sampleBrand({ languages: ["en", "da"] }), appParts)).toEqual([
    expect.objectContaining({ path: "languages[1]", problem: "the app does not speak da" }),
  ]);
});
