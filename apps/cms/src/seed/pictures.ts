import type { Brand } from "@touchline/brands/shipped";
import type { Payload } from "payload";
import { altShape } from "../fields/content-shapes.ts";
import { toForm } from "../fields/form-value.ts";
import { drawPicture, type Size } from "./art/draw.ts";
import { paletteOf } from "./art/palette.ts";
import { accentsOf, isReadFromRight } from "./banner-document.ts";
import type { Campaign } from "./campaigns.ts";
import { localized } from "./phrases.ts";

/** Where the scene stands, in hundredths: what a crop keeps. */
const FOCUS = 78;

const drawings = new Map<string, Promise<Buffer>>();

/** Brands of one accent share the drawing. */
const drawingOf = (campaign: Campaign, brand: Brand, size: Size): Promise<Buffer> => {
  const accent = accentsOf(brand)?.accent ?? "#15191F";
  const isMirrored = isReadFromRight(brand);
  const key = [campaign.scene, accent, isMirrored, size.width, size.height].join();
  const drawing =
    drawings.get(key) ?? drawPicture({ scene: campaign.scene, palette: paletteOf(accent), isMirrored, ...size });
  drawings.set(key, drawing);
  return drawing;
};

interface PictureOwner {
  readonly brand: Brand;
  readonly brandId: string;
  readonly tenant: string;
}

/** Draws the picture of a campaign and files it; gives its id. */
export const createPicture = async (
  payload: Payload,
  campaign: Campaign,
  name: string,
  { brand, brandId, tenant }: PictureOwner,
  size: Size,
): Promise<string> => {
  const data = await drawingOf(campaign, brand, size);
  const alt = campaign.alt ? { alt: toForm(altShape, localized(campaign.alt, brand.languages)) } : {};
  const created = await payload.create({
    collection: "media",
    data: {
      name: `${brand.name}, ${name}`,
      brand: brandId,
      tenant,
      ...alt,
      focalX: isReadFromRight(brand) ? 100 - FOCUS : FOCUS,
      focalY: 50,
    },
    file: { data, mimetype: "image/jpeg", name: "banner.jpg", size: data.length },
    overrideAccess: true,
    depth: 0,
  });
  return String(created.id);
};
