import { createContext, useContext } from "react";
import type { AppConfig } from "../../config/app-config.ts";

/** Replaced when newer settings are published. */
export const ConfigContext = createContext<AppConfig | null>(null);

export const useConfig = (): AppConfig => {
  const config = useContext(ConfigContext);
  if (!config) throw new Error("no configuration above this component");
  return config;
};
