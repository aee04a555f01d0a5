import { useConfig } from "../../entities/config/config-context.ts";
import { Preferences } from "../../features/preferences/preferences.tsx";

export const PreferencesScreen = () => {
  const { brand, currency, version } = useConfig();
  return <Preferences settings={brand.settings} currency={currency} version={version} />;
};
