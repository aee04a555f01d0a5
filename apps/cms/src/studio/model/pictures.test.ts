import { expect, test } from "vitest";
import type { Library, Picture, StoredBanner } from "./library.ts";
import {
  filterPictures,
  nameFromFile,
  orderPictures,
  picturesOf,
  pointAt,
  pointByKey,
  searchPictures,
  sizeWords,
  thumbnailOf,
} from "./pictures.ts";

const picture = (id: string, others: Partial<Picture> = {}): Picture => ({
  id,
  name: id,
  filename: `${id}.png`,
  mimeType: "image/png",
  filesize: 1,
  width: 2680,
  height: 480,
  alt: { default: `What ${id} shows`, translations: [{ language: "es", text: "x" }] },
  createdAt: "2026-11-01T00:00:00.000Z",
  ...others,
});

const banner = (id: string, image: string): StoredBanner => ({
  id,
  name: id,
  enabled: true,
  bannerType: "imageOnly",
  image,
  route: null,
  visibility: { mode: "fixed", audience: [], from: null, to: null, rules: [] },
});

const library: Library = {
  pictures: [
    picture("penalty"),
    picture("darts", { width: 960, createdAt: "2026-11-02T00:00:00.000Z" }),
    picture("dot", { width: 200, height: 100, alt: { default: "A dot" } }),
    picture("theirs", { brand: "other brand" }),
  ],
  banners: [banner("hero", "penalty"), banner("strip", "darts")],
  groups: [
    {
      id: "g1",
      name: "Hero banner",
      mobileSize: "small",
      mobileBanners: ["hero"],
      mobileAutoplay: 0,
      desktopSize: "small",
      desktopBanners: ["strip"],
      desktopAutoplay: 0,
      desktopBannersToShow: "1",
      desktopPauseAutoplayOnHover: false,
    },
  ],
  brands: [
    {
      id: "b1",
      slug: "paloma",
      name: "paloma",
      languages: ["en", "es"],
      homepage: { blocks: [{ blockType: "banner", tag: "hero", props: { bannerGroup: "g1" } }] },
    },
  ],
};

const pictures = picturesOf(library, "b1", ["en", "es"]);
const names = (found: readonly { readonly picture: Picture }[]) => found.map((facts) => facts.picture.id);

test("a brand has its own pictures and the tenant's, each with the banners and places that use it", () => {
  expect(names(pictures)).toEqual(["penalty", "darts", "dot"]);
  const [use] = pictures[0]?.uses ?? [];
  expect(use?.banner.name).toBe("hero");
  expect(
    use?.places.map(({ group, screens, brands }) => [group.name, screens, brands.map(({ name }) => name)]),
  ).toEqual([["Hero banner", ["mobile"], ["paloma"]]]);
});

test("filters: used, not used, too small for where it stands, description missing", () => {
  expect(names(filterPictures(pictures, "used"))).toEqual(["penalty", "darts"]);
  expect(names(filterPictures(pictures, "unused"))).toEqual(["dot"]);
  expect(names(filterPictures(pictures, "small"))).toEqual(["darts", "dot"]);
  expect(names(filterPictures(pictures, "undescribed"))).toEqual(["dot"]);
});

test("pictures are found by their names and by what is on them, and ordered", () => {
  expect(names(searchPictures(pictures, "WHAT dar"))).toEqual(["darts"]);
  expect(names(orderPictures(pictures, "newest"))[0]).toBe("darts");
  expect(names(orderPictures(pictures, "name"))).toEqual(["darts", "dot", "penalty"]);
  expect(names(orderPictures(pictures, "largest"))[0]).toBe("penalty");
});

test("the focal point stays in the picture, and keys move it", () => {
  expect(pointAt(-4, 104.4)).toEqual({ x: 0, y: 100 });
  expect(pointByKey({ x: 50, y: 50 }, "ArrowLeft", false)).toEqual({ x: 49, y: 50 });
  expect(pointByKey({ x: 50, y: 95 }, "ArrowDown", true)).toEqual({ x: 50, y: 100 });
  expect(pointByKey({ x: 50, y: 50 }, "Enter", false)).toBeNull();
});

test("the smallest copy is the thumbnail", () => {
  const sizes = { w1376: { filename: "b.webp", width: 1376 }, w688: { filename: "a.webp", width: 688 }, w2680: {} };
  expect(thumbnailOf(picture("x", { sizes }))).toBe("/api/media/file/a.webp");
  expect(thumbnailOf(picture("x"))).toBe("/api/media/file/x.png");
});

test("words for sizes and names of files", () => {
  expect([sizeWords(400), sizeWords(655_360), sizeWords(1_258_291)]).toEqual(["1 KB", "640 KB", "1.2 MB"]);
  expect(nameFromFile("derby_shirts-2.final.png")).toBe("Derby shirts 2 final");
});
