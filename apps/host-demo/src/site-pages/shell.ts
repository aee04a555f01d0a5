import { ACCOUNTS } from "../accounts.ts";
import { escapeHtml, type Frame, head, jsonScript, scripts } from "../page.ts";
import type { SiteConfig } from "../site-config.ts";
import { SITE_PAGES } from "../site-paths.ts";
import { icon, SPRITE } from "./icons.ts";
import type { Operator } from "./operators.ts";

export interface SitePage {
  readonly title: string;
  /** What the script goes by, and the style. */
  readonly name: string;
  /** The address that the navigation marks. */
  readonly at: string;
  /** Markup already. */
  readonly content: string;
  /** False where the page is one screen high and has no end. */
  readonly footer?: boolean;
}

const NAVIGATION: readonly (readonly [label: string, href: string])[] = [
  ["Casino", SITE_PAGES.casino],
  ["Live casino", SITE_PAGES.liveCasino],
  ["Sports", SITE_PAGES.sports],
  ["Virtuals", SITE_PAGES.virtuals],
  ["Promotions", SITE_PAGES.promotions],
];
/** The first only where the operator has a wallet of its own. */
const HISTORY = ["Wallet history", SITE_PAGES.history] as const;
const CARE: readonly (readonly [label: string, href: string])[] = [
  ["Your limits", SITE_PAGES.limits],
  ["Take a break", SITE_PAGES.timeOut],
  ["Self-exclusion", SITE_PAGES.selfExclusion],
  ["Help", SITE_PAGES.help],
  ["Two brands", SITE_PAGES.compare],
];

const navLink =
  (at: string) =>
  ([label, href]: readonly [string, string]): string =>
    `<a href="${href}"${href === at ? ' aria-current="page"' : ""}>${label}</a>`;

/** Filled by the script once it is known who is here; until then its places are kept, so that nothing jumps. */
const header = (at: string, { name, wordmark }: Operator): string => `<header class="site-header">
  <button class="icon-button site-header__menu" type="button" data-part="menu-button" aria-haspopup="dialog" aria-label="Menu">${icon("menu")}</button>
  <a class="wordmark" href="${SITE_PAGES.home}" aria-label="${name}, home">${wordmark}</a>
  <nav class="site-nav" aria-label="${name}">${NAVIGATION.map(navLink(at)).join("")}</nav>
  <div class="site-account" data-part="account"></div>
</header>`;

const careOf = ({ hasWallet }: SiteConfig) => (hasWallet ? [HISTORY, ...CARE] : CARE);

const drawer = (
  at: string,
  config: SiteConfig,
  { wordmark }: Operator,
): string => `<dialog class="drawer" data-part="drawer" aria-label="Menu">
  <div class="drawer__head"><span class="wordmark">${wordmark}</span>
  <button class="icon-button" type="button" data-part="drawer-close" aria-label="Close">${icon("close")}</button></div>
  <nav class="drawer__nav" aria-label="Pages">${NAVIGATION.map(navLink(at)).join("")}</nav>
  <nav class="drawer__nav drawer__nav--small" aria-label="Account and help">${careOf(config).map(navLink(at)).join("")}</nav>
</dialog>`;

const footer = (at: string, config: SiteConfig, { name }: Operator): string => `<footer class="site-footer">
  <p class="site-footer__age"><span class="age-mark">18+</span><span><b>Gambling can be addictive. Set a limit, take a break.</b><br>${name} is made up, for showing how a sportsbook is embedded. The money is play money.</span></p>
  <nav aria-label="Help and limits">${careOf(config).map(navLink(at)).join("")}</nav>
</footer>`;

export const sitePage = (frame: Frame, config: SiteConfig, page: SitePage): string => {
  const { title, name, at, content, footer: hasFooter = true } = page;
  const { operator } = frame;
  return `<!doctype html>
<html lang="en" data-operator="${operator.style}">
${head(frame, title)}
<body class="site" data-page="${escapeHtml(name)}">
${SPRITE}
<a class="skip-link" href="#content">Skip to content</a>
${header(at, operator)}
<main class="site-main" id="content" tabindex="-1">${content}</main>
${hasFooter ? footer(at, config, operator) : ""}
${drawer(at, config, operator)}
${jsonScript("site-config", { ...config, operator: operator.name, accounts: ACCOUNTS.map(({ id, name: whose, wallets }) => ({ id, name: whose, currencies: wallets.map(({ currency }) => currency) })) })}
${scripts(frame)}
</body>
</html>
`;
};
