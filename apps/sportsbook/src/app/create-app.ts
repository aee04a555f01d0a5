import { createStore } from "zustand/vanilla";
import type { AppConfig } from "../config/app-config.ts";
import { defaultBrand } from "../config/default-brand.ts";
import { createLazyBetslips } from "../data/betslip/lazy-betslips.ts";
import { createFavouritesStore } from "../data/favourites/favourites-store.ts";
import { createLiveOffer } from "../data/live-offer/live-offer.ts";
import { listQueryOf } from "../data/preferences/list-query.ts";
import { createPreferencesStore } from "../data/preferences/preferences-store.ts";
import { brandQuery, countRangeOf, promotedQuery, statisticsQuery } from "../data/queries.ts";
import { createQueryClient } from "../data/query-client.ts";
import { pageSaferGambling } from "../data/safer-gambling/safer-gambling.ts";
import { createSession } from "../data/session/session.ts";
import { pageTicker } from "../data/ticker.ts";
import type { Tickets } from "../data/tickets/tickets-model.ts";
import { awaitHost } from "../host/host-line.ts";
import { requestDeposit, requestLogin } from "../host/host-pages.ts";
import { setLanguage } from "../i18n/language.ts";
import { loadLanguage } from "../i18n/load-language.ts";
import { offerLocaleOf } from "../i18n/locale.ts";
import { message } from "../i18n/message.ts";
import { createOfferApi, type ListQuery } from "../net/offer-api.ts";
import { createPushClient } from "../net/push-client.ts";
import { boot } from "./boot/boot.ts";
import { watchChunkErrors } from "./boot/chunk-errors.ts";
import { syncListQuery } from "./boot/sync-list-query.ts";
import { syncTheme } from "./boot/sync-theme.ts";
import type { Env } from "./env.ts";
import { openSearchOnSlash } from "./layouts/shortcuts.ts";
import { NARROW } from "./layouts/use-media-query.ts";
import { createNavigation } from "./router/create-navigation.ts";
import { handleLinks } from "./router/handle-links.ts";
import { forgetParameter } from "./router/page-query.ts";
import type { GameOptions } from "./services.ts";

/**
 * Builds the clients and stores of the page and asks for the data of its first screen, all before anything is rendered: the odds are what
 * the first paint waits for longest.
 */
export const createApp = async (env: Env) => {
  const { start, report } = env;
  const onError = (error: unknown): void => report(error, "data");
  const chunkMissing = watchChunkErrors((error) => report(error, "chunk"));
  const joinHost = env.isEmbedded ? awaitHost() : null;
  const queryClient = createQueryClient(onError);

  const config: AppConfig = await boot(start, {
    // It falls back on another address instead of asking again.
    loadBrand: (address) => queryClient.fetchQuery({ ...brandQuery(address), retry: false }),
    loadLanguage: ({ locale, tenant }) => loadLanguage({ locale, tenant, onError }),
    setLanguage,
    fallback: defaultBrand,
    onError,
    version: env.version,
  });

  const favourites = createFavouritesStore();
  const preferences = createPreferencesStore({
    brand: config.brand.slug,
    settings: config.brand.settings,
    currency: config.currency,
    theme: start.theme,
    isThemeAsked: new URLSearchParams(location.search).get("theme") === start.theme,
  });
  const narrow = window.matchMedia(NARROW);
  const listQuery = (): ListQuery => listQueryOf(config.general, preferences.preferences.getState(), narrow.matches);
  const offerApi = createOfferApi(offerLocaleOf(start.locale), listQuery);
  const push = createPushClient();
  const offer = createLiveOffer({
    client: queryClient,
    api: offerApi,
    push,
    level: () => (listQuery().lines ? "lines" : "list"),
    favourites: favourites.ids.getState,
    titles: { live: message("board.liveNow"), upcoming: message("board.upcoming") },
    onError,
  });
  const lazyBetslips = createLazyBetslips({
    betTypes: config.betslip.betTypes,
    offer: offer.store,
    now: Date.now,
    askToSignIn: requestLogin,
    askToDeposit: () => requestDeposit(config.general.header.depositUrl),
  });
  /** Of a shared slip. It is removed from the address: after a reload the slip is there already. */
  const code = new URLSearchParams(location.search).get("code");
  forgetParameter("code");

  const navigation = createNavigation(config.general, offer.findCatalog);
  const { route, landing } = navigation.location.getState();
  navigation.preload(navigation.path());
  if (!landing) offer.show(route);
  void queryClient.prefetchQuery(statisticsQuery(offerApi, countRangeOf(route)));
  void queryClient.prefetchQuery(promotedQuery(offerApi, countRangeOf(route)));

  favourites.ids.subscribe(offer.favouritesChanged);
  syncListQuery({ listQuery: listQuery, preferences: preferences.preferences, narrow, reload: offer.reload });
  syncTheme(preferences.preferences, start.brand.canvas, forgetParameter);
  handleLinks(navigation);
  openSearchOnSlash(() => navigation.go(navigation.hrefOf({ view: "sports", filters: { page: "search" } })));
  pageTicker.subscribe(offer.tick);
  window.addEventListener("online", () => offer.setOnline(true));
  window.addEventListener("offline", () => offer.setOnline(false));
  document.addEventListener("visibilitychange", offer.tick);

  pageSaferGambling.frame.setState({ header: start.header, footer: start.footer, limits: true }, true);
  return {
    env,
    queryClient,
    /** The settings that the page began with. What was built from them stays; screens read `shownConfig`. */
    config,
    /** Replaced when newer settings are published. */
    shownConfig: createStore(() => config),
    chunkMissing,
    joinHost,
    favourites,
    preferences,
    narrow,
    offerApi,
    push,
    offer,
    lazyBetslips,
    code,
    navigation,
    session: createSession(),
    tickets: createStore<Tickets | null>(() => null),
    gameOptions: createStore<GameOptions>(() => ({ betId: null, loadMobileView: false, said: 0 })),
    onError,
  };
};

export type App = Awaited<ReturnType<typeof createApp>>;
