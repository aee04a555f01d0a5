import type { GeneralSettings } from "@touchline/brands";
import type { Preferences } from "./preferences.ts";

/** The supplemental names that the chosen view wants on this screen: its own, else the brand's list. */
export const nameTypesOf = (
  { supplemental }: GeneralSettings,
  { mobileOfferView, desktopOfferView }: Preferences,
  isNarrow: boolean,
): readonly number[] => {
  const byView: Readonly<Record<string, readonly number[] | undefined>> = isNarrow
    ? supplemental.mobile
    : supplemental.desktop;
  return byView[isNarrow ? mobileOfferView : desktopOfferView] ?? supplemental.list;
};
