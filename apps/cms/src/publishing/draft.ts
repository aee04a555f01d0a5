import type { BrandDocument } from "@touchline/brands";
import {
  brandDocument,
  checkBrandDraft,
  composeBrand,
  type Finding,
  type OfferIds,
  tenantPack,
} from "@touchline/brands/schema";
import type { Pack } from "@touchline/jurisdictions";
import type { Payload, PayloadRequest } from "payload";
import { type Fields, fieldsIn } from "../fields/form-value.ts";
import { fromSettingsForm } from "../fields/settings-form.ts";
import { findOne } from "../find-one.ts";
import type { BrandOfTenant } from "./draft-state.ts";
import { readOfferIds } from "./offer-ids.ts";
import { readContent } from "./read-content.ts";

export interface Draft extends BrandOfTenant {
  readonly slug: string;
  /** Slug of the tenant whose brand it is. */
  readonly tenant: string;
  /** Null where the schema refuses it. */
  readonly document: BrandDocument | null;
  readonly findings: readonly Finding[];
}

/** From a brand over its banner group and banners to their pictures. */
const DEPTH = 4;

const composeDraft = (brand: Fields, offer: OfferIds | undefined, pack: Pack): Pick<Draft, "document" | "findings"> => {
  const settings = fromSettingsForm(brand, readContent);
  const { name, languages } = brand;
  const file = { ...fieldsIn(brand.look), name, languages, texts: fieldsIn(brand.texts), settings };
  const composed = composeBrand(String(brand.slug), file, {});
  if (!composed.brand) return { document: null, findings: composed.findings };
  return { document: brandDocument(composed.brand), findings: checkBrandDraft(composed.brand, offer, pack) };
};

const tenantSlug = async (payload: Payload, id: unknown): Promise<string> => {
  const { slug } = await payload.findByID({ collection: "tenants", id: String(id), depth: 0, overrideAccess: true });
  return String(slug);
};

const draftOf = async (payload: Payload, brand: Fields): Promise<Draft> => {
  const tenant = await tenantSlug(payload, brand.tenant);
  return {
    brandId: String(brand.id),
    tenantId: String(brand.tenant),
    slug: String(brand.slug),
    tenant,
    ...composeDraft(brand, await readOfferIds(), tenantPack(tenant, Date.now())),
  };
};

/** The brand as it would be published now; null where whoever asks has no such brand. */
export const findDraft = async (req: PayloadRequest, id: string): Promise<Draft | null> => {
  const asked = { collection: "brands", id, depth: DEPTH, overrideAccess: false, disableErrors: true, req } as const;
  const brand = await req.payload.findByID(asked);
  return brand ? draftOf(req.payload, fieldsIn(brand)) : null;
};

/** The same for the program itself. */
export const loadDraft = async (payload: Payload, slug: string): Promise<Draft> => {
  const brand = await findOne(payload, "brands", "slug", slug, DEPTH);
  if (!brand) throw new Error(`there is no brand ${slug}`);
  return draftOf(payload, fieldsIn(brand));
};
