import { SITE_PAGES } from "../site-paths.ts";
import { intro, offer } from "./blocks.ts";
import { gameGrid, SLOTS, TABLES, VIRTUALS } from "./games.ts";
import type { Operator } from "./operators.ts";
import { helpContent, limitsContent, selfExclusionContent, timeOutContent } from "./safer-pages.ts";
import type { SitePage } from "./shell.ts";

const section = (title: string, href: string, content: string): string =>
  `<section class="band"><header class="band__head"><h2>${title}</h2><a class="quiet-link" href="${href}">See all</a></header>${content}</section>`;

const homeOf = ({
  headline,
  lead,
  picture,
}: Operator): string => `<section class="hero"><div class="hero__text"><h1>${headline}</h1>
<p>${lead}</p>
<p class="hero__links"><a class="button" href="${SITE_PAGES.sports}">Go to sports</a><a class="button button--quiet" href="${SITE_PAGES.casino}">Casino</a></p></div>
${picture}</section>
${section("On the tables", SITE_PAGES.casino, gameGrid(SLOTS.slice(0, 6)))}
<section class="band teasers">
<a class="teaser teaser--sports" href="${SITE_PAGES.sports}/live"><h2>Live now</h2><p>Every match in play, with prices that follow it.</p><span>Open live</span></a>
<a class="teaser teaser--live" href="${SITE_PAGES.liveCasino}"><h2>Live casino</h2><p>Real dealers, from ten cents a round.</p><span>Take a seat</span></a>
<a class="teaser teaser--care" href="${SITE_PAGES.limits}"><h2>Your limits</h2><p>Set what you spend before you play. Lowering holds at once.</p><span>Set a limit</span></a>
</section>`;

const promotions = `${intro("Promotions", "Made up, like everything here. Nothing on this page can be claimed.")}
<div class="offers">
${offer("Acca of the week", "Four legs or more on the weekend’s league matches: the shortest leg is on us.", "Play money. Until Sunday 23:59.")}
${offer("Midweek table", "Twenty rounds at Gate Roulette on Wednesday evenings.", "Play money. Table 1 only.")}
${offer("Bring a calm head", "Set any limit before your first bet of the month and pick your own welcome picture.", "No money, no terms.")}
</div>`;

const sports = `<h1 class="unseen">Sports</h1><div class="embed" data-part="embed"></div>
<p class="embed-problem" data-part="embed-problem" role="status"></p>`;

const compare = `<div class="compare__bar"><h1>Two brands, one platform</h1>
<fieldset class="switch" data-part="widths"><legend class="unseen">Width</legend>
<label><input type="radio" name="width" value="phone" checked><span>Mobile 390</span></label>
<label><input type="radio" name="width" value="half"><span>Desktop</span></label></fieldset></div>
<div class="compare" data-part="compare" role="region" aria-label="Brands" tabindex="0"></div>`;

/** Every page of the site that is only itself; the sportsbook's own addresses are all `sports`. */
export const pagesOf = (operator: Operator): readonly SitePage[] => [
  { title: "Home", name: "home", at: SITE_PAGES.home, content: homeOf(operator) },
  {
    title: "Casino",
    name: "casino",
    at: SITE_PAGES.casino,
    content: intro("Casino", "Twelve games tonight.") + gameGrid(SLOTS),
  },
  {
    title: "Live casino",
    name: "live-casino",
    at: SITE_PAGES.liveCasino,
    content: intro("Live casino", "Six tables are open.") + gameGrid(TABLES),
  },
  {
    title: "Virtuals",
    name: "virtuals",
    at: SITE_PAGES.virtuals,
    content: intro("Virtuals", "A race or a match every minute.") + gameGrid(VIRTUALS),
  },
  { title: "Promotions", name: "promotions", at: SITE_PAGES.promotions, content: promotions },
  { title: "Help", name: "help", at: SITE_PAGES.help, content: helpContent },
  {
    title: "Self-exclusion",
    name: "self-exclusion",
    at: SITE_PAGES.selfExclusion,
    content: selfExclusionContent(SITE_PAGES.timeOut),
  },
  { title: "Your limits", name: "limits", at: SITE_PAGES.limits, content: limitsContent },
  { title: "Take a break", name: "time-out", at: SITE_PAGES.timeOut, content: timeOutContent },
  { title: "Two brands", name: "compare", at: SITE_PAGES.compare, content: compare, footer: false },
];

/** Where the operator has a wallet of its own. */
export const HISTORY_PAGE: SitePage = {
  title: "Wallet history",
  name: "history",
  at: SITE_PAGES.history,
  content: `<div class="sheet"><h1>Wallet history</h1>
<p class="sheet__lead">Every deposit, and every call of the sportsbook for your bets, newest first.</p>
<div data-part="history"><noscript><p>This page needs JavaScript.</p></noscript></div></div>`,
};

export const SPORTS_PAGE: SitePage = {
  title: "Sports",
  name: "sports",
  at: SITE_PAGES.sports,
  content: sports,
  footer: false,
};
