import { isPage } from "@touchline/protocol";
import { pageSaferGambling } from "../data/safer-gambling/safer-gambling.ts";
import { notifyHost } from "../host/host-line.ts";
import { loadChunk } from "../ui/load-chunk.ts";
import { whenShown } from "./boot/when-shown.ts";
import type { App } from "./create-app.ts";

const onceOnly = (run: () => Promise<void>): (() => void) => {
  let hasBegun = false;
  return () => {
    if (!hasBegun) void run();
    hasBegun = true;
  };
};

/** What a host is told of the page. */
const pageState = ({ env, preferences, navigation }: App) => ({
  version: env.version,
  brand: env.start.slug,
  locale: env.start.locale,
  theme: preferences.preferences.getState().theme,
  path: navigation.path(),
});

/** The adapter to the page around the app; null where the app stands alone, which never loads its script. */
const loadEmbeddedHost = (app: App) => {
  const { env, shownConfig, navigation, preferences, lazyBetslips, gameOptions, joinHost } = app;
  if (!joinHost) return null;
  return loadChunk(() => import("./host/embedded-host.ts")).then((chunk) =>
    chunk?.createEmbeddedHost({
      start: env.start,
      state: () => pageState(app),
      config: shownConfig,
      navigation,
      preferences,
      slips: lazyBetslips.store,
      gameOptions,
      gambling: pageSaferGambling,
      join: joinHost,
    }),
  );
};

/** Starts what the first odds do not need: the socket, the slip's engine, the session, newer settings. */
export const startLateParts = (app: App): void => {
  const { env, queryClient: client, config, shownConfig, navigation, offer, preferences, session, lazyBetslips } = app;
  const { push, favourites, tickets, narrow, code, onError } = app;
  const { start } = env;
  const embeddedHost = loadEmbeddedHost(app);
  if (!env.isEmbedded) notifyHost("ready", { ...pageState(app), contract: 1, capabilities: [] });

  // After the first frame, so that it does not compete with the first odds for the connection.
  requestAnimationFrame(() => setTimeout(() => push.connect().catch(onError)));

  const startPunter = onceOnly(async () => {
    const [slips, punter, around] = await Promise.all([
      loadChunk(() => import("./punter/start-betslips.ts")),
      loadChunk(() => import("./punter/sync-punter.ts")),
      embeddedHost,
    ]);
    const common = { client, start, session, offer, push, onError };
    const betslips = slips?.startBetslips({ ...common, config, navigation, preferences, lazyBetslips, narrow });
    if (code !== null) lazyBetslips.betslips.loadCode(code);
    const place = { tickets, config, locale: start.locale, narrow, preferences };
    punter?.syncPunter({ ...common, around: around ?? null, place, favourites, betslips });
    void loadChunk(() => import("./boot/sync-brand.ts")).then((chunk) => chunk?.syncBrand(client, shownConfig));
  });
  whenShown(offer.loadState, startPunter);
  // Pages of a punter's own bets have no odds that would go first.
  if (isPage(navigation.location.getState().route)) startPunter();
  // A pick that waits for the slip's engine loads it at once.
  lazyBetslips.onWaiting(startPunter);
};
