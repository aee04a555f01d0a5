import type { Sportsbook, SportsbookEvents, TracedMessage } from "@touchline/host-sdk";
import type { Account } from "./account.ts";
import { showConsole } from "./console/console.ts";
import { requirePart } from "./dom.ts";
import { type EmbedKind, mountSportsbook } from "./embed.ts";
import { pageConfig, siteConfig } from "./page-config.ts";
import { serveSportsbook } from "./serve-sportsbook.ts";
import { siteAddress } from "./site-address.ts";
import { onSystemTheme, sportsbookOptions, systemTheme } from "./sportsbook-options.ts";

const kindNow = (): EmbedKind =>
  new URLSearchParams(location.search).get("embed") === "element" ? "element" : "iframe";

const writeQuery = (name: string, value: string | null): void => {
  const url = new URL(location.href);
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  history.replaceState(history.state, "", url);
};

/** The sportsbook under the site's header, and the console beside it if it is asked for. */
export const showSportsPage = (account: Account): void => {
  const config = siteConfig();
  const container = requirePart("embed");
  const problem = requirePart("embed-problem");
  let sportsbook: Sportsbook;
  let shown: Pick<SportsbookEvents["loaded"], "locale" | "theme"> | null = null;
  let takeOff = (): void => {};
  let onMessage: ((message: TracedMessage) => void) | null = null;

  const mount = (): void => {
    const mounted = mountSportsbook(kindNow(), {
      ...sportsbookOptions(config, account),
      ...shown,
      container,
      address: siteAddress(() => location.search),
      onMessage: (message) => onMessage?.(message),
    });
    takeOff = serveSportsbook(mounted, account);
    mounted.on("loaded", ({ locale, theme }) => {
      problem.textContent = "";
      shown = { locale, theme };
    });
    mounted.on("settings", ({ locale, theme }) => (shown = { locale, theme }));
    mounted.on("route", ({ title }) => (document.title = `${title || "Sports"} · ${pageConfig.operator}`));
    mounted.on("error", ({ code }) => {
      if (code === "NO_ANSWER") problem.textContent = "The sportsbook does not answer. It is still being tried.";
    });
    sportsbook = mounted;
  };

  if (new URLSearchParams(location.search).has("console"))
    onMessage = showConsole({
      account,
      config,
      sportsbook: () => sportsbook,
      kind: kindNow,
      turnTo: (kind) => {
        // The place is in the address and the slip is the sportsbook's own: both are there again, in the language and theme from before.
        writeQuery("embed", kind);
        takeOff();
        mount();
      },
      onClose: () => {
        onMessage = null;
        writeQuery("console", null);
      },
    });
  mount();
  onSystemTheme(() => {
    const theme = systemTheme(config);
    if (theme) sportsbook.updateGameOptions({ theme });
  });
};
