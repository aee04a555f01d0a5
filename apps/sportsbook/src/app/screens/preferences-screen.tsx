import { Preferences } from "../../features/preferences/preferences.tsx";
import { NARROW, useMediaQuery } from "../layouts/use-media-query.ts";
import { useServices } from "../services.ts";

export const PreferencesScreen = () => {
  const { brand, currency, version } = useServices().config;
  const isNarrow = useMediaQuery(NARROW);
  return <Preferences settings={brand.settings} currency={currency} version={version} isNarrow={isNarrow} />;
};
