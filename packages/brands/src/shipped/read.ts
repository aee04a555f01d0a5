/** Reads the brands and tenants of this repository from their files: for builds, checks and services, not for browsers. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Brand } from "../brand.ts";
import { composeBrand } from "../compose.ts";
import { formatFinding } from "../finding.ts";
import { type Book, bookSchema } from "../schema/book.ts";
import { type Tenants, tenantsSchema } from "../schema/tenants.ts";

/** Folder of this package. A check may use a copy. */
const HOME = join(import.meta.dirname, "../..");
const DEFAULT = "default";

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

export const readBrandFile = (slug: string, home = HOME): unknown => readJson(join(home, "brands", `${slug}.json`));
export const readTenants = (home = HOME): unknown => readJson(join(home, "tenants.json"));
export const readGenerated = (file: string, home = HOME): unknown => readJson(join(home, file));

/** In alphabetical order, the default first. */
export const brandSlugs = (home = HOME): string[] => {
  const files = readdirSync(join(home, "brands")).filter((file) => file.endsWith(".json"));
  const slugs = files.map((file) => file.slice(0, -".json".length));
  return [DEFAULT, ...slugs.filter((slug) => slug !== DEFAULT).sort()];
};

/** Throws with the path of every error, so that no page is built from invalid settings. */
export const loadBrand = (slug: string): Brand => {
  const { settings } = readBrandFile(DEFAULT) as { readonly settings: unknown };
  const { brand, findings } = composeBrand(slug, readBrandFile(slug), settings);
  if (brand) return brand;
  throw new Error([`brand ${slug}:`, ...findings.map((finding) => `  ${formatFinding(finding)}`)].join("\n"));
};

export const loadBrands = (): Brand[] => brandSlugs().map(loadBrand);

export const loadTenants = (): Tenants => tenantsSchema.parse(readTenants());

export const loadBook = (home = HOME): Book => bookSchema.parse(readJson(join(home, "book.json")));
