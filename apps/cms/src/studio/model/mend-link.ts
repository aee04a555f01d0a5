import type { Banner, BrandDocument } from "@touchline/brands";

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

const documentLink = (collection: string, id: string, label: string): MendLink => ({
  href: `/admin/collections/${collection}/${encodeURIComponent(id)}`,
  label,
});

/** The document that holds what a path names: a picture, a banner, or else the brand. */
export const mendLink = (document: Draft | null, path: string, brandId: string): MendLink => {
  const banner = document && bannerAt(document, path);
  if (!banner) return documentLink("brands", brandId, "Open the brand");
  return path.includes(".image")
    ? documentLink("media", banner.image.id, `Open the picture of “${banner.name}”`)
    : documentLink("banners", banner.id, `Open “${banner.name}”`);
};
