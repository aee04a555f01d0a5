import type { Operator } from "./site-pages/operators.ts";

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Only ways back into the app: anything else would send people wherever a link says. */
export const safeReturn = (path: string | undefined): string =>
  path?.startsWith("/") && !path.startsWith("//") && !path.includes("\\") ? path : "/";

/** The site's built files, by the names they have now. */
export interface Assets {
  readonly script: string;
  readonly styles: readonly string[];
}

/** What is around a page. Without built files the forms still work, and are plain. */
export interface Frame {
  readonly assets: Assets | null;
  readonly operator: Operator;
}

export const links = ({ assets }: Frame): string =>
  (assets?.styles ?? []).map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join("\n");

export const scripts = ({ assets }: Frame): string =>
  assets ? `<script type="module" src="${escapeHtml(assets.script)}"></script>` : "";

/** Written into the page for its script. A `<` would end the element early, so none is left. */
export const jsonScript = (id: string, value: object): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;

export const head = (frame: Frame, title: string): string => `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${frame.operator.themeColor}">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)} · ${frame.operator.name}</title>
${links(frame)}
</head>`;
