"use client";

import { useIsBrowser } from "../data/use-is-browser.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { Opening } from "../parts/opening.tsx";
import { BannerPage } from "./banner-page.tsx";

interface BannerEditorProps {
  readonly brands: readonly StudioBrand[];
  /** `new` for one that is not saved yet. */
  readonly id: string;
  readonly appUrl: string;
}

/** A banner's form beside the page that shows it. */
export const BannerEditor = (props: BannerEditorProps) => {
  const isBrowser = useIsBrowser();
  const [first] = props.brands;
  return isBrowser && first ? <BannerPage {...props} first={first} /> : <Opening isEmpty={!first} />;
};
