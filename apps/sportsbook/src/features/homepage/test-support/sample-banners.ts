import type { Banner, HomepageBlock } from "@touchline/brands";

type BannerBlock = Extract<HomepageBlock, { blockType: "banner" }>;
type BannerGroup = BannerBlock["props"]["bannerGroup"];

export const sampleBanner = (name: string, visibility: Partial<Banner["visibility"]> = {}): Banner => ({
  id: name,
  name,
  enabled: true,
  visibility: { mode: "fixed", audience: [], from: null, to: null, rules: [], ...visibility },
  image: {
    id: name,
    filename: `${name}.webp`,
    mimeType: "image/webp",
    filesize: 1,
    width: 688,
    height: 214,
    focalX: 20,
    focalY: 70,
    url: `/api/media/file/${name}.webp`,
    thumbnailURL: null,
  },
  route: null,
  bannerType: "imageOnly",
});

export const sampleGroup = (banners: Banner[], changes: Partial<BannerGroup> = {}): BannerGroup => ({
  mobileSize: "small",
  mobileBanners: banners,
  mobileAutoplay: 0,
  desktopSize: "medium",
  desktopBanners: banners,
  desktopAutoplay: 0,
  desktopBannersToShow: 1,
  desktopPauseAutoplayOnHover: false,
  ...changes,
});

export const bannerBlock = (
  banners: Banner[],
  window: Pick<HomepageBlock, "dateFrom" | "dateTo"> = {},
  changes: Partial<BannerGroup> = {},
): BannerBlock => ({
  blockType: "banner",
  tag: "banners",
  ...window,
  props: { bannerGroup: sampleGroup(banners, changes) },
});
