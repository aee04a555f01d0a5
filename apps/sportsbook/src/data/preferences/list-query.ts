import type { GeneralSettings } from "@touchline/brands";
import type { ListQuery } from "../../net/offer-api.ts";
import type { Preferences } from "./preferences.ts";
import { familyOf } from "./view-family.ts";

/** What the chosen view wants of a list on this screen: supplemental names, its own or else the brand's list, and lines. */
export const listQueryOf = (
  { supplemental }: GeneralSettings,
  { mobileOfferView, desktopOfferView }: Preferences,
  isNarrow: boolean,
): ListQuery => {
  const view = isNarrow ? mobileOfferView : desktopOfferView;
  const byView: Readonly<Record<string, readonly number[] | undefined>> = isNarrow
    ? supplemental.mobile
    : supplemental.desktop;
  return { supplementalNameTypeIds: byView[view] ?? supplemental.list, lines: familyOf(view) !== "european" };
};
