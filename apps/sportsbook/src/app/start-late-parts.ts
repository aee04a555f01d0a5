import { isPage } from "@touchline/protocol";
import { loadChunk } from "../ui/load-chunk.ts";
import { whenShown } from "./boot/when-shown.ts";
import type { App } from "./create-app.ts";
import { titleOfPage } from "./host/title-of-page.ts";

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
  title: titleOfPage(),
});

/** The adapter to the page around the app; null where the app stands alone, which never loads its script. */
const loadEmbeddedHost = (app: App) => {
  const { env, shownConfig, preview, navigation, preferences, lazyBetslips, gameOptions, saferGambling } = app;
  if (!env.isEmbedded) return null;
  return loadChunk(() => import("./host/connect-embedded-host.ts")).then((chunk) =>
    chunk?.connectEmbeddedHost({
      ...env,
      state: () => pageState(app),
      config: shownConfig,
      preview,
      navigation,
      preferences,
      slips: lazyBetslips.store,
      gameOptions,
      gambling: saferGambling,
      consent: app.consent,
    }),
  );
};

const connectPush = async (push: App["push"]): Promise<void> => {
  const chunk = await loadChunk(() => import("../net/push-socket.ts"));
  if (chunk) push.connect(chunk.openPushSocket);
};

/** Starts what the first odds do not need: the socket, the slip's engine, the session, newer settings. */
export const startLateParts = (app: App): void => {
  const { env, queryClient: client, shownConfig, preview, navigation, list, push, lazyBetslips, code } = app;
  const embeddedHost = loadEmbeddedHost(app);
  if (!env.isEmbedded) env.host.notify("ready", { ...pageState(app), contract: 1, capabilities: [] });

  // After the first frame, so that it does not compete with the first odds for the connection.
  requestAnimationFrame(() => setTimeout(() => void connectPush(push).catch(env.report)));

  const startPunter = onceOnly(async () => {
    const [slips, punter, around] = await Promise.all([
      loadChunk(() => import("./punter/start-betslips.ts")),
      loadChunk(() => import("./punter/sync-punter.ts")),
      embeddedHost,
    ]);
    const betslips = slips?.startBetslips(app);
    if (code !== null) lazyBetslips.betslips.loadCode(code);
    void loadChunk(() => import("./analytics/sync-consent.ts")).then((chunk) => chunk?.syncConsent(app));
    punter?.syncPunter(app, around ?? null, betslips);
    void loadChunk(() => import("./boot/sync-brand.ts")).then((chunk) =>
      chunk?.syncBrand(client, shownConfig, preview),
    );
  });
  whenShown(list.loadState, startPunter);
  // Pages of a punter's own bets have no odds that would go first.
  if (isPage(navigation.location.getState().route)) startPunter();
  // A pick that waits for the slip's engine loads it at once.
  lazyBetslips.onWaiting(startPunter);
};
