/** A brand that the editor may see. */
export interface StudioBrand {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Slug of the tenant that owns it. */
  readonly tenant: string;
  readonly tenantName: string;
}
