import type { Brand } from "../brand.ts";
import { composeBrand } from "../compose.ts";
import { formatFinding } from "../finding.ts";
import { readBrandFile } from "../shipped/read.ts";

export const defaultFile = readBrandFile("default") as { readonly settings: Record<string, object> };

/** The default brand with parts of its file replaced. */
export const sampleBrand = (file: object = {}): Brand => {
  const { brand, findings } = composeBrand("sample", { ...defaultFile, settings: {}, ...file }, defaultFile.settings);
  if (!brand) throw new Error(findings.map(formatFinding).join("\n"));
  return brand;
};

export const brandWith = (settings: object): Brand => sampleBrand({ settings });
export const brandWithBlocks = (...blocks: object[]): Brand =>
  sampleBrand({ languages: ["en", "fi"], settings: { homepage: { blocks } } });

const image = {
  id: "m1",
  filename: "derby.webp",
  mimeType: "image/webp",
  filesize: 40_000,
  width: 2680,
  height: 240,
  focalX: 50,
  focalY: 50,
  url: "/api/media/file/derby.webp",
  thumbnailURL: null,
  alt: { default: "Two shirts", fi: "Kaksi paitaa" },
};

const bannerBase = {
  id: "b1",
  name: "derby",
  enabled: true,
  visibility: { mode: "fixed", audience: [], from: null, to: null, rules: [] },
  image,
  route: "/sports/d_all/t_1001/e_7",
};

const button = { color: "#ffffff", backgroundColor: "#0a0c0f", borderRadius: 8, url: "/sports/e_7" };

export const imageOnly = { ...bannerBase, bannerType: "imageOnly" };
export const composite = {
  ...bannerBase,
  bannerType: "composite",
  alignContent: "bottom",
  alignText: "left",
  actionsAlign: "bottomRight",
  title: { text: { default: "The derby", fi: "Derby" }, color: "#ffffff" },
  caption: { text: { default: "Saturday 18:30", fi: "Lauantai 18.30" }, color: "#ffffff" },
  navigationButton: { ...button, border: "#ffffff" },
  action1: { ...button, text: { default: "Bet now", fi: "Lyö vetoa" } },
  action2: { ...button, text: { default: "All markets", fi: "Kaikki kohteet" } },
};

export const bannerGroup = {
  mobileSize: "small",
  mobileBanners: [] as object[],
  mobileAutoplay: 0,
  desktopSize: "small",
  desktopBanners: [composite] as object[],
  desktopAutoplay: 0,
  desktopBannersToShow: 1,
  desktopPauseAutoplayOnHover: false,
};

interface BlockOptions {
  readonly tag?: string;
  readonly dateFrom?: string | null;
  readonly dateTo?: string | null;
}

export const bannerBlock = (group: object = {}, { tag = "top", ...dates }: BlockOptions = {}) => ({
  blockType: "banner",
  tag,
  ...dates,
  props: { bannerGroup: { ...bannerGroup, ...group } },
});

export const quickLinks = (...links: object[]) => ({ blockType: "quick_links", tag: "links", props: { links } });
