/** Runs before the first picture: brand, theme, language and direction are right from the first pixel. */
import { brandPaths } from "@touchline/protocol";
import type { BrandManifest } from "../../config/brand-manifest.ts";
import { createStoredPreferences } from "../../config/stored.ts";
import { deviceStorage } from "../../env/web-storage.ts";
import { directionOf } from "../../i18n/locale.ts";
import { decideStart, withoutToken } from "./start.ts";

declare const BRAND_MANIFEST: BrandManifest;

const { search, pathname, hash } = location;
const start = decideStart(
  {
    search,
    languages: navigator.languages,
    storedTheme: (slug) => createStoredPreferences(deviceStorage, slug).theme(),
  },
  BRAND_MANIFEST,
);
const { brand, theme, locale } = start;
if (start.token !== null) history.replaceState(history.state, "", pathname + withoutToken(search) + hash);

const root = document.documentElement;
root.dataset.theme = theme;
root.lang = locale;
root.dir = directionOf(locale);
document.title = brand.name;
// The style sheet says the same a moment later; until then the page is not white where it should be dark.
root.style.backgroundColor = brand.canvas[theme] ?? "";

const addLink = (attributes: Readonly<Record<string, string>>): HTMLLinkElement => {
  const link = document.createElement("link");
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
  return link;
};

const addStyle = (href: string): Promise<boolean> =>
  new Promise((resolve) => {
    const link = addLink({ rel: "stylesheet", href, blocking: "render" });
    link.addEventListener("load", () => resolve(true));
    link.addEventListener("error", () => resolve(false));
  });

/** A brand whose style cannot be had wears the default's, which is better than none. */
const style = async (): Promise<void> => {
  if (await addStyle(brand.style)) return;
  console.error(`the style of ${start.slug} did not load`);
  const fallback = BRAND_MANIFEST.brands.default?.style;
  if (fallback && fallback !== brand.style) await addStyle(fallback);
};

const styled = style();

// The app asks for these later; asked for now, they come beside it and not after it.
addLink({ rel: "preload", as: "fetch", href: brandPaths.document(start.slug), crossorigin: "anonymous" });
const catalogue = BRAND_MANIFEST.catalogues[locale];
if (catalogue) addLink({ rel: "modulepreload", href: catalogue });

// The first formatter of a page is slow, because the browser reads its tables of all languages: done while the scripts are on their way.
setTimeout(() => new Intl.NumberFormat(locale));

window.touchlineStart = { ...start, styled };
