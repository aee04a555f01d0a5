import type { Payload } from "payload";
import sharp from "sharp";

export const drawPicture = (width = 1376, height = 428): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#1c6e4a" } })
    .png()
    .toBuffer();

export const idBySlug = async (payload: Payload, collection: string, slug: string): Promise<string> => {
  const { docs } = await payload.find({ collection, where: { slug: { equals: slug } }, depth: 0 });
  return String(docs[0]?.id);
};

export const createMedia = async (payload: Payload, tenant: string, name: string): Promise<string> => {
  const data = await drawPicture();
  const file = { data, mimetype: "image/png", name: "picture.png", size: data.length };
  const alt = { default: `What ${name} shows`, translations: [{ language: "pt", text: "O que mostra" }] };
  const media = await payload.create({
    collection: "media",
    data: { tenant, name, alt, focalX: 30, focalY: 70 },
    file,
  });
  return String(media.id);
};

export const bannerData = (tenant: string, name: string, image: string) => ({
  tenant,
  name,
  enabled: true,
  bannerType: "composite",
  image,
  route: "/sports/d_today",
  visibility: {
    mode: "fixed",
    audience: ["anonymous"],
    from: "2026-11-15T18:00:00.000Z",
    to: "2026-11-16T18:00:00.000Z",
    rules: [],
  },
  alignContent: "bottom",
  alignText: "left",
  actionsAlign: "bottomRight",
  title: { color: "#ffffff", text: { default: "Derby", translations: [{ language: "pt", text: "Dérbi" }] } },
});

export const groupData = (tenant: string, name: string, banners: readonly string[]) => ({
  tenant,
  name,
  mobileSize: "medium",
  mobileBanners: [...banners],
  mobileAutoplay: 6000,
  desktopSize: "small",
  desktopBanners: [...banners],
  desktopAutoplay: 0,
  desktopBannersToShow: "1",
  desktopPauseAutoplayOnHover: true,
});

export interface Content {
  readonly media: string;
  readonly banner: string;
  readonly group: string;
}

/** A picture, a banner that shows it and a group that holds the banner. */
export const createContent = async (payload: Payload, tenant: string, name: string): Promise<Content> => {
  const media = await createMedia(payload, tenant, `${name} picture`);
  const banner = await payload.create({ collection: "banners", data: bannerData(tenant, `${name} banner`, media) });
  const group = await payload.create({
    collection: "banner-groups",
    data: groupData(tenant, `${name} group`, [String(banner.id)]),
  });
  return { media, banner: String(banner.id), group: String(group.id) };
};

export const bannerBlock = (group: string) => ({ blockType: "banner", tag: "hero", props: { bannerGroup: group } });

/** Puts a banner block before all others. */
export const putOnHomepage = async (payload: Payload, brand: string, group: string): Promise<void> => {
  const { homepage } = await payload.findByID({ collection: "brands", id: brand, depth: 0 });
  const blocks = [bannerBlock(group), ...homepage.blocks];
  await payload.update({ collection: "brands", id: brand, data: { homepage: { blocks } }, depth: 0 });
};
