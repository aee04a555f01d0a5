import { expect, test } from "vitest";
import { checkLanguages, checkTranslations } from "./check/texts.ts";
import { languageCodes } from "./language-code.ts";
import { appParts } from "./test-support/app-parts.ts";
import { bannerBlock, brandWithBlocks, composite } from "./test-support/sample-brand.ts";

test.each([
  ["no", ["no", "nb"]],
  ["nb", ["nb", "no"]],
  ["pt-BR", ["pt-BR", "pt"]],
  ["en", ["en"]],
])("I18N-1 %s goes by the codes %j", (locale, codes) => {
  expect(languageCodes(locale)).toEqual(codes);
});

test("I18N-1 CONFIG-4 a brand may call Norwegian no, and its texts as well", () => {
  const title = { color: "#ffffff", text: { default: "Derby", no: "Lokaloppgjør" } };
  const banner = { ...composite, title };
  const brand = brandWithBlocks(bannerBlock({ mobileBanners: [banner] }));
  const inNorway = { ...brand, languages: ["en", "no"] };
  expect(checkLanguages(inNorway, appParts)).toEqual([]);
  const missing = (languages: string[]) =>
    checkTranslations({ ...brand, languages }, appParts).filter(({ path }) => path.includes("mobileBanners[0].title"));
  expect(missing(["en", "nb"])).toEqual([]);
  expect(missing(["en", "fi"])).toHaveLength(1);
});
