"use client";

import { useIsBrowser } from "../data/use-is-browser.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { Opening } from "../parts/opening.tsx";
import { VersionsPage } from "./versions-page.tsx";

/** Everything that was ever published of a brand: what differs, and the way back. */
export const Versions = ({ brands }: { readonly brands: readonly StudioBrand[] }) => {
  const isBrowser = useIsBrowser();
  const [first] = brands;
  return isBrowser && first ? <VersionsPage brands={brands} first={first} /> : <Opening isEmpty={!first} />;
};
