/** Brings shipped brands into the CMS, not yet published: `node src/commands/import.ts [brands…]`, every brand without names. */
import { brandSlugs } from "@touchline/brands/shipped";
import { importBrands } from "../brands/import-brands.ts";
import { withPayload } from "./with-payload.ts";

const named = process.argv.slice(2);
await withPayload((payload) => importBrands(payload, named.length > 0 ? named : brandSlugs()));
