import type { Banner } from "@touchline/brands";
import type { Brand } from "@touchline/brands/shipped";
import type { Campaign, CampaignGroup, Destination } from "./campaigns.ts";
import { localized, type Phrase } from "./phrases.ts";

const HOUR = 3_600_000;

const at = (hours: number | null, now: number): string | null =>
  hours === null ? null : new Date(Math.floor(now / HOUR) * HOUR + hours * HOUR).toISOString();

type PathWords = Brand["settings"]["generalSettings"]["pathWords"];
const ROUTES: Readonly<Record<Destination, (words: PathWords) => string>> = {
  today: ({ sports }) => `/${sports}/d_today`,
  all: ({ sports }) => `/${sports}/d_all`,
  live: ({ live }) => `/${live}`,
  outrights: ({ sports }) => `/${sports}/v_outrights`,
};

/** A brand without outrights leads to all its events instead. */
const routeOf = (destination: Destination, { settings }: Brand): string => {
  const hasIt = destination !== "outrights" || settings.integrationWidgets.outrights;
  return ROUTES[hasIt ? destination : "all"](settings.generalSettings.pathWords);
};

const RIGHT_TO_LEFT = ["ar"];
export const isReadFromRight = ({ languages }: Pick<Brand, "languages">): boolean =>
  RIGHT_TO_LEFT.includes(languages[0] ?? "");

/** The accents of the theme that a visitor sees first. */
export const accentsOf = ({ accents, settings }: Brand) =>
  accents[settings.generalSettings.theme.default] ?? Object.values(accents)[0];

const WHITE = "#FFFFFF";
const BLACK = "#000000";

const sides = (brand: Brand) =>
  isReadFromRight(brand)
    ? ({ alignText: "right", actionsAlign: "bottomLeft" } as const)
    : ({ alignText: "left", actionsAlign: "bottomRight" } as const);

/** A banner as the schema knows it, but for its picture, which is a document of its own. */
type Unfiled<Each> = Each extends Banner ? Omit<Each, "image" | "id"> : never;
export type UnfiledBanner = Unfiled<Banner>;

const buttonOf = (action: Phrase, brand: Brand, url: string) => {
  const accents = accentsOf(brand);
  return {
    text: localized(action, brand.languages),
    color: accents?.["on-accent"] ?? BLACK,
    backgroundColor: accents?.accent ?? WHITE,
    borderRadius: 8,
    url,
  };
};

export const bannerDocument = (campaign: Campaign, brand: Brand, name: string, now: number): UnfiledBanner => {
  const { title, texts, destination, audience, from, to } = campaign;
  const route = routeOf(destination, brand);
  const common = {
    name,
    enabled: true,
    visibility: { mode: "fixed" as const, audience: [...audience], from: at(from, now), to: at(to, now), rules: [] },
    route,
  };
  if (!texts) return { ...common, bannerType: "imageOnly" };
  return {
    ...common,
    bannerType: "composite",
    alignContent: "bottom",
    ...sides(brand),
    title: { text: localized(title, brand.languages), color: WHITE },
    caption: { text: localized(texts.caption, brand.languages), color: WHITE },
    ...(texts.action ? { action1: buttonOf(texts.action, brand, route) } : {}),
  };
};

/** The values that the specification shows; banners are named by their ids, or given whole. */
export const groupDocument = <Shown>(
  { desktopSize }: CampaignGroup,
  mobileBanners: readonly Shown[],
  desktopBanners: readonly Shown[],
) => ({
  mobileSize: "small" as const,
  mobileBanners,
  mobileAutoplay: 0,
  desktopSize,
  desktopBanners,
  desktopAutoplay: 0,
  desktopBannersToShow: 1 as const,
  desktopPauseAutoplayOnHover: false,
});
