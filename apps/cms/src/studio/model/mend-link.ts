import type { Banner, BrandDocument } from "@touchline/brands";
import type { CheckWords } from "../words/checks.ts";

/** Where in the CMS something is changed. */
export interface MendLink {
  readonly href: string;
  readonly label: string;
}

type Draft = Pick<BrandDocument, "settings">;

const BANNER_PATH = /^settings\.homepage\.blocks\[(\d+)\]\.props\.bannerGroup\.(mobile|desktop)Banners\[(\d+)\]/;

export const bannerAt = (document: Draft, path: string): Banner | null => {
  const [, block, screen, index] = BANNER_PATH.exec(path) ?? [];
  const found = document.settings.homepage.blocks[Number(block)];
  if (found?.blockType !== "banner") return null;
  const { mobileBanners, desktopBanners } = found.props.bannerGroup;
  return (screen === "mobile" ? mobileBanners : desktopBanners)[Number(index)] ?? null;
};

/** The screen that changes what a path names: a picture, a banner, or else the pages of the brand. */
export const mendLink = (document: Draft | null, path: string, brand: string, words: CheckWords): MendLink => {
  const banner = document && bannerAt(document, path);
  const inBrand = `brand=${encodeURIComponent(brand)}`;
  if (!banner && path.startsWith("accents.")) return { href: `/admin/theme?${inBrand}`, label: words.openTheme };
  if (!banner) return { href: `/admin/pages?${inBrand}`, label: words.openBrand };
  return path.includes(".image")
    ? { href: `/admin/media?picture=${encodeURIComponent(banner.image.id)}`, label: words.openPicture(banner.name) }
    : { href: `/admin/banners/${encodeURIComponent(banner.id)}?${inBrand}`, label: words.openBanner(banner.name) };
};
