import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { BetslipsContext } from "../data/betslip/betslips-context.ts";
import { ConsentContext } from "../data/consent/consent.ts";
import { DrawingContext } from "../data/drawn-page.ts";
import { FavouritesContext } from "../data/favourites/favourites-context.ts";
import { OfferApiContext, OfferStoreContext } from "../data/offer/offer-context.ts";
import { PreferencesContext } from "../data/preferences/preferences-context.ts";
import { PreviewContext } from "../data/preview.ts";
import { SaferGamblingContext } from "../data/safer-gambling/safer-gambling.ts";
import { TicketsContext } from "../data/tickets/tickets-context.ts";
import { TickerContext } from "../data/use-now.ts";
import { useStore } from "../data/use-store.ts";
import { ConfigContext } from "../entities/config/config-context.ts";
import { KeptChoicesContext } from "../entities/kept-choice.ts";
import { LinksContext } from "../entities/links/links-context.ts";
import { PageBoundary } from "../entities/part-boundary.tsx";
import { SessionContext } from "../entities/session/session-context.ts";
import { HostLinkContext } from "../host/host-link.ts";
import { directionOf } from "../i18n/locale.ts";
import { DrawnForContext } from "../ui/drawn-for.ts";
import type { App } from "./create-app.ts";
import { Shell } from "./layouts/shell.tsx";
import { type Services, ServicesContext } from "./services.ts";

/** The page with everything that its components read from context. */
export const AppRoot = ({ app }: { readonly app: App }) => {
  const { env, navigation, offer, list, search, session, interests, gameOptions, homeWidgets, recommended, drawing } =
    app;
  const { host, chunkMissing } = env;
  const config = useStore(app.shownConfig);
  const texts = useStore(app.preview, (preview) => preview?.texts ?? 0);
  const [keptChoices] = useState(() => new Map<string, string>());
  const [drawnFor] = useState(
    () => drawing && { width: drawing.page.window.width, direction: directionOf(env.start.locale) },
  );
  const onShown = (): void => {
    if (drawing) drawing.isFirst = false;
    app.isShown.setState(true);
  };
  const shared = { env, navigation, offer, list, search, homeWidgets, recommended, interests, gameOptions };
  const services: Services = { ...shared, chunkMissing, onShown };
  return (
    <PageBoundary>
      <ServicesContext value={services}>
        <DrawingContext value={drawing}>
          <DrawnForContext value={drawnFor}>
            <HostLinkContext value={host}>
              <TickerContext value={app.ticker}>
                <PreviewContext value={app.preview}>
                  <SaferGamblingContext value={app.saferGambling}>
                    <QueryClientProvider client={app.queryClient}>
                      <OfferApiContext value={app.offerApi}>
                        <PreferencesContext value={app.preferences}>
                          <OfferStoreContext value={offer.store}>
                            <BetslipsContext value={app.lazyBetslips.betslips}>
                              <FavouritesContext value={app.favourites}>
                                <TicketsContext value={app.tickets}>
                                  <ConfigContext value={config}>
                                    <SessionContext value={session}>
                                      <LinksContext value={navigation}>
                                        <ConsentContext value={app.consent}>
                                          <KeptChoicesContext value={keptChoices}>
                                            <Shell key={texts} />
                                          </KeptChoicesContext>
                                        </ConsentContext>
                                      </LinksContext>
                                    </SessionContext>
                                  </ConfigContext>
                                </TicketsContext>
                              </FavouritesContext>
                            </BetslipsContext>
                          </OfferStoreContext>
                        </PreferencesContext>
                      </OfferApiContext>
                    </QueryClientProvider>
                  </SaferGamblingContext>
                </PreviewContext>
              </TickerContext>
            </HostLinkContext>
          </DrawnForContext>
        </DrawingContext>
      </ServicesContext>
    </PageBoundary>
  );
};
