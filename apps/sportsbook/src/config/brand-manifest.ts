import type { Theme } from "@touchline/brands";
import type { PackId } from "@touchline/jurisdictions";

/** What must be known of a brand before its first picture. */
export interface ManifestBrand {
  readonly name: string;
  readonly languages: readonly string[];
  readonly theme: { readonly default: Theme; readonly options: readonly Theme[] };
  /** The colour of the empty page, by theme. */
  readonly canvas: Readonly<Partial<Record<Theme, string>>>;
  /** Addresses of its style sheet and of its settings. */
  readonly style: string;
  readonly document: string;
}

export interface BrandManifest {
  /** The brands that each tenant may show. */
  readonly tenants: Readonly<Record<string, readonly string[]>>;
  /** What each tenant is called where it is not called by its name. */
  readonly tenantUuids: Readonly<Record<string, string>>;
  /** The packs of tenants that name one. */
  readonly jurisdictions: Readonly<Record<string, PackId>>;
  readonly brands: Readonly<Record<string, ManifestBrand>>;
  /** Addresses of the languages. */
  readonly catalogues: Readonly<Record<string, string>>;
}
