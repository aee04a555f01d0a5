import type { BrandDocument } from "@touchline/brands";
import { checkBrandDraft } from "@touchline/brands/schema";
import { loadBrand } from "@touchline/brands/shipped";
import { expect, test } from "vitest";
import { checksOf } from "./checks.ts";

const BRAND = "brand-1";

const banner = (id: string, from: string | null, to: string | null, text: object = { default: id, fi: id }) => ({
  id,
  name: id,
  enabled: true,
  visibility: { mode: "fixed", audience: [], from, to, rules: [] },
  image: {
    id: `picture-${id}`,
    filename: "a.webp",
    mimeType: "image/webp",
    filesize: 1,
    width: 100,
    height: 240,
    focalX: 50,
    focalY: 50,
    url: "/api/media/file/a.webp",
    thumbnailURL: null,
    alt: text,
  },
  route: null,
  bannerType: "imageOnly",
});

const draftWith = (...banners: object[]) => {
  const base = loadBrand("nordvik");
  const group = {
    mobileSize: "big",
    mobileBanners: banners,
    mobileAutoplay: 0,
    desktopSize: "big",
    desktopBanners: banners,
    desktopAutoplay: 0,
    desktopBannersToShow: 1,
    desktopPauseAutoplayOnHover: false,
  };
  const blocks = [{ blockType: "banner", tag: "hero-banner", props: { bannerGroup: group } }];
  const brand = {
    ...base,
    languages: ["en", "fi"],
    settings: { ...base.settings, homepage: { blocks } },
  } as typeof base;
  return { document: brand as unknown as BrandDocument, findings: checkBrandDraft(brand) };
};

test("AHEAD-3 a gap is told once for all widths, with its length and the banner that mends it", () => {
  const draft = draftWith(banner("a", null, "2026-09-23T14:30:00Z"), banner("b", "2026-09-24T12:00:00Z", null));
  expect(checksOf(draft, BRAND, "en")).toMatchObject([
    {
      number: 1,
      tone: "danger",
      title: "Gap, 21 h 30 min",
      link: { href: `/admin/banners/b?brand=${BRAND}`, label: "Open “b”" },
    },
  ]);
});

test("AHEAD-3 an overlap is told with its length, numbered on from the gaps", () => {
  const draft = draftWith(
    banner("a", "2026-09-01T00:00:00Z", "2026-09-10T00:00:00Z"),
    banner("b", "2026-09-11T00:00:00Z", "2026-09-20T00:00:00Z"),
    banner("c", "2026-09-18T00:00:00Z", "2026-09-22T00:00:00Z"),
  );
  expect(checksOf(draft, BRAND, "en").map(({ number, title }) => [number, title])).toEqual([
    [1, "Gap, 1 day"],
    [2, "Overlap, 2 days"],
  ]);
});

test("AHEAD-4 a missing translation is told once, and leads to the picture whose text it is", () => {
  const draft = draftWith(banner("a", null, null, { default: "Derby" }));
  expect(checksOf(draft, BRAND, "en")).toMatchObject([
    { number: null, title: "Translation missing", link: { href: "/admin/media?picture=picture-a" } },
  ]);
});

test("AHEAD-4 contrasts of one colour are told once, with the worst, and are confirmed together", () => {
  const findings = [
    {
      severity: "confirm",
      path: "accents.light.accent-text",
      problem: "accent-text on canvas has a contrast of 3.91",
      remedy: "",
      code: "contrast",
    },
    {
      severity: "confirm",
      path: "accents.light.accent-text",
      problem: "accent-text on surface has a contrast of 3.70",
      remedy: "",
      code: "contrast",
    },
  ] as const;
  const [check, ...others] = checksOf({ ...draftWith(), findings }, BRAND, "en");
  expect(others).toEqual([]);
  expect(check).toMatchObject({
    kind: "contrast",
    tone: "danger",
    title: "Contrast too little, 3.7 : 1",
    isConfirmable: true,
    findings: [expect.stringContaining("on canvas"), expect.stringContaining("on surface")],
  });
});

test("AHEAD-3 a gap is confirmed for all widths at once, and told in German too", () => {
  const draft = draftWith(banner("a", null, "2026-09-23T14:30:00Z"), banner("b", "2026-09-24T12:00:00Z", null));
  const [gap] = checksOf(draft, BRAND, "de");
  expect(gap).toMatchObject({ title: "Lücke, 21 h 30 min", isConfirmable: true });
  expect(gap?.findings).toHaveLength(2);
});

test("AHEAD-4 what the schema refuses leads to the brand, the gravest first", () => {
  const findings = [
    { severity: "warning", path: "settings.a", problem: "is odd", remedy: "look at it" },
    { severity: "error", path: "settings.b", problem: "is missing", remedy: "add it" },
  ] as const;
  expect(checksOf({ document: null, findings }, BRAND, "en")).toMatchObject([
    {
      tone: "danger",
      text: "Settings.b: is missing. Add it.",
      link: { href: `/admin/pages?brand=${BRAND}` },
    },
    { tone: "plain" },
  ]);
});
