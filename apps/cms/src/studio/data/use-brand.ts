import { useEffect, useState } from "react";
import type { StudioBrand } from "../model/studio-brand.ts";

/** The brand in the address; without one, the first. */
export const useBrand = (
  brands: readonly StudioBrand[],
  first: StudioBrand,
): readonly [StudioBrand, (slug: string) => void] => {
  const [slug, setSlug] = useState(() => new URLSearchParams(location.search).get("brand"));
  const brand = brands.find((one) => one.slug === slug) ?? first;
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (query.get("brand") === brand.slug) return;
    query.set("brand", brand.slug);
    history.replaceState(null, "", `${location.pathname}?${query}`);
  }, [brand.slug]);
  return [brand, setSlug];
};
