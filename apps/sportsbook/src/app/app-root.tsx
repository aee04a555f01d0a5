import { QueryClientProvider } from "@tanstack/react-query";
import { useStore } from "zustand";
import { BetslipsContext } from "../data/betslip/betslips-context.ts";
import { FavouritesContext } from "../data/favourites/favourites-context.ts";
import { OfferApiContext, OfferStoreContext } from "../data/offer/offer-context.ts";
import { PreferencesContext } from "../data/preferences/preferences-context.ts";
import { TicketsContext } from "../data/tickets/tickets-context.ts";
import { PageBoundary } from "../entities/part-boundary.tsx";
import type { App } from "./create-app.ts";
import { Shell } from "./layouts/shell.tsx";
import { ServicesContext } from "./services.ts";

/** The page with everything that its components read from context. */
export const AppRoot = ({ app }: { readonly app: App }) => {
  const { navigation, offer, session, gameOptions, chunkMissing } = app;
  const config = useStore(app.shownConfig);
  return (
    <PageBoundary>
      <ServicesContext value={{ navigation, offer, session, gameOptions, chunkMissing, config }}>
        <QueryClientProvider client={app.queryClient}>
          <OfferApiContext value={app.offerApi}>
            <PreferencesContext value={app.preferences}>
              <OfferStoreContext value={offer.store}>
                <BetslipsContext value={app.lazyBetslips.betslips}>
                  <FavouritesContext value={app.favourites}>
                    <TicketsContext value={app.tickets}>
                      <Shell />
                    </TicketsContext>
                  </FavouritesContext>
                </BetslipsContext>
              </OfferStoreContext>
            </PreferencesContext>
          </OfferApiContext>
        </QueryClientProvider>
      </ServicesContext>
    </PageBoundary>
  );
};
