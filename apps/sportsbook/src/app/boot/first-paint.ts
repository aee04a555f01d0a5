/** Runs before the first picture: brand, theme, language and direction are right from the first pixel. */
import { brandPaths, parsePublishedStart } from "@touchline/protocol";
import type { BrandManifest } from "../../config/brand-manifest.ts";
import { createStoredPreferences } from "../../config/stored.ts";
import { deviceStorage } from "../../env/web-storage.ts";
import { directionOf } from "../../i18n/locale.ts";
import { putStylesOnElements } from "./drawn-styles.ts";
import { decideStart, type Start, type StartRequest, withoutToken } from "./start.ts";

declare const BRAND_MANIFEST: BrandManifest;

const { search, pathname, hash } = location;
const request: StartRequest = {
  search,
  languages: navigator.languages,
  storedTheme: (slug) => createStoredPreferences(deviceStorage, slug).theme(),
  isFramed: window.parent !== window,
};
const built = decideStart(request, BRAND_MANIFEST);
const { slug, brand } = built;
if (built.token !== null) history.replaceState(history.state, "", pathname + withoutToken(search) + hash);

const root = document.documentElement;

const apply = ({ theme, locale, brand: { canvas } }: Start): void => {
  root.dataset.theme = theme;
  root.lang = locale;
  root.dir = directionOf(locale);
  // The style sheet says the same a moment later; until then the page is not white where it should be dark.
  root.style.backgroundColor = canvas[theme] ?? "";
};

/** The page has its title, the first odds and the data they were drawn from. */
const isDrawn = "drawn" in root.dataset;

apply(built);
if (isDrawn) putStylesOnElements(root);
else document.title = brand.name;

const addLink = (attributes: Readonly<Record<string, string>>): HTMLLinkElement => {
  const link = document.createElement("link");
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
  return link;
};

/** Nothing is painted before it has loaded or failed, or waits no longer. */
const addStyle = (href: string, patience?: number): Promise<boolean> =>
  new Promise((resolve) => {
    const link = addLink({ rel: "stylesheet", href, blocking: "render" });
    const settle = (isLoaded: boolean): void => {
      if (!isLoaded) link.remove();
      resolve(isLoaded);
    };
    link.addEventListener("load", () => settle(true));
    link.addEventListener("error", () => settle(false));
    if (patience !== undefined) setTimeout(() => settle(false), patience);
  });

/** A brand whose style cannot be had wears the default's, which is better than none. */
const style = async (): Promise<void> => {
  if (await addStyle(brand.style)) return;
  console.error(`the style of ${slug} did not load`);
  const fallback = BRAND_MANIFEST.brands.default?.style;
  if (fallback && fallback !== brand.style) await addStyle(fallback);
};

const preloadTexts = (locale: string): void => {
  const catalogue = BRAND_MANIFEST.catalogues[locale];
  if (catalogue) addLink({ rel: "modulepreload", href: catalogue });
};

/** In milliseconds. A page that does not know what was published begins as it was built. */
const PATIENCE = 1500;

const readPublished = (): ReturnType<typeof parsePublishedStart> => {
  const style = getComputedStyle(root);
  return parsePublishedStart((name) => style.getPropertyValue(name));
};

/** A browser may draw the first frame after a style sheet has come and before its event. */
const inFirstFrame = (): Promise<boolean> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      if (readPublished()) resolve(true);
    });
  });

/** Theme and language by what was published; where that is not to be had in time, by the build. */
const decide = async (): Promise<Start> => {
  const isKnown = await Promise.race([addStyle(brandPaths.start(slug), PATIENCE), inFirstFrame()]);
  if (!isKnown) return built;
  const start = decideStart(request, BRAND_MANIFEST, readPublished());
  apply(start);
  if (start.locale !== built.locale) preloadTexts(start.locale);
  return start;
};

const styled = style();
const decided = decide().then((start) => ({ ...start, styled }));

// The app asks for these later; asked for now, they come beside it and not after it.
if (!isDrawn) addLink({ rel: "preload", as: "fetch", href: brandPaths.document(slug), crossorigin: "anonymous" });
preloadTexts(built.locale);

// The first formatter of a page is slow, because the browser reads its tables of all languages: done while the scripts are on their way.
setTimeout(() => new Intl.NumberFormat(built.locale));

window.touchlineStart = decided;
