import { Preferences } from "../../features/preferences/preferences.tsx";
import { useServices } from "../services.ts";

export const PreferencesScreen = () => {
  const { brand, currency, version } = useServices().config;
  return <Preferences settings={brand.settings} currency={currency} version={version} />;
};
