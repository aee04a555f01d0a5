import "./react-first.ts";
import "virtual:metrics.css";
import "./styles.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { isPage } from "@touchline/protocol";
import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { AppConfig } from "../config/app-config.ts";
import { defaultBrand } from "../config/default-brand.ts";
import { BetslipsContext } from "../data/betslip/betslips-context.ts";
import { createBetslipsFront } from "../data/betslip/betslips-front.ts";
import { FavouritesContext } from "../data/favourites/favourites-context.ts";
import { createFavouritesStore } from "../data/favourites/favourites-store.ts";
import { createLiveOffer } from "../data/live-offer/live-offer.ts";
import { OfferApiContext } from "../data/offer/offer-api-context.ts";
import { OfferStoreContext } from "../data/offer/offer-context.ts";
import { listWantsOf } from "../data/preferences/list-wants.ts";
import { PreferencesContext } from "../data/preferences/preferences-context.ts";
import { createPreferencesStore } from "../data/preferences/preferences-store.ts";
import { brandQuery, countRangeOf, promotedQuery, statisticsQuery } from "../data/queries.ts";
import { createQueryClient } from "../data/query-client.ts";
import { pageSaferGambling } from "../data/safer-gambling/safer-gambling.ts";
import { createSession } from "../data/session/session.ts";
import { pageTicker } from "../data/ticker.ts";
import { TicketsContext } from "../data/tickets/tickets-context.ts";
import type { Tickets } from "../data/tickets/tickets-model.ts";

import { PageBoundary } from "../entities/part-boundary.tsx";
import { awaitHost, sayToHost } from "../host/host-line.ts";
import { requestDeposit, requestLogin } from "../host/host-pages.ts";
import { setLanguage } from "../i18n/language.ts";
import { loadLanguage } from "../i18n/load-language.ts";
import { offerLocaleOf } from "../i18n/locale.ts";
import { message } from "../i18n/message.ts";
import { createOfferApi, type ListWants } from "../net/offer-api.ts";
import { loadChunk } from "../ui/load-chunk.ts";
import { boot } from "./boot.ts";
import { watchChunkErrors } from "./chunk-errors.ts";
import { rootErrorCallbacks, watchWindowErrors } from "./error-sources.ts";
import { followListWants } from "./follow-list-wants.ts";
import { followTheme } from "./follow-theme.ts";
import { reportError } from "./report-error.ts";
import { createNavigation } from "./router/create-navigation.ts";
import { followLinks } from "./router/follow-links.ts";
import { forgetParameter } from "./router/page-query.ts";
import { type GameOptions, ServicesContext } from "./services.ts";
import { Shell } from "./shell.tsx";
import { openSearchOnSlash } from "./shortcuts.ts";
import { NARROW } from "./use-media-query.ts";
import { whenShown } from "./when-shown.ts";

/** What the parts without a screen of their own say went wrong: loading, the connection, the stores. */
const onError = (error: unknown): void => reportError(error, "data");
watchWindowErrors(reportError);

const start = window.touchlineStart;
if (!start) throw new Error("the script before the first paint did not run");

/** Another page is around this one. Whether it is a host that may say something is for it to show. */
const isHeld = window.parent !== window;
const joinHost = isHeld ? awaitHost() : null;

const chunkMissing = watchChunkErrors((error) => reportError(error, "chunk"));

const onceOnly = (run: () => Promise<void>): (() => void) => {
  let hasBegun = false;
  return () => {
    if (!hasBegun) void run();
    hasBegun = true;
  };
};

const queryClient = createQueryClient(onError);

const startOffer = (config: AppConfig) => {
  const favourites = createFavouritesStore();
  const preferences = createPreferencesStore({
    brand: config.brand.slug,
    settings: config.brand.settings,
    currency: config.currency,
    theme: start.theme,
    isThemeAsked: new URLSearchParams(location.search).get("theme") === start.theme,
  });
  const narrow = window.matchMedia(NARROW);
  const wants = (): ListWants => listWantsOf(config.general, preferences.preferences.getState(), narrow.matches);
  const offerApi = createOfferApi(offerLocaleOf(start.locale), wants);
  const offer = createLiveOffer({
    client: queryClient,
    api: offerApi,
    level: () => (wants().lines ? "lines" : "list"),
    favourites: favourites.ids.getState,
    titles: { live: message("board.liveNow"), upcoming: message("board.upcoming") },
    onError,
  });
  const front = createBetslipsFront({
    betTypes: config.betslip.betTypes,
    offer: offer.store,
    now: Date.now,
    askToSignIn: requestLogin,
    askToDeposit: () => requestDeposit(config.general.header.depositUrl),
  });
  /** A slip that was handed on. It is taken out of the address: whoever reloads has it already. */
  const code = new URLSearchParams(location.search).get("code");
  forgetParameter("code");

  // Asked for before anything is drawn: the odds are what the first picture waits for longest.
  const navigation = createNavigation(config.general, offer.findCatalog);
  const { route, landing } = navigation.location.getState();
  navigation.preload(navigation.path());
  if (!landing) offer.show(route);
  void queryClient.prefetchQuery(statisticsQuery(offerApi, countRangeOf(route)));
  void queryClient.prefetchQuery(promotedQuery(offerApi, countRangeOf(route)));

  favourites.ids.subscribe(offer.favouritesChanged);
  followListWants({ wants, preferences: preferences.preferences, narrow, reload: offer.reload });
  followTheme(preferences.preferences, start.brand.canvas, forgetParameter);
  followLinks(navigation);
  openSearchOnSlash(() => navigation.go(navigation.hrefOf({ view: "sports", filters: { page: "search" } })));
  pageTicker.subscribe(offer.tick);
  window.addEventListener("online", () => offer.setOnline(true));
  window.addEventListener("offline", () => offer.setOnline(false));
  document.addEventListener("visibilitychange", offer.tick);
  return { navigation, favourites, preferences, offerApi, offer, front, code, narrow };
};

const config = await boot(start, {
  // It falls back on another address instead of asking again.
  loadBrand: (address) => queryClient.fetchQuery({ ...brandQuery(address), retry: false }),
  loadLanguage: ({ locale, tenant }) => loadLanguage({ locale, tenant, onError }),
  setLanguage,
  fallback: defaultBrand,
  onError,
  version: APP_VERSION,
});
const { navigation, favourites, preferences, offerApi, offer, front, code, narrow } = startOffer(config);
/** What the screens read; what was put together from the settings goes on with those that the page began with. */
const shownConfig = createStore(() => config);
const session = createSession();
const tickets = createStore<Tickets | null>(() => null);
const gameOptions = createStore<GameOptions>(() => ({ betId: null, loadMobileView: false, said: 0 }));
pageSaferGambling.frame.setState({ header: start.header, footer: start.footer, limits: true }, true);
const state = () => ({
  version: config.version,
  brand: start.slug,
  locale: start.locale,
  theme: preferences.preferences.getState().theme,
  path: navigation.path(),
});
/** Loaded beside the first odds: a page that stands alone never asks for it. */
const hostAround =
  joinHost &&
  loadChunk(() => import("./follow-host.ts")).then((chunk) =>
    chunk?.followHost({
      start,
      state,
      config: shownConfig,
      navigation,
      preferences,
      slips: front.store,
      gameOptions,
      gambling: pageSaferGambling,
      join: joinHost,
    }),
  );
await start.styled;

const services = { navigation, offer, session, gameOptions, chunkMissing };
const WithConfig = ({ children }: { readonly children: ReactNode }) => (
  <ServicesContext value={{ ...services, config: useStore(shownConfig) }}>{children}</ServicesContext>
);

createRoot(document.getElementById("root") as HTMLElement, rootErrorCallbacks(reportError)).render(
  <StrictMode>
    <PageBoundary>
      <WithConfig>
        <QueryClientProvider client={queryClient}>
          <OfferApiContext value={offerApi}>
            <PreferencesContext value={preferences}>
              <OfferStoreContext value={offer.store}>
                <BetslipsContext value={front.betslips}>
                  <FavouritesContext value={favourites}>
                    <TicketsContext value={tickets}>
                      <Shell />
                    </TicketsContext>
                  </FavouritesContext>
                </BetslipsContext>
              </OfferStoreContext>
            </PreferencesContext>
          </OfferApiContext>
        </QueryClientProvider>
      </WithConfig>
    </PageBoundary>
  </StrictMode>,
);
if (!isHeld) sayToHost("ready", { ...state(), contract: 1, capabilities: [] });

// The socket is not needed for the first picture, so it does not compete with it for the line.
requestAnimationFrame(() => setTimeout(() => offer.connect().catch(onError)));
// Nor is who is looking at it, nor what is done with what they pick.
const startLate = onceOnly(async () => {
  const [slips, punter, around] = await Promise.all([
    loadChunk(() => import("./follow-betslips.ts")),
    loadChunk(() => import("./follow-punter.ts")),
    hostAround,
  ]);
  const place = { tickets, config, locale: start.locale, narrow, preferences };
  const betslips = slips?.followBetslips({
    client: queryClient,
    start,
    config,
    navigation,
    offer,
    preferences,
    session,
    front,
    narrow,
    onError,
  });
  if (code !== null) front.betslips.loadCode(code);
  punter?.followPunter({
    client: queryClient,
    around: around ?? null,
    start,
    place,
    session,
    favourites,
    offer,
    betslips,
    onError,
  });
  void loadChunk(() => import("./follow-brand.ts")).then((chunk) => chunk?.followBrand(queryClient, shownConfig));
});
whenShown(offer.loadState, startLate);
// A ticket is not to be seen before it is known who looks at it, and there are no odds on its page to go first.
if (isPage(navigation.location.getState().route)) startLate();
// Whoever picks something before that waits no longer than it takes to come.
front.onWaiting(startLate);
