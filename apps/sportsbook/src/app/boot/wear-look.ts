import { lookStyle } from "@touchline/brands";
import type { StoreApi } from "zustand/vanilla";
import type { AppConfig } from "../../config/app-config.ts";

/**
 * Wears the colours and corners of the brand's document over those that were built, and of every newer one. The script before the first
 * paint has asked for the same as a style sheet, so nothing flashes. A style sheet that a script constructs needs no hole in the content
 * security policy.
 */
export const wearLook = (config: StoreApi<AppConfig>, page: Document): void => {
  const sheet = new CSSStyleSheet();
  const wear = ({ brand }: AppConfig): void => sheet.replaceSync(lookStyle(brand));
  wear(config.getState());
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  config.subscribe((now, before) => {
    if (now.brand !== before.brand) wear(now);
  });
};
