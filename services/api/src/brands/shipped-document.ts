import { brandDocument, brandSlugs, loadBrand } from "@touchline/brands/shipped";

/** A brand as it came with the software: version 0, so that whatever is published is newer. */
export const shippedDocument = (slug: string): string | null =>
  brandSlugs().includes(slug) ? JSON.stringify({ ...brandDocument(loadBrand(slug)), version: 0 }) : null;
