import { type Filters, findRoute, type PathWords } from "@touchline/protocol";
import type { HomepageBlock } from "./schema/homepage.ts";
import type { BrandSettings } from "./schema/settings.ts";

/** What `integrationWidgets` enables beyond single widgets. A disabled feature has no way that leads to it. */
type Switches = Pick<BrandSettings["integrationWidgets"], "outrights" | "promotedOffer">;

type QuickLink = Extract<HomepageBlock, { blockType: "quick_links" }>["props"]["links"][number];

/** Whether a link that an operator wrote leads to a disabled feature. */
export const isAddressEnabled = (address: string, words: PathWords, switches: Switches): boolean => {
  const [path = ""] = address.split(/[?#]/);
  const { page, promotedOffer } = (address.startsWith("/") ? findRoute(path, words)?.filters : undefined) ?? {};
  return (page !== "outrights" || switches.outrights) && (promotedOffer === undefined || switches.promotedOffer);
};

const isLinkEnabled = (link: QuickLink, words: PathWords, switches: Switches): boolean => {
  if (link.type === "custom") return isAddressEnabled(link.url, words, switches);
  if (link.type !== "other") return true;
  if (link.name === "outrights") return switches.outrights;
  return link.name !== "promoted" || switches.promotedOffer;
};

const isBlockEnabled = (block: HomepageBlock, { promotedOffer }: Switches): boolean => {
  if (block.blockType === "promoted-catalogs-carousel") return promotedOffer;
  if (block.blockType === "events-widget" && block.props.type === "promoted-events") return promotedOffer;
  return block.blockType !== "quick_links" || block.props.links.length > 0;
};

/** The blocks, and in them the quick links, that lead to enabled features. */
export const enabledBlocks = (
  blocks: readonly HomepageBlock[],
  words: PathWords,
  switches: Switches,
): HomepageBlock[] =>
  blocks
    .map((block) =>
      block.blockType === "quick_links"
        ? { ...block, props: { links: block.props.links.filter((link) => isLinkEnabled(link, words, switches)) } }
        : block,
    )
    .filter((block) => isBlockEnabled(block, switches));

/** The filters of an address without those of disabled features. A catalog stays: `ctg_` may name a category. */
export const enabledFilters = (filters: Filters, { outrights, promotedOffer }: Switches): Filters => {
  const { page, promotedOffer: offer, ...rest } = filters;
  return {
    ...rest,
    ...(page !== undefined && (page !== "outrights" || outrights) && { page }),
    ...(offer !== undefined && promotedOffer && { promotedOffer: offer }),
  };
};

/** Without promoted offers the sports cannot open with one. */
export const enabledLanding = ({
  generalSettings: { gameLandingSetup },
  integrationWidgets: { promotedOffer },
}: BrandSettings): BrandSettings["generalSettings"]["gameLandingSetup"] =>
  promotedOffer ? gameLandingSetup : { ...gameLandingSetup, sports: { ...gameLandingSetup.sports, type: "sport" } };
