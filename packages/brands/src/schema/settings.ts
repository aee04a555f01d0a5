import * as z from "zod/mini";
import { betslipSchema } from "./betslip.ts";
import { generalSettingsSchema } from "./general-settings.ts";
import { homepageSchema } from "./homepage.ts";
import { integrationWidgetsSchema } from "./integration-widgets.ts";

export const brandSettingsSchema = z.strictObject({
  betslip: betslipSchema,
  generalSettings: generalSettingsSchema,
  integrationWidgets: integrationWidgetsSchema,
  homepage: homepageSchema,
});
export type BrandSettings = z.infer<typeof brandSettingsSchema>;
