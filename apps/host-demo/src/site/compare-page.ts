import type { Account } from "./account.ts";
import { make, requirePart } from "./dom.ts";
import { mountSportsbook } from "./embed.ts";
import { siteConfig } from "./page-config.ts";
import { serveSportsbook } from "./serve-sportsbook.ts";
import { sportsbookOptions } from "./sportsbook-options.ts";

/** Two brands in one page, each a sportsbook of its own. Neither has the address bar. */
export const showComparePage = (account: Account): void => {
  const config = siteConfig();
  const place = requirePart("compare");
  for (const brand of config.compared) {
    const container = make("div", { class: "embed" });
    const name = `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)}`;
    const frame = make("div", { class: "compare__frame" }, container);
    place.append(make("section", { class: "compare__brand", "aria-label": name }, make("h2", {}, name), frame));
    const { locale: _locale, theme: _theme, ...options } = sportsbookOptions(config, account);
    serveSportsbook(mountSportsbook("iframe", { ...options, brand, container, title: name }), account);
  }
  requirePart("widths").addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement) place.classList.toggle("compare--half", target.value === "half");
  });
};
