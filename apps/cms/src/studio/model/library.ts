import type { Audience } from "@touchline/brands";
import type { Fields } from "../../fields/form-value.ts";

/** Documents as the CMS stores them: what refers to another holds its id. */

/** A text in the brand's first language, with translations. */
export interface Texts {
  readonly default?: string | null;
  readonly translations?: readonly { readonly language: string; readonly text?: string | null }[] | null;
}

export interface Picture {
  readonly id: string;
  readonly name?: string | null;
  readonly filename: string;
  readonly mimeType: string;
  readonly filesize: number;
  readonly width: number;
  readonly height: number;
  readonly focalX?: number | null;
  readonly focalY?: number | null;
  readonly alt?: Texts | null;
  readonly sizes?: Readonly<Record<string, { readonly filename?: string | null; readonly width?: number | null }>>;
  /** The brand that the picture belongs to alone. */
  readonly brand?: string | null;
  readonly createdAt: string;
}

export interface Visibility {
  readonly mode: "fixed";
  readonly audience: readonly Audience[];
  readonly from: string | null;
  readonly to: string | null;
  readonly rules: readonly string[];
}

export interface ColouredText {
  readonly color?: string | null;
  readonly text?: Texts | null;
}

export interface BannerButton extends ColouredText {
  readonly backgroundColor?: string | null;
  readonly borderRadius?: number | null;
  readonly url?: string | null;
}

export interface StoredBanner {
  readonly id: string;
  readonly name: string;
  readonly enabled: boolean;
  readonly bannerType: "imageOnly" | "composite";
  readonly image: string | null;
  readonly route: string | null;
  readonly visibility: Visibility;
  readonly alignContent?: "top" | "center" | "bottom" | null;
  readonly alignText?: "left" | "center" | "right" | null;
  readonly actionsAlign?: "bottomLeft" | "bottomCenter" | "bottomRight" | null;
  readonly title?: ColouredText | null;
  readonly caption?: ColouredText | null;
  readonly navigationButton?: (BannerButton & { readonly border?: string | null }) | null;
  readonly action1?: BannerButton | null;
  readonly action2?: BannerButton | null;
  readonly updatedAt?: string;
}

export type BannerSize = "small" | "medium" | "big";

export interface StoredGroup {
  readonly id: string;
  readonly name: string;
  readonly mobileSize: BannerSize;
  readonly mobileBanners: readonly string[];
  readonly mobileAutoplay: number;
  readonly desktopSize: BannerSize;
  readonly desktopBanners: readonly string[];
  readonly desktopAutoplay: number;
  readonly desktopBannersToShow: "1" | "2";
  readonly desktopPauseAutoplayOnHover: boolean;
}

/** A block of the homepage; `props` depends on its type. */
export interface StoredBlock {
  readonly id?: string;
  readonly blockType: string;
  readonly tag: string;
  readonly dateFrom?: string | null;
  readonly dateTo?: string | null;
  readonly audience?: readonly Audience[] | null;
  readonly rules?: readonly string[] | null;
  readonly props?: Fields;
}

/** A brand with its settings, each section under its name. */
export interface StoredBrand extends Fields {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly languages: readonly string[];
  readonly homepage: { readonly blocks: readonly StoredBlock[] };
}

/** Everything that the editor's tenant has. */
export interface Library {
  readonly pictures: readonly Picture[];
  readonly banners: readonly StoredBanner[];
  readonly groups: readonly StoredGroup[];
  readonly brands: readonly StoredBrand[];
}
