import { brandDocument, brandSlugs, loadBrand } from "@touchline/brands/shipped";

/** The document of a brand file in the repository, as version 0, so that every published version is newer. */
export const shippedDocument = (slug: string): string | null =>
  brandSlugs().includes(slug) ? JSON.stringify({ ...brandDocument(loadBrand(slug)), version: 0 }) : null;
