import type { Brand } from "../brand.ts";
import type { Banner } from "../schema/banner.ts";
import type { HomepageBlock } from "../schema/homepage.ts";
import type { NavigationOption } from "../schema/navigation.ts";
import type { LocalizedText } from "../schema/parts.ts";

/** A value of a brand with its path. */
export interface Placed<Value> {
  readonly path: string;
  readonly value: Value;
}

export type BannerBlock = Extract<HomepageBlock, { blockType: "banner" }>;
export type QuickLinksBlock = Extract<HomepageBlock, { blockType: "quick_links" }>;

const place = <Value>(path: string, values: readonly Value[]): Placed<Value>[] =>
  values.map((value, index) => ({ path: `${path}[${index}]`, value }));

const within = <Value>(path: string, parts: Readonly<Record<string, Value | null | undefined>>): Placed<Value>[] =>
  Object.entries(parts).flatMap(([key, value]) => (value ? [{ path: `${path}.${key}`, value }] : []));

export const optionsOf = ({ settings }: Brand): Placed<NavigationOption>[] =>
  place("settings.generalSettings.mainNavigation.options", settings.generalSettings.mainNavigation.options);

export const blocksOf = ({ settings }: Pick<Brand, "settings">): Placed<HomepageBlock>[] =>
  place("settings.homepage.blocks", settings.homepage.blocks);

export const isBannerBlock = (block: Placed<HomepageBlock>): block is Placed<BannerBlock> =>
  block.value.blockType === "banner";
const isQuickLinksBlock = (block: Placed<HomepageBlock>): block is Placed<QuickLinksBlock> =>
  block.value.blockType === "quick_links";

export const quickLinksOf = (brand: Brand): Placed<QuickLinksBlock["props"]["links"][number]>[] =>
  blocksOf(brand)
    .filter(isQuickLinksBlock)
    .flatMap(({ path, value }) => place(`${path}.props.links`, value.props.links));

export const SCREENS = ["mobile", "desktop"] as const;
export type Screen = (typeof SCREENS)[number];

/** The banners of one block for one screen. */
export const bannersIn = ({ path, value }: Placed<BannerBlock>, screen: Screen): Placed<Banner>[] =>
  place(`${path}.props.bannerGroup.${screen}Banners`, value.props.bannerGroup[`${screen}Banners`]);

export const bannersOf = (brand: Brand): Placed<Banner>[] =>
  blocksOf(brand)
    .filter(isBannerBlock)
    .flatMap((block) => SCREENS.flatMap((screen) => bannersIn(block, screen)));

const linksOfBanner = ({ path, value }: Placed<Banner>): Placed<string>[] => {
  const { navigationButton, action1, action2 } = value.bannerType === "composite" ? value : {};
  return within(path, {
    route: value.route,
    "navigationButton.url": navigationButton?.url,
    "action1.url": action1?.url,
    "action2.url": action2?.url,
  });
};

/** Every address to which a visitor can be sent. */
export const linksOf = (brand: Brand): Placed<string>[] => [
  ...within("settings.generalSettings.header", { depositUrl: brand.settings.generalSettings.header.depositUrl }),
  ...optionsOf(brand).flatMap(({ path, value: { route } }) =>
    route.type === "custom" ? [{ path: `${path}.route.url`, value: route.url }] : [],
  ),
  ...quickLinksOf(brand).flatMap(({ path, value }) =>
    value.type === "custom" ? [{ path: `${path}.url`, value: value.url }] : [],
  ),
  ...bannersOf(brand).flatMap(linksOfBanner),
];

const textsOfBanner = ({ path, value }: Placed<Banner>): Placed<LocalizedText>[] => {
  const { title, caption, action1, action2 } = value.bannerType === "composite" ? value : {};
  return within(path, {
    "image.alt": value.image.alt,
    "title.text": title?.text,
    "caption.text": caption?.text,
    "action1.text": action1?.text,
    "action2.text": action2?.text,
  });
};

/** Every text that the brand defines itself. */
export const textsOf = (brand: Brand): Placed<LocalizedText>[] => [
  ...optionsOf(brand).flatMap(({ path, value: { label } }) =>
    typeof label === "string" ? [] : [{ path: `${path}.label`, value: label }],
  ),
  ...quickLinksOf(brand).flatMap(({ path, value }) =>
    value.type === "custom" ? [{ path: `${path}.label`, value: value.label }] : [],
  ),
  ...bannersOf(brand).flatMap(textsOfBanner),
];
