import { brandPaths } from "@touchline/protocol";
import { directionOf } from "../../i18n/locale.ts";
import { EMBEDDED_ID, type Embedded } from "../boot/embedded.ts";
import type { App } from "../create-app.ts";
import { escapeHtml, escapeJson } from "./escape.ts";
import { pageHead } from "./page-head.ts";

/** Puts a text in the place of another, which the built page must have. */
const replaceOnce = (page: string, [place, text]: readonly [place: string | RegExp, text: string]): string => {
  if (typeof place === "string" ? !page.includes(place) : !place.test(page))
    throw new Error(`the built page has no ${place}`);
  return page.replace(place, () => text);
};

interface PageParts {
  readonly app: App;
  /** The public origin of the app. */
  readonly origin: string;
  readonly markup: string;
  readonly embedded: Embedded;
}

/** Images that React wants to be asked for early: it writes them before its markup, where the app would not find them again. */
const PRELOADS = /^(?:<link[^>]*>)+/;

/** The built page with the drawing in its place. */
export const writePage = (template: string, { app, origin, markup, embedded }: PageParts): string => {
  const { start } = app.env;
  const [preloads = ""] = PRELOADS.exec(markup) ?? [];
  const { title, description, elements } = pageHead(app, origin);
  const style = escapeHtml(start.brand.style);
  const early = [style, brandPaths.start(start.slug)].map((href) => `<link rel="preload" as="style" href="${href}">`);
  // The script before the first paint adds the brand's style; without scripts the page does.
  const unscripted = `<noscript><link rel="stylesheet" href="${style}"></noscript>`;
  const head = [...elements, preloads, unscripted];
  const html = `<html lang="${start.locale}" dir="${directionOf(start.locale)}" data-theme="${start.theme}" data-drawn>`;
  const data = `<script type="application/json" id="${EMBEDDED_ID}">${escapeJson(embedded)}</script>`;
  return [
    [/<html[^>]*>/, html] as const,
    ["<script src=", `${early.join("")}<script src=`] as const,
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`] as const,
    [/<meta name="description"[^>]*>/, `<meta name="description" content="${escapeHtml(description)}">`] as const,
    ["</head>", `${head.join("")}</head>`] as const,
    ['<div id="root"></div>', `<div id="root">${markup.slice(preloads.length)}</div>${data}`] as const,
  ].reduce(replaceOnce, template);
};
