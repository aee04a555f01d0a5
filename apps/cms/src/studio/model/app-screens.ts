import type { BrandDocument } from "@touchline/brands";

export const APP_SCREENS = ["homepage", "sports", "live", "search", "tickets", "preferences"] as const;
/** A screen of the app that a preview can open. */
export type AppScreen = (typeof APP_SCREENS)[number];

/** Its path in the app; brands have their own words for some. */
export const pathOfScreen = ({ settings }: Pick<BrandDocument, "settings">, screen: AppScreen): string => {
  const { homepage, sports, live } = settings.generalSettings.pathWords;
  const paths: Readonly<Record<AppScreen, string>> = {
    homepage: `/${homepage}`,
    sports: `/${sports}`,
    live: `/${live}`,
    search: `/${sports}/v_search`,
    tickets: "/last-tickets",
    preferences: "/preferences",
  };
  return paths[screen];
};
