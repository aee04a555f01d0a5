import { loadPack, offersLive } from "@touchline/jurisdictions";
import { createStore } from "zustand/vanilla";
import type { AppConfig } from "../config/app-config.ts";
import { defaultBrand } from "../config/default-brand.ts";
import { createStoredSession } from "../config/stored.ts";
import { createLazyBetslips } from "../data/betslip/lazy-betslips.ts";
import { createConsent } from "../data/consent/consent.ts";
import type { Drawing } from "../data/drawn-page.ts";
import { createFavouritesStore } from "../data/favourites/favourites-store.ts";
import { createFindCatalog } from "../data/homepage/find-catalog.ts";
import { createHomeWidgets } from "../data/homepage/home-widgets.ts";
import { createRecommended } from "../data/homepage/recommended-betslips.ts";
import { createLiveOffer } from "../data/live-offer/live-offer.ts";
import { createMainList } from "../data/live-offer/main-list.ts";
import { createSearch } from "../data/live-offer/search.ts";
import { framesOf } from "../data/offer/frames.ts";
import { listQueryOf } from "../data/preferences/list-query.ts";
import { createPreferencesStore } from "../data/preferences/preferences-store.ts";
import { createPreviewStore } from "../data/preview.ts";
import { brandQuery, countRangeOf, promotedQuery, statisticsQuery } from "../data/queries.ts";
import { createQueryClient } from "../data/query-client.ts";
import { createInterests } from "../data/recommendations/interests.ts";
import { generalRecommendations } from "../data/recommendations/recommendations.ts";
import { createSaferGambling } from "../data/safer-gambling/safer-gambling.ts";
import { createSession } from "../data/session/session.ts";
import { createTicker } from "../data/ticker.ts";
import type { Tickets } from "../data/tickets/tickets-model.ts";
import { until } from "../data/until.ts";
import { setLanguage } from "../i18n/language.ts";
import { loadLanguage } from "../i18n/load-language.ts";
import { offerLocaleOf } from "../i18n/locale.ts";
import { message } from "../i18n/message.ts";
import { createOfferApi, type ListQuery } from "../net/offer-api.ts";
import { createPushClient } from "../net/push-client.ts";
import { boot } from "./boot/boot.ts";
import { syncListQuery } from "./boot/sync-list-query.ts";
import type { AppEnv } from "./env.ts";
import { createNavigation } from "./router/create-navigation.ts";
import { screenOf } from "./router/navigation.ts";
import { forgetParameter } from "./router/page-query.ts";
import { SCREENS } from "./router/screens.ts";
import type { GameOptions } from "./services.ts";

/**
 * Builds the clients and stores of the app and asks for the data of its first screen, all before anything is rendered: the first paint
 * waits longest for the odds. It touches no browser object: what it needs of one is in `env`.
 */
export const createApp = async (env: AppEnv) => {
  const { start, report, narrow, host, addressBar } = env;
  const queryClient = createQueryClient(report);

  const config: AppConfig = await boot(start, {
    // It falls back on another address instead of asking again.
    loadBrand: (address) => queryClient.fetchQuery({ ...brandQuery(address, env.fetch), retry: false }),
    loadPack: ({ jurisdiction }) => loadPack(jurisdiction),
    now: env.now,
    loadLanguage: ({ locale, tenant }) => loadLanguage({ locale, tenant, report }),
    setLanguage,
    fallback: defaultBrand,
    report,
    version: env.version,
  });

  const widgets = config.brand.settings.integrationWidgets;
  const showsLive = offersLive(config.pack);
  const query = new URLSearchParams(addressBar.search());
  const favourites = createFavouritesStore(env.storage);
  const storedSession = createStoredSession(env.storage, config.brand.slug);
  const session = createSession(storedSession.read());
  session.subscribe(({ status }) => {
    if (status !== "unknown") storedSession.write(status === "signedIn");
  });
  const preferences = createPreferencesStore({
    storage: env.storage,
    brand: config.brand.slug,
    settings: config.brand.settings,
    currency: config.currency,
    theme: start.theme,
    isThemeAsked: query.get("theme") === start.theme,
  });
  const listQuery = (): ListQuery => listQueryOf(config.general, preferences.preferences.getState(), narrow.matches);
  const offerApi = createOfferApi(offerLocaleOf(start.locale), listQuery, [start.tenantUuid], showsLive, env.fetch);
  const push = createPushClient();
  const drawing: Drawing | null = env.drawn && { page: env.drawn.page, isFirst: true };
  const isShown = createStore(() => false);
  const offer = createLiveOffer({
    ...env,
    client: queryClient,
    api: offerApi,
    push,
    showsLive,
    frames: framesOf(env),
    afterFirstPart: (run) => (drawing ? void until(isShown, Boolean).then(run) : run()),
    level: () => (listQuery().lines ? "lines" : "list"),
  });
  const { subscriptions } = offer;
  const list = createMainList({ api: offerApi, subscriptions, favourites: favourites.ids, showsLive, now: env.now });
  const search = createSearch({
    ...env,
    api: offerApi,
    // A search returns the best matches only, so an event that is missing from it may still exist.
    subscription: subscriptions.create(() => false),
    titles: { live: message("board.liveNow"), upcoming: message("board.upcoming") },
    showsOutrights: widgets.outrights,
  });
  const lazyBetslips = createLazyBetslips({
    betTypes: config.betslip.betTypes,
    offer: offer.store,
    now: env.now,
    afterPaint: (run) => env.onNextFrame(() => env.after(0, run)),
    askToSignIn: host.requestLogin,
    askToDeposit: () => host.requestDeposit(config.general.header.depositUrl),
  });
  // The code of a shared slip is removed from the address: after a reload the slip is stored already.
  const code = query.get("code");
  forgetParameter(addressBar, "code");

  const findCatalog = createFindCatalog({ ...env, client: queryClient, api: offerApi });
  const navigation = createNavigation(addressBar, config, findCatalog);
  const { route, landing } = navigation.location.getState();
  navigation.preload(navigation.path());
  if (!landing) list.show(route);
  const counted = Promise.all([
    queryClient.prefetchQuery(statisticsQuery(offerApi, countRangeOf(route))),
    widgets.promotedOffer && queryClient.prefetchQuery(promotedQuery(offerApi, countRangeOf(route))),
  ]);
  const homeWidgets = createHomeWidgets({ api: offerApi, subscriptions, now: env.now });
  const recommended = createRecommended({
    ...{ api: offerApi, subscriptions, now: env.now },
    recommendations: generalRecommendations(offerApi),
  });

  /** Waits for all that the first screen shows, where a server draws it or has drawn it. */
  const prepare = async (): Promise<void> => {
    await until(navigation.location, (location) => !location.landing);
    const first = navigation.location.getState().route;
    if (landing) list.show(first);
    const parts = {
      ...{ config, offer, list, homeWidgets, recommended, now: env.now },
      ...{ isGrid: listQuery().lines, isNarrow: narrow.matches },
    };
    await Promise.all([counted, SCREENS[screenOf(first)].prepare?.(parts, first)]);
  };

  syncListQuery({ listQuery, preferences: preferences.preferences, narrow, reload: offer.reload });
  const ticker = createTicker(env);
  ticker.subscribe(offer.tick);
  const consent = createConsent({ storage: env.storage, brand: config.brand.slug, isEmbedded: env.isEmbedded });
  const interests = createInterests({
    storage: env.storage,
    brand: config.brand.slug,
    favourites: () => favourites.ids.getState().tournaments,
  });
  const saferGambling = createSaferGambling();
  saferGambling.frame.setState({ header: start.header, footer: start.footer, limits: true }, true);

  return {
    env,
    queryClient,
    /** The settings that the page began with. What was built from them stays; screens read `shownConfig`. */
    config,
    /** Replaced when newer settings are published. */
    shownConfig: createStore(() => config),
    preview: createPreviewStore(env.isReplay),
    favourites,
    preferences,
    offerApi,
    push,
    offer,
    list,
    search,
    homeWidgets,
    recommended,
    prepare,
    drawing,
    isShown,
    lazyBetslips,
    code,
    navigation,
    ticker,
    consent,
    interests,
    saferGambling,
    session,
    tickets: createStore<Tickets | null>(() => null),
    gameOptions: createStore<GameOptions>(() => ({ betId: null, loadMobileView: false, said: 0 })),
  };
};

export type App = Awaited<ReturnType<typeof createApp>>;
