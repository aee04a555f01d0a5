import { Preferences } from "../features/preferences/preferences.tsx";
import { useServices } from "./services.ts";
import { NARROW, useMediaQuery } from "./use-media-query.ts";

export const PreferencesScreen = () => {
  const { brand, currency, version } = useServices().config;
  const isNarrow = useMediaQuery(NARROW);
  return <Preferences settings={brand.settings} currency={currency} version={version} isNarrow={isNarrow} />;
};
