import { syncTheme } from "./boot/sync-theme.ts";
import type { App } from "./create-app.ts";
import { openSearchOnSlash } from "./layouts/shortcuts.ts";
import { handleLinks } from "./router/handle-links.ts";
import { forgetParameter } from "./router/page-query.ts";

/** Connects the app with the document and the window: theme, links, the search key, and whether the page is online and in sight. */
export const attachToPage = ({ env, navigation, offer, preferences }: App): void => {
  syncTheme(preferences.preferences, env.start.brand.canvas, (name) => forgetParameter(env.addressBar, name));
  handleLinks(navigation, env.host);
  openSearchOnSlash(() => navigation.go(navigation.hrefOf({ view: "sports", filters: { page: "search" } })));
  window.addEventListener("online", () => offer.setOnline(true));
  window.addEventListener("offline", () => offer.setOnline(false));
  document.addEventListener("visibilitychange", offer.tick);
};
