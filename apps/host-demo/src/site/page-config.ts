import type { PageConfig, SiteConfig } from "../site-config.ts";

const read = (): PageConfig => JSON.parse(document.getElementById("site-config")?.textContent ?? "{}") as PageConfig;

/** What the server wrote into the page. */
export const pageConfig = read();

/** On pages of the site, which always have it. */
export const siteConfig = (): SiteConfig => pageConfig as SiteConfig;
