import { describe, expect, test } from "vitest";
import { bannersFor } from "./banner-shape.ts";
import { sampleBanner, sampleGroup } from "./test-support/sample-banners.ts";

const drawnIn = (width: number, height: number) => {
  const banner = sampleBanner(`${width}x${height}`);
  return [{ ...banner, image: { ...banner.image, width, height } }];
};

describe("BANNER-1 BANNER-4 a banner", () => {
  test.each([
    ["mobile", "small", 688, 214, "688 / 214"],
    ["mobile", "small", 688, 224, "688 / 224"],
    ["mobile", "small", 100, 100, "688 / 214"],
    ["mobile", "medium", 100, 100, "688 / 224"],
    ["mobile", "big", 100, 100, "688 / 344"],
    ["desktop", "small", 2680, 240, "2680 / 240"],
    ["desktop", "small", 2680, 260, "2680 / 260"],
    ["desktop", "medium", 2680, 480, "2680 / 480"],
    ["desktop", "medium", 2648, 520, "2648 / 520"],
    ["desktop", "medium", 688, 214, "2680 / 480"],
    ["desktop", "big", 100, 100, "2680 / 720"],
  ] as const)("on %s, %s, drawn in %i × %i, is %s", (screen, size, width, height, ratio) => {
    const group = sampleGroup(drawnIn(width, height), { [`${screen}Size`]: size });
    expect(bannersFor(group, screen === "mobile").ratio).toBe(ratio);
  });

  test("without any picture has its size all the same", () => {
    expect(bannersFor(sampleGroup([]), false).ratio).toBe("2680 / 480");
  });
});

test("BANNER-1 each screen has its own banners, pace and number at once", () => {
  const [phone, desk] = [[sampleBanner("phone")], [sampleBanner("desk")]];
  const group = sampleGroup([], {
    mobileBanners: phone,
    mobileAutoplay: 4000,
    desktopBanners: desk,
    desktopAutoplay: 7000,
    desktopBannersToShow: 2,
    desktopPauseAutoplayOnHover: true,
  });
  expect(bannersFor(group, true)).toMatchObject({
    banners: phone,
    autoplay: 4000,
    together: 1,
    pausesOnHover: false,
  });
  expect(bannersFor(group, false)).toMatchObject({ banners: desk, autoplay: 7000, together: 2, pausesOnHover: true });
});
