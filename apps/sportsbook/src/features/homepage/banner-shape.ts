import { BANNER_PICTURES, type HomepageBlock } from "@touchline/brands";

type BannerGroup = Extract<HomepageBlock, { blockType: "banner" }>["props"]["bannerGroup"];
type Sizes = Readonly<Record<BannerGroup["mobileSize"], readonly [string, ...string[]]>>;

/** The specification has no size for big banners: on phones 2:1, on desktops half as high again as medium ones. */
const SIZES: Readonly<Record<"mobile" | "desktop", Sizes>> = {
  mobile: { ...BANNER_PICTURES.mobile, big: ["688x344"] },
  desktop: { ...BANNER_PICTURES.desktop, big: ["2680x720"] },
};

/** Two sizes may be allowed: the first picture tells which one the group was drawn in. */
const ratioOf = (sizes: Sizes[keyof Sizes], [first]: BannerGroup["mobileBanners"]): string => {
  const drawn = sizes.find((size) => size === `${first?.image.width}x${first?.image.height}`);
  return (drawn ?? sizes[0]).replace("x", " / ");
};

/** What a group says for the room there is. */
export const bannersFor = (group: BannerGroup, isNarrow: boolean) =>
  isNarrow
    ? {
        banners: group.mobileBanners,
        ratio: ratioOf(SIZES.mobile[group.mobileSize], group.mobileBanners),
        autoplay: group.mobileAutoplay,
        together: 1,
        pausesOnHover: false,
      }
    : {
        banners: group.desktopBanners,
        ratio: ratioOf(SIZES.desktop[group.desktopSize], group.desktopBanners),
        autoplay: group.desktopAutoplay,
        together: group.desktopBannersToShow,
        pausesOnHover: group.desktopPauseAutoplayOnHover,
      };
