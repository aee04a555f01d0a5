import type { Brand } from "@touchline/brands/shipped";
import type { Payload } from "payload";
import { bannerGroupShape, bannerShape } from "../fields/content-shapes.ts";
import { type Fields, fieldsIn, toForm } from "../fields/form-value.ts";
import type { Size } from "./art/draw.ts";
import { bannerDocument, groupDocument } from "./banner-document.ts";
import { type Campaign, type CampaignGroup, GROUPS } from "./campaigns.ts";
import { createPicture } from "./pictures.ts";

export interface BrandToFill {
  readonly brand: Brand;
  readonly brandId: string;
  readonly tenant: string;
  readonly now: number;
}

type Screen = "mobile" | "desktop";

/** What BANNER-4 allows. */
const PHONE_SIZE: Size = { width: 688, height: 214 };
const DESKTOP_SIZES: Readonly<Record<CampaignGroup["desktopSize"], Size>> = {
  small: { width: 2680, height: 240 },
  medium: { width: 2680, height: 480 },
};

const NAMES: Readonly<Record<Screen, (name: string) => string>> = {
  mobile: (name) => `${name} (mobile)`,
  desktop: (name) => name,
};

/** Payload takes a group that is left out, and none that is null. */
const withoutNulls = (form: unknown): Fields =>
  Object.fromEntries(Object.entries(fieldsIn(form)).filter(([, value]) => value !== null));

const createBanner = async (
  payload: Payload,
  campaign: Campaign,
  screen: Screen,
  size: Size,
  owner: BrandToFill,
): Promise<string> => {
  const name = NAMES[screen](campaign.name);
  const image = await createPicture(payload, campaign, name, owner, size);
  const document = { ...bannerDocument(campaign, owner.brand, name, owner.now), image };
  const data = { ...withoutNulls(toForm(bannerShape, document)), tenant: owner.tenant };
  return String((await payload.create({ collection: "banners", data, overrideAccess: true, depth: 0 })).id);
};

const createBanners = (
  payload: Payload,
  { campaigns, desktopSize }: CampaignGroup,
  screen: Screen,
  owner: BrandToFill,
): Promise<string[]> => {
  const size = screen === "mobile" ? PHONE_SIZE : DESKTOP_SIZES[desktopSize];
  return Promise.all(campaigns.map((campaign) => createBanner(payload, campaign, screen, size, owner)));
};

const createGroup = async (payload: Payload, group: CampaignGroup, owner: BrandToFill): Promise<string> => {
  const [mobileBanners, desktopBanners] = await Promise.all([
    createBanners(payload, group, "mobile", owner),
    createBanners(payload, group, "desktop", owner),
  ]);
  const document = groupDocument(group, mobileBanners, desktopBanners);
  const name = `${group.name}, ${owner.brand.name}`;
  const data = { name, ...fieldsIn(toForm(bannerGroupShape, document)), tenant: owner.tenant };
  return String((await payload.create({ collection: "banner-groups", data, overrideAccess: true, depth: 0 })).id);
};

/** The groups of a brand, with their banners and pictures; each by its tag. */
export const createGroups = (payload: Payload, owner: BrandToFill): Promise<{ tag: string; id: string }[]> =>
  Promise.all(GROUPS.map(async (group) => ({ tag: group.tag, id: await createGroup(payload, group, owner) })));
