"use client";

import { useIsBrowser } from "../data/use-is-browser.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { Opening } from "../parts/opening.tsx";
import { BannersPage } from "./banners-page.tsx";

/** The banners of a brand, and the groups in which they stand. */
export const Banners = ({ brands }: { readonly brands: readonly StudioBrand[] }) => {
  const isBrowser = useIsBrowser();
  const [first] = brands;
  return isBrowser && first ? <BannersPage brands={brands} first={first} /> : <Opening isEmpty={!first} />;
};
