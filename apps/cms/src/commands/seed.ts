/** Fills the CMS for development: `node src/commands/seed.ts [brands…]`, every brand without names. What is there is left alone. */
import { brandSlugs } from "@touchline/brands/shipped";
import { importBrands } from "../brands/import-brands.ts";
import { createEditors } from "../seed/editors.ts";
import { fillBrand } from "../seed/fill-brand.ts";
import { withPayload } from "./with-payload.ts";

const named = process.argv.slice(2);
const slugs = named.length > 0 ? named : brandSlugs();

await withPayload(async (payload) => {
  await importBrands(payload, slugs);
  await createEditors(payload);
  for (const slug of slugs) await fillBrand(payload, slug, Date.now());
});
