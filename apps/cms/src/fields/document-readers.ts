import { bannerGroupShape, bannerShape } from "./content-shapes.ts";
import { fromForm } from "./document-value.ts";
import type { Fields } from "./form-value.ts";
import { leaveReference } from "./references.ts";
import { fromSettingsForm } from "./settings-form.ts";

/** What forms hold, without the documents they refer to. */
export const readBrandSettings = (form: Fields): unknown => fromSettingsForm(form, leaveReference);

export const readBannerGroup = (form: Fields): unknown => fromForm(bannerGroupShape, form, leaveReference);

/** A new one has no id yet. */
export const readBanner = (form: Fields): unknown =>
  fromForm(bannerShape, { ...form, id: String(form.id ?? "new") }, leaveReference);
