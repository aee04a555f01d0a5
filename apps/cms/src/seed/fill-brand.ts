import { loadBrand } from "@touchline/brands/shipped";
import type { Payload } from "payload";
import { fieldsIn } from "../fields/form-value.ts";
import { findOne } from "../find-one.ts";
import { publishedDocuments } from "../publishing/platform.ts";
import { publishBrand } from "../publishing/publish.ts";
import { createGroups } from "./banners.ts";
import { type FormBlock, hasBanners, withBanners, withHandover } from "./homepage.ts";

/** Its banner blocks follow one another in one place. */
const HANDOVER_BRAND = "lenga";
const HOUR = 3_600_000;

/** The next block takes over after an hour, at a full hour, and each further one a day later. */
const changesOf = (groups: readonly unknown[], now: number): string[] =>
  groups.slice(1).map((_, index) => new Date(Math.floor(now / HOUR) * HOUR + (2 + index * 24) * HOUR).toISOString());

const addBanners = async (payload: Payload, slug: string, now: number): Promise<void> => {
  const found = await findOne(payload, "brands", "slug", slug);
  if (!found) throw new Error(`there is no brand ${slug}`);
  const { id, tenant, homepage } = found;
  const blocks = fieldsIn(homepage).blocks as readonly FormBlock[];
  if (hasBanners(blocks)) return;
  const owner = { brand: loadBrand(slug), brandId: String(id), tenant: String(tenant), now };
  const groups = await createGroups(payload, owner);
  const filled =
    slug === HANDOVER_BRAND ? withHandover(blocks, groups, changesOf(groups, now)) : withBanners(blocks, groups);
  const data = { homepage: { blocks: filled } };
  await payload.update({ collection: "brands", id, data, overrideAccess: true, depth: 0 });
};

/** Banners for a brand that has none, and a first version where none was published. */
export const fillBrand = async (payload: Payload, slug: string, now: number): Promise<void> => {
  if (await publishedDocuments().latest(slug)) return;
  await addBanners(payload, slug, now);
  await publishBrand(payload, slug, { by: "import", note: "As it came with the software" });
};
